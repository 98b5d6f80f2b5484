import { z } from 'zod';
import { channel } from '../channel.ts';
import { Cents, CurrencyCode } from '../values.ts';

export const dropsChannels = {
  drops_wins: channel({
    system: 'drops',
    summary: 'A round of the player has won a prize of a prize drop',
    audience: 'private',
    data: z.object({
      id: z.int().positive(),
      /** In the language of the account. */
      title: z.string(),
      round_id: z.string(),
      /** What came into the wallet. */
      amount_cents: Cents,
      currency: CurrencyCode,
    }),
  }),
} as const;
