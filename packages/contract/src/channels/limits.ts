import { z } from 'zod';
import { MONEY_LIMITS } from '@cosmodrome/rules/limits/types';
import { channel } from '../channel.ts';
import { Cents, CurrencyCode, GameIdentifier } from '../values.ts';

/** Of a limit of money: four fifths of it or more are used, and something is left. */
export const LimitNotice = z.object({
  id: z.int().positive(),
  type: z.enum(MONEY_LIMITS),
  period: z.enum(['day', 'week', 'month']),
  currency: CurrencyCode,
  amount_cents: Cents,
  used_cents: Cents,
});
export type LimitNotice = z.infer<typeof LimitNotice>;

export const limitsChannels = {
  limit_notices: channel({
    system: 'limits',
    summary: "One of the player's limits is almost reached: told once in each of its periods",
    audience: 'private',
    data: LimitNotice,
  }),
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
