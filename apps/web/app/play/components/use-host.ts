import type { FrameMessage } from '@cosmodrome/contract/frame';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccounts } from '../../money/index.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { signal, type Signal, useSignal } from '../../platform/signal.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { type FrameLink, linkFrame, type Told } from '../frame/link.ts';
import type { Launching } from '../launch/use-launch.ts';
import { noteRoundEnd, noteRoundStart } from '../session/gaming.ts';

/** A frame that says nothing for so long has not come up. */
const PATIENCE = 30_000;

export interface Host {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The game has come up and can be talked to. */
  ready: boolean;
  /** Play money as the frame counts it. */
  demoBalance: Signal<number | null>;
  /** Id of the round that runs. */
  round: Signal<string | null>;
  /** How often the wallet has refused a stake because a reality check is due. */
  checksDue: Signal<number>;
  tell: (message: Told) => void;
}

/** The host's side of the protocol with the open frame. */
export function useHost({ state, close }: Launching, ways: { leave: () => void; fullscreen: () => void }): Host {
  const t = useTranslations('play');
  const { open } = useOverlays();
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<FrameLink>(null);
  const [readySession, setReady] = useState<string | null>(null);
  // Also kept outside the state: a message may arrive before React has drawn the page with the one before it.
  const lastReady = useRef<string | null>(null);
  const [demoBalance] = useState(() => signal<number | null>(null));
  const [round] = useState(() => signal<string | null>(null));
  const [checksDue] = useState(() => signal(0));
  const session = state.kind === 'open' ? state.session : null;
  const currency = state.kind === 'open' ? state.currency : '';
  const mode = state.kind === 'open' ? state.mode : 'demo';

  const hear = (message: FrameMessage): void => {
    switch (message.type) {
      case 'ready':
        lastReady.current = message.session;
        setReady(message.session);
        if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
        return;
      case 'round-start':
        round.set(message.round);
        return noteRoundStart(currency, message.round, message.stake);
      case 'round-end':
        round.set(null);
        return noteRoundEnd(currency, message.round, message.stake, message.win);
      case 'balance':
        // Real money is what the origin says, not what a frame says.
        if (mode === 'demo') demoBalance.set(message.amount);
        return;
      case 'error':
        if (message.code === 'session_ended') close({ kind: 'elsewhere' });
        else if (lastReady.current !== message.session)
          close({ kind: message.code === 'offline' ? 'offline' : 'broken' });
        if (message.code === 'reality_check_due') checksDue.set(checksDue.get() + 1);
        if (message.code === 'limit_reached') {
          toast({
            tone: 'warn',
            title: t('gate.limit.title'),
            detail: t('gate.limit.text'),
            stays: true,
            key: 'limit',
          });
        }
        return;
      case 'open-cashbox':
        open('/deposit');
        return;
      case 'quit':
        return ways.leave();
      case 'fullscreen':
        return ways.fullscreen();
    }
  };
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });

  useEffect(() => {
    if (session === null || !frame.current) return undefined;
    demoBalance.set(null);
    round.set(null);
    const opened = linkFrame(frame.current, session, (message) => latest.current(message));
    link.current = opened;
    return () => {
      opened.close();
      link.current = null;
    };
  }, [session, demoBalance, round]);

  const ready = session !== null && readySession === session;
  useEffect(() => {
    if (session === null || ready) return undefined;
    const timer = setTimeout(() => close({ kind: 'slow' }), PATIENCE);
    return () => clearTimeout(timer);
  }, [session, ready, close]);

  const tell = useCallback((message: Told) => link.current?.tell(message), []);
  useToldBalance(ready && mode === 'real', currency, tell);
  return { frame, ready, demoBalance, round, checksDue, tell };
}

/** Tells the game of money that came without it: a deposit, a jackpot. What it was opened with it knows. */
function useToldBalance(told: boolean, currency: string, tell: Host['tell']): void {
  const amount = useAccounts()?.find((account) => account.currency === currency)?.amount_cents;
  const known = useRef(amount);
  useEffect(() => {
    if (told && known.current !== undefined && amount !== undefined && known.current !== amount) {
      tell({ type: 'balance', amount });
    }
    known.current = amount;
  }, [told, amount, tell]);
}

const never: number | null = null;
export const useDemoBalance = (host: Host): number | null => useSignal(host.demoBalance, never);
