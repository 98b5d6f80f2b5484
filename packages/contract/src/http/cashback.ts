import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant, SignedCents } from '../values.ts';

/** What comes back of the losses in live games, and for which week. */
const CashbackTerms = z.object({
  /** Hundredths of a per cent of the week's net loss: 1000 is 10 %. */
  share_bp: z.int().positive(),
  /** Minor units: less than this is not paid. */
  least_cents: Cents,
  /** The running week, from Monday to Monday, midnight UTC; it is paid when it is over. */
  week: z.object({ starts_at: Instant, ends_at: Instant }),
});

/** A currency in which the player has played live games this week, or was paid for the last one. */
const CashbackStanding = z.object({
  currency: CurrencyCode,
  /** Real stakes less real payouts of this week's settled rounds; below zero when the player is winning. */
  net_loss_cents: SignedCents,
  /** What the week would give if it ended now. */
  cashback_cents: Cents,
  /** What was paid for the week before; zero when there was nothing to pay, null when it is not paid yet. */
  last_week_cents: Cents.nullable(),
});
export type CashbackStanding = z.infer<typeof CashbackStanding>;

export const cashback = {
  'cashback.terms': call({
    system: 'cashback',
    summary: 'What comes back of losses in live games; null where the licence of the host allows none',
    method: 'GET',
    path: '/api/cashback',
    audience: 'anyone',
    answers: { 200: z.object({ terms: CashbackTerms.nullable() }) },
  }),
  'cashback.standing': call({
    system: 'cashback',
    summary: 'How the player stands this week, and what was paid for the last one',
    method: 'GET',
    path: '/api/player/cashback',
    audience: 'player',
    answers: {
      200: z.object({
        /** Null where the account's licence, or that of the host, allows none. */
        terms: CashbackTerms.nullable(),
        currencies: z.array(CashbackStanding),
      }),
    },
    errors: [401],
  }),
} as const;
