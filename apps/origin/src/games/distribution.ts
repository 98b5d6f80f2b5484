import type { Distribution } from '../distribution.ts';

export const distribution = {
  games_ids: 'everywhere',
  games_favorites: 'player',
  games_played: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
