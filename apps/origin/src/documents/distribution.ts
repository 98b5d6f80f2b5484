import type { Distribution } from '../distribution.ts';

export const distribution = {
  player_documents: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
