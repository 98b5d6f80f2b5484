/** What runs in turn in this tab, and what waits for it here. */
let running: Promise<unknown> = Promise.resolve();

/**
 * One after another, in all tabs of this browser: a call after which the session goes on under another token or is over, and
 * the question whether it has ended. Asked with the old token while the answer is on its way, that would be a second end.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = (navigator as { locks?: LockManager }).locks?.request('session', work) ?? work();
  running = Promise.allSettled([running, done]);
  return done;
}

/**
 * Resolves when nothing runs in turn in this tab: a reading that was sent with the old token meanwhile would be refused as
 * if the session had ended. What runs in turn must not wait for it.
 */
export const untilSettled = (): Promise<unknown> => running;
