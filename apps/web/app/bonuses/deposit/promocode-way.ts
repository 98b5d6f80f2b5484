import { fetched } from '../../platform/device/part.ts';
import { PROMOCODE_KEY, PROMOCODE_PARAMETER } from './promocode-names.ts';

/** All that is done with a code; few addresses have one. */
export const loadPromocode = () => fetched(() => import('./promocode.ts'));

/** Keeps the code of a path within the site, if it has one: the way to it leads through registration or sign-in. */
export function keepPromocodeOf(path: string): void {
  if (!path.includes(PROMOCODE_PARAMETER)) return;
  const search = new URLSearchParams(path.split('#', 1)[0]?.split('?')[1]);
  void loadPromocode().then(({ keepPromocode }) => keepPromocode(search));
}

/** Whether a code waits to be applied. */
export function promocodeWaits(): boolean {
  try {
    return sessionStorage.getItem(PROMOCODE_KEY) !== null;
  } catch {
    return false;
  }
}
