/** What the browser itself keeps of a player, beside what is in the page: each is forgotten with the player. */
export const GAMING = 'casino:gaming';
export const TOLD = 'casino:told-payments';

/** Nobody who comes after finds any of it. */
export function forgetKept(): void {
  try {
    localStorage.removeItem(GAMING);
    sessionStorage.removeItem(TOLD);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
