import { promoStatus } from '../content/live-time.ts';
import { isTester } from '../profile/membership.ts';

/** What a campaign is about: its terms are those of the system that it names; a page has words of its own. */
export const CAMPAIGN_KINDS = [
  'welcome',
  'deposit',
  'cashback',
  'tournaments',
  'lotteries',
  'quests',
  'levels',
  'shop',
  'vip',
  'page',
] as const;

/** What campaigns are listed by; `finished` lists those that are over. */
export const CAMPAIGN_SECTIONS = ['welcome', 'pokies', 'live', 'vip'] as const;
export type CampaignSection = (typeof CAMPAIGN_SECTIONS)[number];

/** Whom a campaign is for, and when. */
export interface CampaignRules {
  readonly slug: string;
  /** The page-visibility configuration: only testers see what it switches off (spec 2.3). */
  readonly enabled: boolean;
  readonly groups: readonly string[] | null;
  readonly countries: readonly string[] | null;
  readonly start_at: string | null;
  readonly end_at: string | null;
}

/** Who looks at campaigns. */
export interface CampaignReader {
  /** Ids of the player's levels, tiers and groups; empty for guests. */
  readonly groups: readonly string[];
  /** Null while it is not known: what is for some countries only is not shown then. */
  readonly country: string | null;
}

/** Whether somebody may see a campaign and open its page. Testers see every one (spec 2.3). */
export function isCampaignFor({ enabled, groups, countries }: CampaignRules, reader: CampaignReader): boolean {
  if (isTester(reader.groups)) return true;
  if (!enabled) return false;
  if (groups && !groups.some((group) => reader.groups.includes(group))) return false;
  return countries === null || (reader.country !== null && countries.includes(reader.country));
}

/** Campaigns of a reader by what they are at a moment, in the operator's order. */
export function campaignsOf<T extends CampaignRules>(
  campaigns: readonly T[],
  reader: CampaignReader,
  now: Date,
): Readonly<Record<'active' | 'future' | 'archive', T[]>> {
  const shown = campaigns.filter((campaign) => isCampaignFor(campaign, reader));
  const at = (status: ReturnType<typeof promoStatus>): T[] =>
    shown.filter(({ start_at: start, end_at: end }) => promoStatus(start, end, now) === status);
  return { active: at('active'), future: at('future'), archive: at('archive') };
}

/** Whether a visitor came with a tag whose visitors are shown no promotions (spec 7). */
export const isExcludedTag = (tag: string | null | undefined, excluded: readonly string[]): boolean =>
  tag !== null && tag !== undefined && excluded.includes(tag);
