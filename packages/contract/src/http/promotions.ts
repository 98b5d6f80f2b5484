import { CAMPAIGN_KINDS, CAMPAIGN_SECTIONS } from '@cosmodrome/rules/promotions/campaigns';
import { STEP_STATUSES } from '@cosmodrome/rules/promotions/welcome-pack';
import { z } from 'zod';
import { call } from '../call.ts';
import { CountryCode, Instant } from '../values.ts';
import { BonusOffer } from './bonuses.ts';

/** A campaign as an operator wrote it. Its terms come from the system that its kind names; a page has its own words. */
export const Campaign = z.object({
  slug: z.string(),
  kind: z.enum(CAMPAIGN_KINDS),
  section: z.enum(CAMPAIGN_SECTIONS).nullable(),
  /** Only testers are answered one that is switched off. */
  enabled: z.boolean(),
  groups: z.array(z.string()).nullable(),
  countries: z.array(CountryCode).nullable(),
  start_at: Instant.nullable(),
  end_at: Instant.nullable(),
  /** A scene of the brand. */
  art: z.string(),
  /** Identifiers of the games that it is about. */
  games: z.array(z.string()),
  page: z
    .object({
      title: z.string(),
      terms: z.string(),
      text: z.array(z.string()),
      button: z.string(),
      url: z.string(),
    })
    .nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

/** The chain of deposit bonuses of who was sent by an affiliate that brings it (spec 6). */
export const WelcomePack = z.object({
  steps: z.array(
    z.object({
      /** Which of the player's deposits it comes with. */
      number: z.int().positive(),
      status: z.enum(STEP_STATUSES),
      taken_at: Instant.nullable(),
      /** Until when it is given; null: without an end. */
      end_at: Instant.nullable(),
      offer: BonusOffer,
    }),
  ),
});
export type WelcomePack = z.infer<typeof WelcomePack>;

export const promotions = {
  'promotions.list': call({
    system: 'promotions',
    summary:
      "Campaigns on the asked host, in the operator's order; with `all` a tester is answered those switched off, too",
    method: 'GET',
    path: '/api/promotions',
    audience: 'anyone',
    query: z.object({ all: z.literal('true').optional() }),
    answers: { 200: z.array(Campaign) },
  }),
  'promotions.mine': call({
    system: 'promotions',
    summary: 'Whether the caller is shown promotions, and the welcome pack of who has one',
    method: 'GET',
    path: '/api/promotions/mine',
    audience: 'anyone',
    answers: { 200: z.object({ excluded: z.boolean(), welcome_pack: WelcomePack.nullable() }) },
  }),
  'promotions.pages': call({
    system: 'promotions',
    summary: 'Which pages of promotions are shown, by slug (spec 2.3)',
    method: 'GET',
    path: '/api/fe/config/manage-promotion-pages',
    audience: 'anyone',
    answers: { 200: z.array(z.object({ slug: z.string(), enabled: z.boolean() })) },
  }),
  'promotions.excludedStags': call({
    system: 'promotions',
    summary: 'Tags of affiliates whose visitors are shown no promotions',
    method: 'GET',
    path: '/api/fe/config/excluded-promo-stags',
    audience: 'anyone',
    answers: { 200: z.array(z.string()) },
  }),
} as const;
