import { CHANCE_STATES } from '@cosmodrome/rules/chance/launch';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';

const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ examples: ['0'.repeat(64)] });

/** What a launch can give, with its chance. */
export const ChanceOutcome = z.object({
  id: z.string(),
  weight: z.int().positive(),
  /** Hundredths of a per cent. */
  chance_bp: z.number().positive(),
  kind: z.enum(['nothing', 'points', 'money']),
  /** Money, and what points are worth, by currency. */
  amounts: z.array(z.object({ currency: CurrencyCode, amount_cents: Cents })),
  /** Whole points. */
  count: z.int().positive().nullable(),
});
export type ChanceOutcome = z.infer<typeof ChanceOutcome>;

export const ChanceOdds = z.object({
  outcomes: z.array(ChanceOutcome),
  /** What the table of weights is known by: a launch is drawn from the one that its player has read. */
  table_hash: Hash,
});
export type ChanceOdds = z.infer<typeof ChanceOdds>;

export const OwnChance = z.object({
  state: z.enum(CHANCE_STATES),
  /** When the next day of launches begins. */
  next_at: Instant,
  /** SHA-256 of the seed that the next launch is drawn with; null where there is none to come. */
  server_seed_hash: Hash.nullable(),
  /** The latest launches, the newest first. */
  last: z.array(z.object({ day: z.iso.date(), outcome: ChanceOutcome })),
});
export type OwnChance = z.infer<typeof OwnChance>;

export const ChanceResult = z.object({ day: z.iso.date(), outcome: ChanceOutcome, next_at: Instant });
export type ChanceResult = z.infer<typeof ChanceResult>;

export const chance = {
  'chance.odds': call({
    system: 'chance',
    summary: 'What the daily launch can give, with the chance of each outcome',
    method: 'GET',
    path: '/api/chance',
    audience: 'anyone',
    answers: { 200: ChanceOdds },
    errors: [404],
  }),
  'chance.own': call({
    system: 'chance',
    summary: 'Whether the player can launch today, the seed committed to for it, and the latest launches',
    method: 'GET',
    path: '/api/player/chance',
    audience: 'player',
    answers: { 200: OwnChance },
    errors: [401, 404],
  }),
  'chance.launch': call({
    system: 'chance',
    summary: 'The launch of today: what is drawn is given in the same transaction',
    method: 'POST',
    path: '/api/player/chance/launch',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    idempotency: 'key',
    body: z.object({
      /** What the player has read before: odds or a seed that have changed since are not drawn from. */
      launch: z.object({ table_hash: Hash, server_seed_hash: Hash }),
    }),
    answers: { 200: ChanceResult },
    errors: [401, 403, 404, 422],
  }),
} as const;
