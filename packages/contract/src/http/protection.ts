import { HARM_MARKERS } from '@cosmodrome/rules/limits/markers';
import { SUPPRESSIONS } from '@cosmodrome/rules/limits/marketing';
import { LIMIT_PROMPTS } from '@cosmodrome/rules/limits/prompt';
import { ASSESSMENT_ANSWERS, ASSESSMENT_BANDS, ASSESSMENT_QUESTIONS } from '@cosmodrome/rules/limits/self-assessment';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant, SignedCents } from '../values.ts';

/** What protects a player beside the limits. */
export const Protection = z.object({
  /** Which question about limits is to be asked now: before the first deposit, or anew after some months. */
  prompt: z.enum(LIMIT_PROMPTS).nullable(),
  /** Why the player is shown no offers: not by banners, widgets, toasts, nor by letters. Null: offers may be shown. */
  suppression: z.enum(SUPPRESSIONS).nullable(),
  /** Signs of harm in what the player did, while they count. */
  markers: z.array(z.enum(HARM_MARKERS)),
  /** The last result of the self-assessment, when the player let it be kept. */
  self_assessment: z.object({ band: z.enum(ASSESSMENT_BANDS), taken_at: Instant }).nullable(),
  /** When this session ends at the latest, where the licence or a limit of the player's has it counted down. */
  session_ends_at: Instant.nullable(),
});
export type Protection = z.infer<typeof Protection>;

/** What a player's running month came to, as the books have it. */
export const MonthFigures = z.object({
  /** Of the wallet in use; money of other wallets is converted at the reference rates. */
  currency: CurrencyCode,
  /** IANA name of the time zone that the player's days begin in. */
  zone: z.string(),
  from: Instant,
  /** From one bet to the next in games for money, unless half an hour lies between them. */
  played_seconds: z.int().nonnegative(),
  /** Paid in. Negative when more of earlier deposits was taken back than paid in. */
  deposits_cents: SignedCents,
  /** Paid out; a withdrawal under way is not. */
  withdrawals_cents: Cents,
  /** Won in games less staked, of the player's own money. */
  net_cents: SignedCents,
  /** Every day from the first of the month to today. */
  days: z.array(z.object({ date: z.iso.date(), played_seconds: z.int().nonnegative() })),
});
export type MonthFigures = z.infer<typeof MonthFigures>;

const answers = Object.fromEntries(
  ASSESSMENT_QUESTIONS.map((question) => [question, z.enum(ASSESSMENT_ANSWERS)]),
) as Record<
  (typeof ASSESSMENT_QUESTIONS)[number],
  z.ZodEnum<Record<(typeof ASSESSMENT_ANSWERS)[number], (typeof ASSESSMENT_ANSWERS)[number]>>
>;

export const protection = {
  'limits.protection': call({
    system: 'limits',
    summary: 'What protects the player now: questions that are due, offers held back, the end of the session',
    method: 'GET',
    path: '/api/player/protection',
    audience: 'player',
    answers: { 200: Protection },
    errors: [401],
  }),
  'limits.betting': call({
    system: 'limits',
    summary: 'Whether the way to the betting site is open to the player; 503 while a national register does not answer',
    method: 'GET',
    path: '/api/player/protection/betting',
    audience: 'player',
    answers: {
      200: z.object({
        /**
         * What closes it: a break, an entry of the national register, too young an age for the host, or that what the
         * register or the age is asked by has not been told. Null: it is open.
         */
        closed: z.enum(['break', 'register', 'age', 'details']).nullable(),
      }),
    },
    errors: [401],
  }),
  'limits.month': call({
    system: 'limits',
    summary: "Time played, deposits, withdrawals and result of the player's running month, in the player's time zone",
    method: 'GET',
    path: '/api/player/protection/month',
    audience: 'player',
    answers: { 200: MonthFigures },
    errors: [401],
  }),
  'limits.answerPrompt': call({
    system: 'limits',
    summary: 'The player has thought about limits, and set some or wants none',
    method: 'POST',
    path: '/api/player/protection/prompt',
    audience: 'player',
    answers: { 200: Protection },
    errors: [401],
  }),
  'limits.assess': call({
    system: 'limits',
    summary: 'Keep the answers of a self-assessment: their sum only. Signs of harm hold offers back',
    method: 'POST',
    path: '/api/player/protection/self_assessment',
    audience: 'player',
    body: z.object({ answers: z.object(answers) }),
    answers: { 200: Protection },
    errors: [401, 422],
  }),
} as const;
