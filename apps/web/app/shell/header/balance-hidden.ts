import { signal } from '../../platform/signal.ts';

const KEY = 'casino:balance-hidden';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether the balance is hidden on this screen. It says nothing of the player, and so outlasts the session. */
export const balanceHidden = signal(read());

/** Hides the balance or shows it, and remembers that in the browser. */
export function hideBalance(hidden: boolean): void {
  balanceHidden.set(hidden);
  try {
    if (hidden) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // It holds until the page is left where nothing can be kept.
  }
}
