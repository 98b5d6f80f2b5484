import type { BonusCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import { normalizeCode } from '@cosmodrome/rules/bonuses/wagering';
import type { PlayerFacts } from '../account/index.ts';
import type { BonusOrder } from './grant.ts';

const DAY_MS = 24 * 3_600_000;

/** Whether a bonus is given now. */
export function isOffered({ starts_at: from, ends_at: to }: BonusCampaign, now: Date): boolean {
  return (from === null || new Date(from) <= now) && (to === null || now < new Date(to));
}

/** The coupon behind what somebody typed; undefined for an unknown code. */
export function couponOf(campaigns: readonly BonusCampaign[], code: string): BonusCampaign | undefined {
  const typed = normalizeCode(code);
  return campaigns.find((campaign) => campaign.for === 'coupon' && campaign.code === typed);
}

/** What a campaign is remembered by: a player gets it once. */
export const campaignKey = (campaign: BonusCampaign): string => `${campaign.for}:${campaign.id}`;

/**
 * A campaign as the order of a bonus for one player, in a currency; null when it is not for this player, not now, or not
 * in that currency: another currency's amount is never converted.
 */
export function orderOf(
  campaign: BonusCampaign,
  { player, currency, now }: { player: Pick<PlayerFacts, 'id' | 'groups'>; currency: string; now: Date },
): BonusOrder | null {
  const of = (money: Readonly<Record<string, number | undefined>>): number | undefined => money[currency];
  const amount = of(campaign.amounts);
  const maxStake = of(campaign.max_stakes);
  const maxWin = campaign.max_wins === null ? null : of(campaign.max_wins);
  const isFor = campaign.groups === null || campaign.groups.some((group) => player.groups.includes(group));
  if (amount === undefined || maxStake === undefined || maxWin === undefined) return null;
  if (!isFor || !isOffered(campaign, now)) return null;
  const { days_to_take: days } = campaign;
  const titles = Object.fromEntries(Object.entries(campaign.title).filter((entry) => entry[1] !== undefined));
  return {
    playerId: player.id,
    campaign: campaignKey(campaign),
    strategy: campaign.for,
    titles: { ...(titles as Record<string, string>), en: campaign.title.en },
    currency,
    amount: BigInt(amount),
    wager: campaign.wager,
    maxStake: BigInt(maxStake),
    maxWin: maxWin === null ? null : BigInt(maxWin),
    daysToWager: campaign.days_to_wager,
    activation: days === null ? 'accepted' : { until: new Date(now.getTime() + days * DAY_MS) },
  };
}
