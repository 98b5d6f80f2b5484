import type { Distribution } from '../distribution.ts';

export const distribution = {
  freespins: 'player',
  freespins_notices: 'player',
  freespins_rounds: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
