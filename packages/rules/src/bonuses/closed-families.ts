/** Families of games that a bonus may close while it is in play; reels stay open, they are what bonuses are wagered on. */
export const CLOSABLE_FAMILIES = ['roulette', 'blackjack', 'crash'] as const;
export type ClosableFamily = (typeof CLOSABLE_FAMILIES)[number];
