import type { Distribution } from '../distribution.ts';

export const distribution = {
  lobby_wins: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
