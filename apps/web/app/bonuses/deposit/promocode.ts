import { PROMOCODE_KEY, PROMOCODE_PARAMETER, promocodeIn } from './promocode-name.ts';

/** An address without its code, so that the same page opened again applies nothing. */
export function withoutPromocode(path: string): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const rest = new URLSearchParams(search);
  rest.delete(PROMOCODE_PARAMETER);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

/** The code that waits to be applied; null without one. */
export function keptPromocode(): string | null {
  try {
    return promocodeIn(new URLSearchParams({ [PROMOCODE_PARAMETER]: sessionStorage.getItem(PROMOCODE_KEY) ?? '' }));
  } catch {
    return null;
  }
}

export function forgetPromocode(): void {
  try {
    sessionStorage.removeItem(PROMOCODE_KEY);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
