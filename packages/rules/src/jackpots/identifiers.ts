/** The jackpots of this product: each has its page at /{identifier} (spec 2.2) and its file in content/jackpots. */
export const JACKPOT_IDENTIFIERS = ['mystic-jackpots'] as const;

/** The feature of a game that feeds a jackpot; the categories `jackpot` and `mystic-jackpots` follow from it. */
export const JACKPOT_FEATURE = 'mystic-jackpot';
