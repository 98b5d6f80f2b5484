import type { Distribution } from '../distribution.ts';

export const distribution = {
  drops: 'everywhere',
  drops_prizes: 'everywhere',
  drops_wins: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
