/**
 * One after another, in all tabs of this browser: a call after which the session goes on under another token or is over, and
 * the question whether it has ended. Asked with the old token while the answer is on its way, that would be a second end.
 */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  (navigator as { locks?: LockManager }).locks?.request('session', work) ?? work();
