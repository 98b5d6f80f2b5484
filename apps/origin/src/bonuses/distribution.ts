import type { Distribution } from '../distribution.ts';

export const distribution = {
  bonuses: 'player',
  bonus_rounds: 'player',
  bonus_turns: 'player',
  bonus_deposits: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
