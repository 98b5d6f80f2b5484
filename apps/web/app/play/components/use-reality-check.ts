import { intervalOf } from '@cosmodrome/rules/play/gaming-session';
import { useEffect, useRef, useState } from 'react';
import { useOwnRealityCheck } from '../../limits/index.ts';
import { api } from '../../platform/api/browser.ts';
import { serverNow } from '../../platform/api/server-time.ts';
import { onChannel } from '../../platform/realtime/realtime.ts';
import { useSession } from '../../platform/session/session.ts';
import { isShared, type PlayGame } from '../play-game.ts';
import { beat, confirmCheck, gamingTimes, HEARTBEAT } from '../session/gaming.ts';
import { checkAt, type RealityCheck, running } from '../session/reality-check.ts';
import type { LaunchState } from '../launch/use-launch.ts';
import type { Host } from './use-host.ts';

/** A round that may wait for the player is waited for this long; it goes on after the check. */
const PATIENCE = 8_000;
const FLIGHT = 10 * 60_000;

/** Where the player's answer to a check stands; it stays on the screen until the origin has it. */
export type Asking = 'not' | 'asking' | 'pending' | 'failed';

/** What the check counts from: the page's own times for play money, the origin's for real money. */
interface Since {
  /** The game session for real money; null for play money. */
  readonly session: string | null;
  /** As the origin wrote it. */
  readonly checkedAt: string;
  /** When the player confirmed here, if the origin saw no check due then. */
  readonly confirmed: number;
}

const owned: Since = { session: null, checkedAt: '', confirmed: 0 };

/**
 * Keeps the gaming session alive while a game is open, and holds the game when a check is due: as often as the policy of
 * the launch asks, or the player, whichever is more often. For real money the origin counts, and its wallet takes no new
 * round before the check is confirmed there.
 */
export function useRealityCheck(
  host: Host,
  game: PlayGame,
  state: LaunchState,
): { asking: Asking; confirm: () => void } {
  const open = state.kind === 'open' ? state : null;
  const interval = intervalOf(open?.realityCheckMinutes ?? null, useOwnRealityCheck());
  const patience = isShared(game) ? FLIGHT : PATIENCE;
  const check = useRef<RealityCheck>(running);
  const since = useRef<Since>(owned);
  /** The wallet has refused a stake: whatever the page thinks, a check is due. */
  const refused = useRef(false);
  const [asking, setAsking] = useState<Asking>('not');
  // Another session is another person's: it begins at once, also where a demo goes on.
  const session = useSession();
  const { tell, round, ready, checksDue } = host;

  // Each launch is told anew what holds, and a closed game has nothing to hold.
  useEffect(() => {
    since.current = open?.gaming ? { session: open.session, checkedAt: open.gaming.checked_at, confirmed: 0 } : owned;
    check.current = running;
    refused.current = false;
    setAsking('not');
  }, [open]);

  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    beat();
    let beaten = serverNow();
    const look = (): void => {
      const now = serverNow();
      if (now - beaten >= HEARTBEAT && check.current.kind !== 'asking') {
        beaten = now;
        beat(now);
      }
      const checked = refused.current ? -Infinity : checkedOf(since.current, now);
      const before = check.current;
      check.current = checkAt(before, { now, checked, interval, roundRuns: round.get() !== null, patience });
      if (before.kind === 'running' && check.current.kind !== 'running') tell({ type: 'reality-check-pause' });
      if (check.current.kind === 'asking') setAsking((asked) => (asked === 'not' ? 'asking' : asked));
    };
    const ask = (): void => {
      if (since.current.session === null) return;
      refused.current = true;
      look();
    };
    look();
    const timer = setInterval(look, 1000);
    const unsubscribe = checksDue.subscribe(ask);
    const close = onChannel('game_limits', ({ reason }, at) => {
      // What is told late may be of a check that has been confirmed since, here or elsewhere.
      if (reason === 'trigger_reality_check' && Date.parse(at) > Date.parse(since.current.checkedAt)) ask();
    });
    return () => {
      clearInterval(timer);
      unsubscribe();
      close();
    };
  }, [isOpen, session, interval, patience, round, checksDue, tell]);

  // A frame that comes up while the player is being asked has to hold as well.
  useEffect(() => {
    if (ready && check.current.kind !== 'running') tell({ type: 'reality-check-pause' });
  }, [ready, tell]);

  const goOn = (next: Since): void => {
    since.current = next;
    confirmCheck();
    check.current = running;
    refused.current = false;
    setAsking('not');
    tell({ type: 'resume' });
  };
  const confirm = (): void => {
    const asked = since.current;
    if (asked.session === null) return goOn(owned);
    setAsking('pending');
    api('play.confirmRealityCheck', { body: { session_id: asked.session, checked_at: asked.checkedAt } }).then(
      ({ checked_at: checkedAt }) => {
        // The game may have been opened anew meanwhile, and asks the same.
        if (since.current.checkedAt !== asked.checkedAt) return;
        const confirmed = checkedAt === asked.checkedAt ? serverNow() : 0;
        goOn({ session: since.current.session, checkedAt, confirmed });
      },
      () => {
        if (since.current.checkedAt === asked.checkedAt) setAsking('failed');
      },
    );
  };
  return { asking, confirm };
}

function checkedOf({ session, checkedAt, confirmed }: Since, now: number): number {
  if (session === null) return gamingTimes.get()?.checked ?? now;
  return Math.max(Date.parse(checkedAt), confirmed);
}
