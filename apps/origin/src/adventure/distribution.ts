import type { Distribution } from '../distribution.ts';

export const distribution = {
  adventure_months: 'player',
  adventure_deposits: 'player',
  adventure_days: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
