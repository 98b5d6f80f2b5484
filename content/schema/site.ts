import { REGISTRATION_EXTRAS } from '@cosmodrome/rules/identity/registration';
import { LIMIT_PERIODS, type LimitsPolicy, REVIEW_PERIODS } from '@cosmodrome/rules/limits/types';
import { locales } from '@cosmodrome/rules/content/locales';
import { SOCIAL_ICONS } from '@cosmodrome/rules/content/social-icons';
import { TAG } from '@cosmodrome/rules/identity/affiliate';
import { z } from 'zod';
import { country, place, slug } from './values.ts';

/**
 * The shapes of the files an operator writes for the site itself: brands, policies, banners, snippets and the heads of
 * pages. A wrong file stops the start with its name and reason.
 */

const elsewhere = z.url({ protocol: /^https$/ });
const target = z.union([place, elsewhere]);
const title = z.string().min(2).max(40);

export const brandSchema = z.strictObject({
  id: slug,
  name: z.string().min(2).max(40),
  logo: z.strictObject({ mobile: place, full: place, icon: place }),
  /** Which written words reach the people behind the brand. */
  supportEmail: z.email(),
  /** In the way people dial it, with the country's code; null where nobody would answer. */
  supportPhone: z
    .string()
    .regex(/^\+[\d ]{7,20}$/, 'a number like +49 30 123456')
    .nullable(),
  /** Places elsewhere where the brand speaks. */
  social: z.array(z.strictObject({ name: title, url: elsewhere, icon: z.enum(SOCIAL_ICONS) })),
  /** Whose work is shown here, each with its page. */
  partners: z.array(z.strictObject({ name: title, url: target })).max(40),
  /** Only what was really given. */
  awards: z
    .array(
      z.strictObject({
        name: z.string().min(2).max(60),
        nomination: z.string().min(2).max(80),
        prize: z.string().min(2).max(40),
        year: z.int().min(2000).max(2100),
        imgUrl: place,
      }),
    )
    .max(12),
  /** What proves that the house can be trusted, with the page where it is seen; its words by language. */
  certificates: z
    .array(
      z.strictObject({
        url: target,
        imgUrl: place.nullable(),
        text: z.object({ en: title }).catchall(title),
      }),
    )
    .max(6),
});
export type Brand = z.infer<typeof brandSchema>;

/** Names under which a brand is found, and what holds there. */
export const hostSchema = z.strictObject({
  brand: slug,
  /** Under which the site is shown here, and accounts are opened. */
  licence: z.enum(['CW', 'EE']),
  /** The name that search engines shall know. */
  canonical: z.hostname(),
  mirrors: z.array(z.hostname()),
  /** Languages that are left out of the lists here. */
  hiddenLocales: z.array(z.enum(locales)),
  /** Where sports are bet on, elsewhere or in the sandbox; null without a betting site. */
  bettingUrl: z.union([z.url({ protocol: /^https$/ }), z.literal('/sandbox/betting')]).nullable(),
  /** The tag of visitors who come from a partner's site without one, by the partner's host name. */
  stagByReferrer: z.record(z.hostname(), z.string().regex(TAG)).default({}),
});
export type HostFile = z.infer<typeof hostSchema>;

const minutes = z.strictObject({ min: z.int().min(5), max: z.int().max(1_440) });
/** How often something happens before it counts as a sign of harm. */
const often = z.int().min(1).max(24);
const breaks = z.array(z.enum(LIMIT_PERIODS)).min(1);

/** What players may do to their own limits. No licence may make a looser limit wait less than 24 hours. */
const limitsPolicySchema = z.strictObject({
  raiseHours: z.int().min(24),
  removeHours: z.int().min(24),
  raiseAfterPeriod: z.boolean(),
  confirmation: z.enum(['any_time', 'after_wait']),
  confirmDays: z.int().min(1).max(30),
  moneyPeriods: z.array(z.enum(['day', 'week', 'month'])).min(1),
  coolingOffPeriods: breaks,
  selfExclusionPeriods: breaks,
  /** Hours until a player may end a self-exclusion early by confirming it, with and without an end; null: never. */
  exclusionRemoval: z.strictObject({ definiteHours: z.int().min(24), indefiniteHours: z.int().min(168) }).nullable(),
  sessionMinutes: minutes,
  sessionRestMinutes: z.int().min(0).max(1_440),
  /** At least every hour, and never more often than anybody can bear. */
  realityCheckMinutes: z.strictObject({ min: z.int().min(15), max: z.int().max(60) }),
  highestStake: z
    .array(z.strictObject({ fromAge: z.int().min(18).max(99), cents: z.int().min(10) }))
    .refine((tiers) => tiers.every(({ fromAge }, at) => fromAge > (tiers[at - 1]?.fromAge ?? 0)), 'ages that rise'),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'a time zone like Europe/Berlin'),
  reviewPeriod: z.enum(REVIEW_PERIODS),
  suppressionDays: z.int().min(7).max(365),
  markers: z.strictObject({
    deposits: often,
    failedDeposits: often,
    looserLimits: often,
    recalledWithdrawals: often,
    hoursPlayed: often,
  }),
  exclusionRegister: z.enum(['hampi']).nullable(),
  sessionCountdown: z.boolean(),
}) satisfies z.ZodType<LimitsPolicy>;

/** What a licence asks, or the strict profile that a deployment may choose above it. */
export const policySchema = z.strictObject({
  profile: z.enum(['CW', 'EE', 'strict']),
  /** No accounts from here: guest mode. */
  restrictedCountries: z.array(country),
  /** Whether a share of losses may come back to players: where it may not, nothing is paid and nothing advertises it. */
  cashback: z.boolean(),
  /** What opening an account asks beside e-mail, password, country and currency. */
  registration: z.array(z.enum(REGISTRATION_EXTRAS)),
  /** Whether players may take a withdrawal back while it waits: banned where regulators call it a reverse withdrawal. */
  withdrawalRecall: z.boolean(),
  /** How often a bonus may have to be staked at most (player protection R22); null: the policy sets no bound. */
  mostWager: z.int().min(1).max(100).nullable(),
  /** Whether stakes bring points and levels: where they may not, none are collected, and the page says so. */
  points: z.boolean(),
  limits: limitsPolicySchema,
});

/** The head of a page's file, between two lines of three hyphens. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const pageHeadSchema = z.strictObject({
  title: z.string().min(2).max(80),
  description: z.string().min(20).max(200),
  keywords: z.string().default(''),
  layout: z.enum(['text', 'wide']).default('text'),
  /** Menus that list the page. */
  categories: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter((name) => name !== ''))
    .pipe(z.array(z.enum(['top-menu', 'bottom-menu', 'bottom-menu-help', 'custom-page']))),
  hidden: z.enum(['true', 'false']).default('false'),
  /** The page that lists this one among its children. */
  parent: slug.nullable().default(null),
  /** Settings of the page, as JSON in one line. */
  json: z.string().refine(isJson, 'no JSON').nullable().default(null),
});
export type PageHead = z.infer<typeof pageHeadSchema>;

export const snippetsSchema = z.array(
  z.strictObject({ id: slug, content: z.string().min(1), categories: z.array(slug) }),
);
