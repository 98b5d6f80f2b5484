import type { Distribution } from '../distribution.ts';

export const distribution = {
  levels_players: 'player',
  levels_rounds: 'player',
  levels_entries: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
