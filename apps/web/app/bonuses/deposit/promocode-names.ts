/** Names the code in the address of a deposit (spec 2.2). */
export const PROMOCODE_PARAMETER = 'autoApplyPromocode';
/** Where it waits in this tab. */
export const PROMOCODE_KEY = 'casino:promocode';
