import type { Distribution } from '../distribution.ts';

export const distribution = {
  draws_next_seeds: 'player',
  draws_seeds: 'player',
  draws_made: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
