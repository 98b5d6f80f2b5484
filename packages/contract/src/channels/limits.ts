import { z } from 'zod';
import { channel } from '../channel.ts';
import { Cents, GameIdentifier } from '../values.ts';

export const limitsChannels = {
  game_limits: channel({
    system: 'limits',
    // `limit_cents` with `bet_limit_exceeded`: the highest stake of the policy; without it a limit of the player's own.
    summary: 'A limit has stopped a bet, a bonus or a session: the player is told and sent to the limits',
    audience: 'private',
    data: z.object({
      reason: z.enum([
        'game_forbidden_with_bonus',
        'bonus_bet_limit_exceeded',
        'bet_limit_exceeded',
        'session_limit_exceeded',
        'trigger_reality_check',
      ]),
      game: GameIdentifier.optional(),
      amount_cents: Cents.optional(),
      limit_cents: Cents.optional(),
    }),
  }),
} as const;
