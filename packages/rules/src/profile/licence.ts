/** Licences the product runs under (spec 1). */
export const licences = ['CW', 'EE'] as const;
export type Licence = (typeof licences)[number];

/** Years a player must have completed. */
export const minimumAge = (licence: Licence): number => (licence === 'EE' ? 21 : 18);

/** Whether coins are a way to pay in under a licence (spec 6: each has its own payment set). */
export const takesCoins = (licence: Licence): boolean => licence !== 'EE';
