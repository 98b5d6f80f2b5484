import { z } from 'zod';
import { channel } from '../channel.ts';

export const lotteriesChannels = {
  lotteries_changes: channel({
    system: 'lotteries',
    summary: 'The player has new tickets of a lottery, or a lottery with tickets of the player was drawn',
    audience: 'private',
    data: z.object({ lottery_id: z.int().positive(), tickets_count: z.int().nonnegative() }),
  }),
} as const;
