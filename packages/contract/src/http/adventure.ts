import { DAY_STATES, GIFT_STAGES } from '@cosmodrome/rules/adventure/day';
import { isTimeZone } from '@cosmodrome/rules/adventure/month';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, GameIdentifier, Instant } from '../values.ts';

const Amounts = z.array(z.object({ currency: CurrencyCode, amount_cents: Cents }));

/** Bonus money with all its terms, in each currency that it is given in. */
const BonusTerms = z.object({
  amounts: Amounts,
  wager: z.int().positive(),
  max_bet: Amounts,
  /** The most that becomes the player's own; null: all of it. */
  max_win: Amounts.nullable(),
  days_to_wager: z.int().positive(),
});

/** Rounds of games that the house stakes. */
const FreeSpinTerms = z.object({
  count: z.int().positive(),
  games: z.array(z.object({ identifier: GameIdentifier, title: z.string() })),
  /** The stake of each, in the currencies in which the games have that step. */
  bets: Amounts,
  /** How often what is won has to be staked; 0: it is paid as money. */
  wager: z.int().nonnegative(),
  max_win: Amounts.nullable(),
  /** How long they can be played once they are activated. */
  days_to_play: z.int().positive(),
});

const Month = z.string().regex(/^\d{4}-\d{2}$/);

const day = {
  /** Of the calendar: 1 is the first of the month; of the super prize the day after the last. */
  day: z.int().positive(),
  step: z.int().positive(),
  stepTotal: z.int().positive(),
  /** As `2026-11-21`. */
  date: z.iso.date(),
  condition: z.object({
    /** What the deposits of the day come to, each currency by itself; nothing for the super prize. */
    minDep: Amounts,
    /** How often the prize has to be staked. */
    wager: z.int().nonnegative(),
    /** Days in which the prize can be taken. */
    periodActivationDays: z.int().positive(),
  }),
  /** Bonus money or free spins: the other one is null. */
  prize: z.object({
    type: z.enum(['fs', 'bonus', 'superPrize']),
    bonus: BonusTerms.nullable(),
    freespins: FreeSpinTerms.nullable(),
  }),
};

/** A day with what it asks and gives; the same for everybody who has the adventure. */
export const AdventureDay = z.object(day);
export type AdventureDay = z.infer<typeof AdventureDay>;

export const AdventureMonth = z.object({
  month: Month,
  title: z.string(),
  /** How many days have to be completed for the super prize, which is the last of `days`. */
  super_days: z.int().positive(),
  days: z.array(AdventureDay),
});
export type AdventureMonth = z.infer<typeof AdventureMonth>;

/** The gift that a day has given (spec 3). */
const RelatedGift = z.object({
  type: z.string(),
  stage: z.enum(GIFT_STAGES),
  activatable: z.boolean(),
  activatable_until: Instant.nullable(),
  /** What it is of, the step of how many, and the date as DD/MM/YYYY. */
  title: z.string(),
});

const OwnDay = z.object({
  ...day,
  state: z.enum(DAY_STATES),
  isCompleted: z.boolean(),
  /** What the day's deposits in each currency have come to so far. */
  deposited: Amounts,
  completed_at: Instant.nullable(),
  /** The currency of its gift. */
  currency: CurrencyCode.nullable(),
  gift: RelatedGift.nullable(),
});
export type OwnAdventureDay = z.infer<typeof OwnDay>;

/** A player's month. Its days are those of the time zone of the month's first visit. */
export const AdventureStanding = z.object({
  ...AdventureMonth.shape,
  time_zone: z.string(),
  /** The running step: one more than there are days on the day after the last. */
  today: z.int().nonnegative(),
  today_ends_at: Instant,
  ends_at: Instant,
  finished: z.boolean(),
  completed: z.int().nonnegative(),
  lost: z.int().nonnegative(),
  days: z.array(OwnDay),
});
export type AdventureStanding = z.infer<typeof AdventureStanding>;

export const adventure = {
  'adventure.config': call({
    system: 'adventure',
    summary: 'The running month as the clients of the field read it: variables by currency, and the prizes of its set',
    method: 'GET',
    path: '/api/fe/config/vip-adventures',
    audience: 'anyone',
    answers: {
      200: z.object({
        /** By kind and name, as whole units in text. */
        variables: z.record(z.string(), z.record(z.string(), z.record(CurrencyCode, z.string()))),
        prizes: z.record(
          z.string(),
          z.array(
            z.object({
              title: z.string(),
              /** Names of variables. */
              prize: z.object({ freespin: z.string().optional(), bonus: z.string().optional() }),
              image: z.object({ src: z.string(), srcRetina: z.string() }).optional(),
              condition: z.object({
                minDep: z.string(),
                wager: z.int().nonnegative(),
                periodActivationDays: z.int().positive(),
              }),
            }),
          ),
        ),
      }),
    },
  }),
  'adventure.month': call({
    system: 'adventure',
    summary: 'The days of the running month, for everybody to read; null where the licence of the host allows none',
    method: 'GET',
    path: '/api/adventure',
    audience: 'anyone',
    answers: { 200: AdventureMonth.nullable() },
  }),
  'adventure.visit': call({
    system: 'adventure',
    summary:
      'How the player stands this month. The first visit of a month fixes the time zone of its days, and what is due is given',
    method: 'POST',
    path: '/api/player/adventure',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    body: z.object({
      time_zone: z
        .string()
        .max(64)
        .refine(isTimeZone, 'a time zone, as Europe/Tallinn')
        .meta({ examples: ['Europe/Tallinn'] }),
    }),
    answers: { 200: AdventureStanding },
    errors: [401, 403, 422],
  }),
} as const;
