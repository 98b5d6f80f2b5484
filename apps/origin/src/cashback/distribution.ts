import type { Distribution } from '../distribution.ts';

export const distribution = {
  cashback_players: 'player',
  cashback_weeks: 'player',
  cashback_rounds: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
