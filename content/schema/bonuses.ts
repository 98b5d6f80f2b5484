import { CLOSABLE_FAMILIES } from '@cosmodrome/rules/bonuses/closed-families';
import { locales } from '@cosmodrome/rules/content/locales';
import { z } from 'zod';
import { bonusTerms, hasTerms, money, prizeSchema, TERMS_MISSING } from './prizes.ts';
import { instant, slug } from './values.ts';

/**
 * A bonus that an operator offers: at registration, by a code, or with a deposit. What is changed here holds for what is granted from then
 * on; a granted bonus keeps its terms.
 */

const title = z.string().min(2).max(48);

const code = z.string().regex(/^[A-Z0-9]{4,24}$/, 'capitals and digits, 4 to 24');

const shared = {
  id: slug,
  title: z.object({ en: title }).and(z.partialRecord(z.enum(locales), title)),
  ...bonusTerms,
  /** What comes beside the bonus; of a coupon and at registration, also in its place where there are no amounts. */
  prizes: z.array(prizeSchema).max(5).default([]),
  /** From when until when it is given; null: always. */
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  /** Only for players in one of these groups; null: for all. */
  groups: z.array(z.string().min(1).max(32)).min(1).nullable(),
};

/** Chosen by its terms at registration. */
const registration = z.strictObject({
  ...shared,
  for: z.literal('registration'),
  code: z.null(),
  amounts: money,
  days_to_take: z.null(),
});

/** Offered with its terms to who redeems its code. */
const coupon = z.strictObject({
  ...shared,
  for: z.literal('coupon'),
  code,
  amounts: money,
  /** How long it is offered before it is taken. */
  days_to_take: z.int().min(1).max(365),
  /** Families of games that are closed while it is wagered; its card says so before it is taken. */
  closed_families: z.array(z.enum(CLOSABLE_FAMILIES)).min(1).optional(),
});

/** A share of a deposit, for who has set its code, by its terms, before. */
const deposit = z.strictObject({
  ...shared,
  for: z.literal('deposit'),
  code,
  /** Of the deposit. */
  percent: z.int().min(1).max(100),
  /** A smaller deposit brings nothing. */
  least_deposits: money,
  /** The most that is given. */
  most: money,
  /** Only with the player's first deposit, or second, and so on; null: with any. */
  deposit_number: z.int().min(1).max(100).nullable(),
});

export const bonusSchema = z
  .discriminatedUnion('for', [registration, coupon, deposit])
  .refine(({ starts_at: from, ends_at: to }) => from === null || to === null || from < to, 'it ends before it begins')
  .refine(
    (bonus) =>
      (bonus.for !== 'deposit' && bonus.prizes.length > 0 && Object.keys(bonus.amounts).length === 0) ||
      hasTerms(bonus.for === 'deposit' ? bonus.most : bonus.amounts, bonus),
    TERMS_MISSING,
  )
  .refine(
    (bonus) =>
      bonus.for !== 'deposit' ||
      Object.keys(bonus.most).every((code) => (bonus.least_deposits[code] ?? 0) * bonus.percent >= 100),
    'each currency needs its least deposit, of which the share is something',
  );
export type BonusCampaign = z.infer<typeof bonusSchema>;
export type DepositCampaign = Extract<BonusCampaign, { for: 'deposit' }>;
/** A bonus of an amount that stands in its file. */
export type AmountCampaign = Exclude<BonusCampaign, DepositCampaign>;
