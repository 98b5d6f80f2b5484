import type { Quest } from '@cosmodrome/contract/http/quests';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { questSizes, type QuestSize } from '@cosmodrome/rules/quests/sizes';

/** A quest that runs from yesterday to tomorrow. */
export const quest = (id: number, slug: string, size: QuestSize, more: Partial<Quest> = {}): Quest => ({
  id,
  title: `Quest ${slug}`,
  text: 'A quest for tests.',
  frontend_identifier: `quest--${size}--${slug}`,
  art: 'night-launch',
  group_ids: [],
  in_progress: true,
  start_at: new Date(Date.now() - DAY_MS).toISOString(),
  end_at: new Date(Date.now() + DAY_MS).toISOString(),
  games: { category: 'pokies', identifiers: [], count: 48 },
  least_payout: 96,
  least_stake_cents: 20,
  most_stake_cents: 500,
  freespins_wager: 3,
  levels: Array.from({ length: questSizes[size].levels }, (_, at) => ({
    money_cents: at === 0 ? 0 : 1_000,
    freespins: at === 1 ? 20 : 0,
  })),
  players_count: 12,
  paid_count: 3,
  paid_cents: 1_500,
  ...more,
});
