import { z } from 'zod';
import { channel } from '../channel.ts';
import { Cents, CurrencyCode, GameIdentifier } from '../values.ts';

export const Win = z.object({
  player: z.object({ nickname: z.string() }),
  game: z.object({ identifier: GameIdentifier }),
  round: z.object({ bet: Cents, win: Cents, currency: CurrencyCode }),
});
export type Win = z.infer<typeof Win>;

export const lobbyChannels = {
  'public:wins': channel({
    system: 'lobby',
    summary: 'Somebody won more than the stake',
    audience: 'public',
    data: Win,
  }),
} as const;
