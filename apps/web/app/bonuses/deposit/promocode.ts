import { PROMOCODE_KEY, PROMOCODE_PARAMETER } from './promocode-names.ts';

/** As long as the origin takes one. */
const LONGEST = 64;

/** The code in the search of an address; null for none, and for what can be none. */
export function promocodeIn(search: URLSearchParams): string | null {
  const code = search.get(PROMOCODE_PARAMETER)?.trim() ?? '';
  return code.length > 0 && code.length <= LONGEST ? code : null;
}

/** An address without its code, so that the same page opened again applies nothing. */
export function withoutPromocode(path: string): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const rest = new URLSearchParams(search);
  rest.delete(PROMOCODE_PARAMETER);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

/** Keeps the code of an address in this tab, if it has one. */
export function keepPromocode(search: URLSearchParams): void {
  const code = promocodeIn(search);
  if (code === null) return;
  try {
    sessionStorage.setItem(PROMOCODE_KEY, code);
  } catch {
    // A browser without storage loses the code on the way; it can be typed into the deposit.
  }
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
