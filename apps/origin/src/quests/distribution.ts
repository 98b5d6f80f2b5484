import type { Distribution } from '../distribution.ts';

export const distribution = {
  quests: 'everywhere',
  quests_entries: 'player',
  quests_levels: 'player',
  quests_rounds: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
