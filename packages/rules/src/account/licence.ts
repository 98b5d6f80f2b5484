/** Licences the product runs under (spec 1). */
export const licences = ['CW', 'EE'] as const;
export type Licence = (typeof licences)[number];

/** Years a player must have completed. */
export const minimumAge = (licence: Licence): number => (licence === 'EE' ? 21 : 18);
