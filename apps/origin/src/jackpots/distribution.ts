import type { Distribution } from '../distribution.ts';

export const distribution = {
  jackpots_levels: 'here',
  jackpots_rounds: 'player',
  jackpots_wins: 'everywhere',
} as const satisfies Readonly<Record<string, Distribution>>;
