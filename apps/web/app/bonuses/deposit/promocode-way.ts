import { fetched } from '../../platform/device/part.ts';
import { PROMOCODE_KEY, promocodeIn } from './promocode-name.ts';

/** What is done with a code that is kept; few addresses have one. */
export const loadPromocode = () => fetched(() => import('./promocode.ts'));

/** Keeps the code of an address in this tab, if it has one: at once, as the page may be left before more has come. */
export function keepPromocode(search: URLSearchParams): void {
  const code = promocodeIn(search);
  if (code === null) return;
  try {
    sessionStorage.setItem(PROMOCODE_KEY, code);
  } catch {
    // A browser without storage loses the code on the way; it can be typed into the deposit.
  }
}

/** Keeps the code of a path within the site, if it has one: the way to it leads through registration or sign-in. */
export const keepPromocodeOf = (path: string): void =>
  keepPromocode(new URLSearchParams(path.split('#', 1)[0]?.split('?')[1]));

/** Whether a code waits to be applied. */
export function promocodeWaits(): boolean {
  try {
    return sessionStorage.getItem(PROMOCODE_KEY) !== null;
  } catch {
    return false;
  }
}
