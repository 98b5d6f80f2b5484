import { z } from 'zod';
import { channel } from '../channel.ts';

export const achievementsChannels = {
  achievements_changes: channel({
    system: 'achievements',
    summary: 'The player has reached an achievement',
    audience: 'private',
    data: z.object({
      identifier: z.string(),
      /** In the language of the account. */
      title: z.string(),
      /** Whether a reward waits to be collected. */
      waits: z.boolean(),
    }),
  }),
} as const;
