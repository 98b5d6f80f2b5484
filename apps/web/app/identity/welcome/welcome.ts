import { WELCOME } from '../../platform/session/kept.ts';
import { signal } from '../../platform/signal.ts';

/** Whether the tab still owes the new player its welcome. */
export const welcomeDue = signal(false);

/** An account was opened here: what comes next is shown until the player closes it, also after a reload. */
export function beginWelcome(): void {
  welcomeDue.set(true);
  try {
    sessionStorage.setItem(WELCOME, '1');
  } catch {
    // Without storage it is shown until the page is left.
  }
}

/** After a reload: goes on with a welcome that was not closed. */
export function resumeWelcome(): void {
  try {
    if (sessionStorage.getItem(WELCOME) !== null) welcomeDue.set(true);
  } catch {
    // Nothing was kept.
  }
}

export function endWelcome(): void {
  welcomeDue.set(false);
  try {
    sessionStorage.removeItem(WELCOME);
  } catch {
    // Nothing was kept.
  }
}
