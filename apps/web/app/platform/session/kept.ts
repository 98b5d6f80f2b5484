/** What the browser itself keeps of a player, beside what is in the page: each is forgotten with the player. */
export const GAMING = 'casino:gaming';
export const TOLD = 'casino:told-payments';
export const WELCOME = 'casino:welcome';

/** Nobody who comes after finds any of it. */
export function forgetKept(): void {
  try {
    localStorage.removeItem(GAMING);
    sessionStorage.removeItem(TOLD);
    sessionStorage.removeItem(WELCOME);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
