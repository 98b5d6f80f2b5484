/** Names the code in the address of a deposit (spec 2.2). */
export const PROMOCODE_PARAMETER = 'autoApplyPromocode';
/** Where it waits in this tab. */
export const PROMOCODE_KEY = 'casino:promocode';

/** As long as the origin takes one. */
const LONGEST = 64;

/** The code in the search of an address; null for none, and for what can be none. */
export function promocodeIn(search: URLSearchParams): string | null {
  const code = search.get(PROMOCODE_PARAMETER)?.trim() ?? '';
  return code.length > 0 && code.length <= LONGEST ? code : null;
}
