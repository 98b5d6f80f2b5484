import type { Bonus, BonusOffer } from '@cosmodrome/contract/http/bonuses';
import type { BonusCampaign, DepositCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import { isBonusCancelable } from '@cosmodrome/rules/bonuses/stages';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { wagerRequirement } from '@cosmodrome/rules/bonuses/wagering';
import type { BonusRow } from './tables.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A title in a language, in the language that it is a variant of, or in English. */
export const titleIn = (titles: Readonly<Record<string, string | undefined>>, locale: string): string =>
  inLanguage(titles, locale) ?? '';

/** To whom a bonus is shown, and when. */
export interface Reader {
  readonly locale: string;
  readonly now: Date;
  /** Whether the player's address is confirmed: no bonus begins before. */
  readonly confirmed: boolean;
}

/** A bonus as the contract has it. */
export function presentBonus(row: BonusRow, { locale, now, confirmed }: Reader): Bonus {
  const until = row.activatable_until;
  const open = row.stage === 'issued' && (until === null || until > now);
  const title = titleIn(row.titles, locale);
  return {
    id: row.id,
    title,
    bonus_title: title,
    type: row.strategy === 'deposit' ? 'Deposit' : 'NonDeposit',
    freespins_total: null,
    bonuses: [{ type: 'bonus' }],
    amount_cents: Number(row.amount),
    currency: row.currency,
    stage: row.stage,
    strategy: row.strategy,
    amount_wager_requirement_cents: Number(wagerRequirement(row.amount, row.wager)),
    amount_wager_cents: Number(row.wagered),
    wager: row.wager,
    max_bet_cents: Number(row.max_stake),
    closed_families: row.closed_families,
    max_win_cents: row.max_win === null ? null : Number(row.max_win),
    won_cents: Number(row.converted),
    days_to_wager: row.days_to_wager,
    created_at: row.created_at.toISOString(),
    activatable_until: instant(until),
    valid_until: instant(row.valid_until),
    activatable: open && confirmed,
    confirm_first: open && !confirmed,
    cancelable: isBonusCancelable(row.stage),
    ...(row.group_key !== null && { group_key: row.group_key }),
  };
}

const moneyOf = (amounts: Readonly<Record<string, number | undefined>>) =>
  Object.entries(amounts).map(([currency, amount]) => ({ currency, amount_cents: amount ?? 0 }));

type OfferedBonus = BonusOffer['bonuses'][number];

/** Of a deposit's bonus: what has to be paid in, with which code. */
function conditionsOf({ code, least_deposits, deposit_number: number }: DepositCampaign): OfferedBonus['conditions'] {
  return [
    { field: 'deposit_bonus_code', type: 'eq', value: [code] },
    { field: 'deposit_amount', type: 'min', value: moneyOf(least_deposits) },
    ...(number === null ? [] : [{ field: 'deposit_number' as const, type: 'eq' as const, value: [String(number)] }]),
  ];
}

const attributesOf = (campaign: BonusCampaign): OfferedBonus['attributes'] =>
  campaign.for === 'deposit'
    ? [
        { field: 'bonus_percent', value: campaign.percent },
        { field: 'bonus_amount_max', value: moneyOf(campaign.most) },
      ]
    : [{ field: 'bonus_amount', value: moneyOf(campaign.amounts) }];

/** A prize beside a bonus: what it is and asks, as data. */
function besideOf(prize: Prize, title: string): OfferedBonus {
  const attributes: OfferedBonus['attributes'] = [];
  const result: OfferedBonus['result_bonus'] = [];
  if (prize.kind === 'freespins') attributes.push({ field: 'freespins_count', value: prize.count });
  if (prize.kind === 'money' || prize.kind === 'bonus') {
    attributes.push({ field: 'bonus_amount', value: moneyOf(prize.amounts) });
  }
  const count = prize.kind === 'wheelspins' ? prize.count : prize.kind === 'lottery' ? prize.tickets : 0;
  const counted = prize.kind === 'points' ? prize.chargeable : count;
  if (counted > 0) attributes.push({ field: 'count', value: counted });
  if ('wager' in prize && prize.wager > 0) result.push({ field: 'wager', value: prize.wager });
  if ('max_wins' in prize && prize.max_wins) result.push({ field: 'max_win', value: moneyOf(prize.max_wins) });
  return { title, type: prize.kind, conditions: [], attributes, result_bonus: result };
}

/** Whether a campaign gives bonus money itself, and not only what comes in its place. */
const givesBonus = (campaign: BonusCampaign): boolean =>
  campaign.for === 'deposit' || Object.keys(campaign.amounts).length > 0;

/** What may be had, with its terms, before anybody has it. */
export function presentOffer(campaign: BonusCampaign, locale: string): BonusOffer {
  const title = titleIn(campaign.title, locale);
  const bonus: OfferedBonus = {
    title,
    type: 'bonus',
    conditions: campaign.for === 'deposit' ? conditionsOf(campaign) : [],
    attributes: attributesOf(campaign),
    result_bonus: [
      { field: 'wager', value: campaign.wager },
      { field: 'max_bet', value: moneyOf(campaign.max_stakes) },
      ...(campaign.max_wins ? [{ field: 'max_win' as const, value: moneyOf(campaign.max_wins) }] : []),
      { field: 'days_to_wager', value: campaign.days_to_wager },
    ],
  };
  const beside = campaign.prizes.map((prize) => besideOf(prize, title));
  return { id: campaign.id, title, bonuses: [...(givesBonus(campaign) ? [bonus] : []), ...beside] };
}
