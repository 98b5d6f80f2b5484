import type { GamingSession } from '@cosmodrome/contract/http/play';
import { DEMO_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { playedQuery } from '../../games/index.ts';
import { api } from '../../platform/api/browser.ts';
import { sessionLost, sessionState, useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';
import type { PlayGame } from '../play-game.ts';
import { joinGaming } from '../session/gaming.ts';
import { tabLock } from '../session/tab-lock.ts';
import { type Gate, gateOf } from './gate.ts';
import type { Mode } from './mode.ts';

export type LaunchState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'open';
      readonly session: string;
      readonly url: string;
      readonly mode: Mode;
      readonly currency: string;
      /** The longest without a reality check that the policy allows. */
      readonly realityCheckMinutes: number;
      /** As the origin counts it; null for play money. */
      readonly gaming: GamingSession | null;
    }
  | { readonly kind: 'closed'; readonly gate: Gate };

export interface Launching {
  state: LaunchState;
  /** What is or will be played in; null while the wallet is not known. */
  currency: string | null;
  /** Starts anew: after a failure, a changed profile, or to take the game back from another tab. */
  again: () => void;
  /** Closes the frame for a reason. */
  close: (gate: Gate) => void;
}

const starting: LaunchState = { kind: 'starting' };

/** Opens a game in the browser, and again whenever mode, wallet or player change. One real game a browser is open. */
export function useLaunch(game: PlayGame, mode: Mode): Launching {
  const client = useQueryClient();
  const session = useSession();
  const { restricted } = useSite();
  const wallet = activeAccount(useAccounts())?.currency;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LaunchState>(starting);
  const { provider, seo, demo } = game.card;
  const real = mode === 'real';
  const currency = real ? wallet : DEMO_CURRENCY;
  // A demo is nobody's business: it does not start again when the player becomes known.
  const who = real ? session : 'anyone';

  useEffect(() => {
    const gate = gateBefore({ real, restricted, who, demo });
    if (gate) {
      setState({ kind: 'closed', gate });
      return undefined;
    }
    setState(starting);
    if (currency === undefined) return undefined;
    let current = true;
    const body = { mode, ...(real ? { currency } : {}) } as const;
    api('play.launch', { params: { producer: provider, name: seo }, body }).then(
      ({ session_id: id, launch_url: url, reality_check_minutes: realityCheckMinutes, gaming_session: gaming }) => {
        if (!current) return;
        if (real) tabLock().claim(() => setState({ kind: 'closed', gate: { kind: 'elsewhere' } }));
        if (gaming) joinGaming(gaming);
        setState({ kind: 'open', session: id, url, mode, currency, realityCheckMinutes, gaming });
        if (sessionState.get() === 'player') void client.invalidateQueries({ queryKey: playedQuery().queryKey });
      },
      (error: unknown) => {
        if (current) setState({ kind: 'closed', gate: gateOf(error) });
      },
    );
    return () => {
      current = false;
      if (real) tabLock().release();
    };
  }, [provider, seo, demo, mode, real, currency, who, restricted, attempt, client]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const close = useCallback((gate: Gate) => setState({ kind: 'closed', gate }), []);
  return { state, currency: currency ?? null, again, close };
}

interface Before {
  real: boolean;
  restricted: boolean;
  who: string;
  demo: boolean;
}

/** What can be said without asking the origin. */
function gateBefore({ real, restricted, who, demo }: Before): Gate | undefined {
  if (real && restricted) return { kind: 'restricted' };
  if (real && who === 'guest') return { kind: sessionLost.get() ? 'ended' : 'join' };
  return !real && !demo ? { kind: 'no-demo' } : undefined;
}
