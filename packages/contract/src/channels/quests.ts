import { z } from 'zod';
import { channel } from '../channel.ts';
import { OwnQuest, QuestPrize } from '../http/quests.ts';

export const questsChannels = {
  quests_statuses: channel({
    system: 'quests',
    summary: "The player's standing in a quest has changed",
    audience: 'private',
    data: OwnQuest.extend({
      /** In the language of the account. */
      title: z.string(),
      slug: z.string(),
      /** Levels that have just been paid. */
      reached: z.array(z.int().positive()),
      /** What they have brought together. */
      won: QuestPrize,
    }),
  }),
} as const;
