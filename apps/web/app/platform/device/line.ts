import { api, reachable } from '../api/browser.ts';
import { signal } from '../signal.ts';

/** Something waits for the line to come back. */
export const isHeld = signal(false);

let held: (() => void) | undefined;

export const hasLine = (): boolean => navigator.onLine && reachable.get();

/**
 * Runs at once what needs the line; without one, when it is back. The last one counts: a person who has pressed two links
 * wants the second.
 */
export function whenOnline(work: () => void): void {
  if (hasLine()) return work();
  if (held === undefined) void untilLine().then(release);
  held = work;
  isHeld.set(true);
}

/** Resolves when the line is there. That the browser is online says only that there is a line; an answer, whatever it is, says that it leads here. */
export async function untilLine(): Promise<void> {
  do {
    if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    // It tries several times by itself, and says what came of it.
    await api('content.currentIp').catch(() => undefined);
  } while (!hasLine());
}

function release(): void {
  const work = held;
  held = undefined;
  isHeld.set(false);
  work?.();
}
