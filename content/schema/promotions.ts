import { licences } from '@cosmodrome/rules/profile/licence';
import { CAMPAIGN_KINDS, CAMPAIGN_SECTIONS } from '@cosmodrome/rules/promotions/campaigns';
import { TAG } from '@cosmodrome/rules/identity/affiliate';
import { z } from 'zod';
import { inEachLanguage } from './languages.ts';
import { country, instant, place, slug } from './values.ts';

const words = z.strictObject({
  title: z.string().min(2).max(60),
  /** What it gives, with what it obliges to. */
  terms: z.string().min(10).max(240),
  /** What its page says, paragraph by paragraph. */
  text: z.array(z.string().min(10).max(600)).min(1).max(6),
  /** The way on. */
  button: z.string().min(2).max(32),
});

const campaignSchema = z
  .strictObject({
    /** Its page is `/promo/{slug}`. */
    slug,
    kind: z.enum(CAMPAIGN_KINDS),
    section: z.enum(CAMPAIGN_SECTIONS).nullable(),
    /** The page-visibility configuration: what is switched off, only testers see. */
    enabled: z.boolean(),
    /** Only for players in one of these groups; null: for all. */
    groups: z.array(z.string().min(1).max(32)).min(1).nullable(),
    /** On hosts of which licences; null: on all. */
    licences: z.array(z.enum(licences)).min(1).nullable(),
    countries: z.array(country).min(1).nullable(),
    starts_at: instant.nullable(),
    ends_at: instant.nullable(),
    /** A scene of the brand. */
    art: slug,
    /** Games that it is about, by identifier. */
    games: z
      .array(z.string().regex(/^[\w.-]+\/[\w.-]+$/))
      .max(12)
      .default([]),
    /** Of a page: its words and where its button leads. */
    words: inEachLanguage(words).nullable(),
    url: place.nullable(),
  })
  .refine(({ starts_at: from, ends_at: to }) => from === null || to === null || from < to, 'it ends before it begins')
  .refine(
    ({ kind, words: own, url }) => (kind === 'page') === (own !== null && url !== null),
    'a page has words and a way on, and nothing else has',
  );

/** The campaigns that are listed, in this order; the chain of deposit bonuses of the welcome pack; who is shown none. */
export const promotionsSchema = z
  .strictObject({
    campaigns: z.array(campaignSchema),
    welcome_pack: z.strictObject({
      /** Who has it: players of this group, as a tag of an affiliate may carry it. */
      group: z.string().min(1).max(32),
      /** Bonuses of the first deposit, the second, and so on. */
      bonuses: z.array(slug).min(2).max(6),
    }),
    /** Tags of affiliates whose visitors are shown no promotions. */
    excluded_stags: z.array(z.string().regex(TAG)),
  })
  .refine(
    ({ campaigns }) => new Set(campaigns.map((campaign) => campaign.slug)).size === campaigns.length,
    'two campaigns have one page',
  );
export type PromotionsFile = z.infer<typeof promotionsSchema>;
export type CampaignFile = PromotionsFile['campaigns'][number];
