import type { Distribution } from '../distribution.ts';

export const distribution = {
  lotteries: 'everywhere',
  lotteries_entries: 'player',
  lotteries_tickets: 'player',
  lotteries_deposits: 'player',
  lotteries_wins: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
