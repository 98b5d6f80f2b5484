import { ROCKETS } from '@cosmodrome/rules/quests/rockets';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, GameIdentifier, Instant } from '../values.ts';

/** What a level pays: minor units of a currency, and free spins. */
export const QuestPrize = z.object({ money_cents: Cents, freespins: z.int().nonnegative() });

/**
 * A quest. Its size, its slug and whether it is a test are said by its identifier; what opens its levels in which tier and
 * currency follows from the size (`@cosmodrome/rules/quests`).
 */
export const Quest = z.object({
  id: z.int().positive(),
  title: z.string(),
  text: z.string(),
  /** `quest--{size}--{slug}`, and `--ffc` behind it for a test. */
  frontend_identifier: z.string(),
  /** A scene of the brand. */
  art: z.string(),
  group_ids: z.array(z.int().positive()),
  in_progress: z.boolean(),
  start_at: Instant,
  end_at: Instant,
  /** The games that count: their category, how many, and the first of them. */
  games: z.object({
    category: z.string().nullable(),
    identifiers: z.array(GameIdentifier),
    count: z.int().nonnegative(),
  }),
  /** What the games pay back at least, in per cent. */
  least_payout: z.number().min(0).max(100),
  /** Stakes that count, in cents of a euro. */
  least_stake_cents: Cents,
  most_stake_cents: Cents,
  /** How often winnings of its free spins are staked before they are the player's own. */
  freespins_wager: z.int().nonnegative(),
  /** What each level pays in the middle tier, from the first, in cents of a euro. */
  levels: z.array(QuestPrize),
  players_count: z.int().nonnegative(),
  /** Levels that were paid so far, and the money of them in cents of a euro (player protection R24). */
  paid_count: z.int().nonnegative(),
  paid_cents: Cents,
});
export type Quest = z.infer<typeof Quest>;

/** The player's own standing in a quest that was started. What was promised at the start holds to its end. */
export const OwnQuest = z.object({
  quest_id: z.int().positive(),
  tier: z.enum(ROCKETS),
  /** Of all amounts here: the wallet that was in use at the start. */
  currency: CurrencyCode,
  /** Bets that count. */
  bets_cents: Cents,
  /** The bets that open each level, from the first. */
  thresholds: z.array(Cents),
  prizes: z.array(QuestPrize),
  /** The level that the bets have reached, from 1. */
  level: z.int().positive(),
  /** The highest level that was paid. */
  paid_level: z.int().positive(),
  /** What levels have really brought: who wants no bonuses is given no free spins with a wager. */
  collected: QuestPrize,
  started_at: Instant,
});
export type OwnQuest = z.infer<typeof OwnQuest>;

export const quests = {
  'quests.list': call({
    system: 'quests',
    summary: 'Quests that run or come next, and the latest that are over: those that are open to the caller',
    method: 'GET',
    path: '/api/quests',
    audience: 'anyone',
    answers: { 200: z.array(Quest) },
  }),
  'quests.bySlug': call({
    system: 'quests',
    summary: 'One quest by its slug, as its page has it',
    method: 'GET',
    path: '/api/quests/named/:slug',
    audience: 'anyone',
    params: z.object({ slug: z.string().min(1).max(128) }),
    answers: { 200: Quest },
    errors: [404],
  }),
  'quests.statuses': call({
    system: 'quests',
    summary: "The player's standing in each quest that was started and is on the list",
    method: 'GET',
    path: '/api/quests/statuses',
    audience: 'player',
    answers: { 200: z.array(OwnQuest) },
    errors: [401],
  }),
  'quests.start': call({
    system: 'quests',
    summary: 'Start a quest in the tier that the player was shown. A repetition is answered alike',
    method: 'POST',
    path: '/api/quests/:id/start',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    params: z.object({ id: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)) }),
    body: z.strictObject({ tier: z.enum(ROCKETS) }),
    answers: { 200: OwnQuest },
    errors: [401, 403, 404, 422],
  }),
} as const;
