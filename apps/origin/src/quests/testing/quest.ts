import { languages } from '@cosmodrome/content/schema/languages.ts';
import type { QuestFile } from '@cosmodrome/content/schema/quests.ts';

/** A quest of six levels every week, in which the highest stakes of a game count. */
export const testQuest = (slug: string, more: Partial<QuestFile> = {}): QuestFile => ({
  slug,
  size: 'xs',
  test: false,
  words: Object.fromEntries(
    languages.map((code) => [code, { title: `Quest ${slug}`, text: 'A quest for tests, as quests are.' }]),
  ),
  art: 'night-launch',
  schedule: { kind: 'week', zone: 'UTC' },
  games: { category: 'pokies' },
  least_stake_cents: 20,
  most_stake_cents: 10_000,
  groups: null,
  licences: null,
  prizes: [
    { money_cents: 0, freespins: 0 },
    { money_cents: 400, freespins: 0 },
    { money_cents: 600, freespins: 20 },
    { money_cents: 0, freespins: 30 },
    { money_cents: 1_000, freespins: 0 },
    { money_cents: 3_000, freespins: 10 },
  ],
  freespins: { games: ['orbit/CosmicGems'], bet_level: 1, wager: 3, days_to_activate: 7, days_to_play: 3 },
  ...more,
});
