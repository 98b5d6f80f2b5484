import { IDLE_WARNING_MS, SESSION_IDLE_MS } from '@cosmodrome/rules/identity/sign-in-throttle';
import { api } from '../../platform/api/browser.ts';
import { answeredAt } from '../../platform/api/server-time.ts';
import { onChannel } from '../../platform/realtime/realtime.ts';
import { signal } from '../../platform/signal.ts';

/** When the session ends for want of use, in milliseconds of this clock; null while that is far. */
export const idleEnd = signal<number | null>(null);

const CHANNEL = 'casino:idle';
const LOOK_EVERY = 10_000;

/**
 * Warns before a session ends that nobody uses (player-protection R26), and learns of the end. Any answer of the origin
 * counts as use, in whichever tab, and so does a round: it moves the balance.
 * @param idleMs how long the session may go unused
 * @returns what stops it
 */
export function followIdle(idleMs: () => number = () => SESSION_IDLE_MS): () => void {
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let used = answeredAt();
  let asked = 0;
  const use = (at: number): void => {
    used = Math.max(used, Math.min(at, Date.now()));
  };
  const look = (): void => {
    if (answeredAt() > used) {
      use(answeredAt());
      tabs?.postMessage(used);
    }
    const end = used + idleMs();
    const now = Date.now();
    idleEnd.set(now >= end - IDLE_WARNING_MS && now < end ? end : null);
    if (now < end || asked === end) return;
    asked = end;
    // The origin knows whether it is over; a refusal leads to sign-in.
    void api('identity.sessions').catch(() => undefined);
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<number>) => {
    use(data);
    look();
  });
  const stopBalance = onChannel('balance', () => use(Date.now()));
  const timer = setInterval(look, LOOK_EVERY);
  return () => {
    clearInterval(timer);
    stopBalance();
    tabs?.close();
    idleEnd.set(null);
  };
}

/** Uses the session, so that it goes on. */
export async function stayAwake(): Promise<void> {
  await api('profile.player').catch(() => undefined);
}
