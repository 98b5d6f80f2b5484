import type { Distribution } from '../distribution.ts';

export const distribution = {
  tournaments: 'everywhere',
  tournaments_entries: 'player',
  tournaments_rounds: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
