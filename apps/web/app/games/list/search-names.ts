/** The facets by their names in an address. */
export const TICKS = ['studio', 'feature', 'volatility', 'rtp'] as const;
export type Tick = (typeof TICKS)[number];

/** Search parameters that shape the document of a list. */
export const LIST_SEARCH: readonly string[] = ['page', 'sort', 'q', ...TICKS];
