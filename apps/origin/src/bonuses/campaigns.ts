import type { AmountCampaign, BonusCampaign, DepositCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import { depositBonus, mayHaveDepositBonus } from '@cosmodrome/rules/bonuses/deposit';
import { normalizeCode } from '@cosmodrome/rules/bonuses/wagering';
import { DAY_MS } from '@cosmodrome/rules/durations';
import type { PlayerFacts } from '../profile/index.ts';
import type { GrantRequest, Titles } from '../prizes/index.ts';

type Player = Pick<PlayerFacts, 'id' | 'groups'>;

/** Whether a bonus is given now. */
export function isOffered({ starts_at: from, ends_at: to }: BonusCampaign, now: Date): boolean {
  return (from === null || new Date(from) <= now) && (to === null || now < new Date(to));
}

/** Whether it comes with the first deposit of anybody. */
export const isForNewcomers = (campaign: BonusCampaign): boolean =>
  campaign.for === 'deposit' && campaign.deposit_number === 1 && campaign.groups === null;

/** What a code of a coupon or of a deposit stands for; undefined for an unknown code. */
export function campaignOf(campaigns: readonly BonusCampaign[], code: string): BonusCampaign | undefined {
  const typed = normalizeCode(code);
  return campaigns.find((campaign) => campaign.code === typed);
}

/** The coupon behind what somebody typed; undefined for an unknown code, and for one that needs a deposit. */
export function couponOf(campaigns: readonly BonusCampaign[], code: string): AmountCampaign | undefined {
  const campaign = campaignOf(campaigns, code);
  return campaign?.for === 'coupon' ? campaign : undefined;
}

/** What a campaign is remembered by: a player gets it once. */
export const campaignKey = (campaign: BonusCampaign): string => `${campaign.for}:${campaign.id}`;

const isFor = ({ groups }: BonusCampaign, player: Player): boolean =>
  groups === null || groups.some((group) => player.groups.includes(group));

/**
 * Whether a player may have a campaign now with the deposit of that number in their life. It says nothing about the
 * deposit's amount and currency, nor whether the player has had the campaign.
 */
export const isOpenWith = (
  campaign: DepositCampaign,
  { player, number, now }: { player: Player; number: number; now: Date },
): boolean =>
  mayHaveDepositBonus(player.groups) &&
  isFor(campaign, player) &&
  isOffered(campaign, now) &&
  (campaign.deposit_number === null || campaign.deposit_number === number);

const amountIn = (money: Readonly<Record<string, number | undefined>>, currency: string): bigint | null => {
  const amount = money[currency];
  return amount === undefined ? null : BigInt(amount);
};

/** The bonus that a campaign gives with a deposit; null when it is too small, or in a currency that the campaign has not. */
export function bonusOfDeposit(
  { percent, least_deposits, most }: DepositCampaign,
  { amount, currency }: { amount: bigint; currency: string },
): bigint | null {
  const [least, atMost] = [amountIn(least_deposits, currency), amountIn(most, currency)];
  return least === null || atMost === null ? null : depositBonus(amount, { percent, least, most: atMost });
}

/** A campaign as what is granted for an amount of a currency; null where the campaign has none in that currency. */
function grantOf(
  campaign: BonusCampaign,
  { player, currency, amount, now }: { player: Player; currency: string; amount: bigint | null; now: Date },
): Omit<GrantRequest, 'lifecycle'> | null {
  const { max_stakes: maxStakes, max_wins: maxWins } = campaign;
  if (amount === null || !(currency in maxStakes) || (maxWins !== null && !(currency in maxWins))) return null;
  return {
    ...commonOf(campaign, { player, currency, now }),
    key: campaignKey(campaign),
    titles: titlesOf(campaign),
    prize: {
      kind: 'bonus',
      amounts: { [currency]: Number(amount) },
      wager: campaign.wager,
      max_stakes: { [currency]: maxStakes[currency] },
      max_wins: maxWins && { [currency]: maxWins[currency] },
      days_to_wager: campaign.days_to_wager,
      closed_families: (campaign.for === 'coupon' && campaign.closed_families) || [],
    },
  };
}

const titlesOf = ({ title }: BonusCampaign): Titles => {
  const written = Object.entries(title).filter((entry) => entry[1] !== undefined);
  return { ...(Object.fromEntries(written) as Record<string, string>), en: title.en };
};

const commonOf = (
  campaign: BonusCampaign,
  { player, currency, now }: { player: Player; currency: string; now: Date },
) => ({ playerId: player.id, source: 'bonuses', at: now, currency, strategy: campaign.for });

/** The key of what comes beside a campaign's bonus, by its place in the file. */
const besideKey = (campaign: BonusCampaign, place: number): string => `${campaignKey(campaign)}:${place}`;

/** What comes beside the bonus of a campaign, or in its place. Whichever kind it is, it is named by that. */
const besides = (
  campaign: BonusCampaign,
  context: { player: Player; currency: string; now: Date },
): Omit<GrantRequest, 'lifecycle'>[] =>
  campaign.prizes.map((prize, place) => {
    const { currency: _wallet, ...common } = commonOf(campaign, context);
    return { ...common, prize, key: besideKey(campaign, place) };
  });

/** The keys under which a player's first grant of a campaign may stand. */
export const firstKeysOf = (campaign: BonusCampaign): readonly string[] => [
  campaignKey(campaign),
  besideKey(campaign, 0),
];

/**
 * A campaign as what is granted to one player, in a currency, first its bonus; nothing when it is not for this player, not
 * now, or not in that currency: another currency's amount is never converted.
 */
export function grantsOfCampaign(
  campaign: AmountCampaign,
  { player, currency, now }: { player: Player; currency: string; now: Date },
): GrantRequest[] {
  if (!isFor(campaign, player) || !isOffered(campaign, now)) return [];
  const granted = grantOf(campaign, { player, currency, amount: amountIn(campaign.amounts, currency), now });
  if (!granted && Object.keys(campaign.amounts).length > 0) return [];
  const { days_to_take: days } = campaign;
  const until = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const lifecycle: GrantRequest['lifecycle'] = until === null ? 'given' : { offeredUntil: until };
  const all = [...(granted ? [granted] : []), ...besides(campaign, { player, currency, now })];
  return all.map((request) => ({ ...request, lifecycle }));
}

/** What is granted with a deposit, which was chosen by its terms; nothing when the deposit brings none of the campaign. */
export function grantsOfDeposit(
  campaign: DepositCampaign,
  { player, deposit, now }: { player: Player; deposit: { amount: bigint; currency: string }; now: Date },
): GrantRequest[] {
  const { currency } = deposit;
  const granted = grantOf(campaign, { player, currency, amount: bonusOfDeposit(campaign, deposit), now });
  if (!granted) return [];
  const all = [granted, ...besides(campaign, { player, currency, now })];
  return all.map((request) => ({ ...request, lifecycle: 'given' as const }));
}
