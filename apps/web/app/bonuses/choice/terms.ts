import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';

/** What a bonus of money asks in one currency; amounts in minor units. */
export interface Wagering {
  readonly wager: number;
  readonly maxBet: number;
  readonly maxWin: number | null;
  readonly days: number;
}

/** What a bonus of money gives and asks in one currency, in minor units. */
export interface OfferTerms extends Wagering {
  readonly amount: number;
}

type Money = readonly { currency: string; amount_cents: number }[];
type OfferedBonus = BonusOffer['bonuses'][number];

/** The amount of one currency, in minor units. */
export const inCurrency = (money: Money | undefined, currency: string): number | undefined =>
  money?.find((each) => each.currency === currency)?.amount_cents;

/** What has to be done with a bonus; null where it is not given in that currency. */
export function wageringIn({ result_bonus: results }: OfferedBonus, currency: string): Wagering | null {
  const facts: { wager?: number; days?: number; maxBet?: number; maxWin?: number } = {};
  for (const each of results) {
    if (each.field === 'wager') facts.wager = each.value;
    else if (each.field === 'days_to_wager') facts.days = each.value;
    else if (each.field === 'max_bet') Object.assign(facts, { maxBet: inCurrency(each.value, currency) });
    else Object.assign(facts, { maxWin: inCurrency(each.value, currency) });
  }
  const { wager, days, maxBet, maxWin = null } = facts;
  return wager === undefined || days === undefined || maxBet === undefined ? null : { wager, days, maxBet, maxWin };
}

/** The terms of an offer in a currency; null when it is not given in that currency, or gives something else. */
export function termsIn({ bonuses: [bonus] }: BonusOffer, currency: string): OfferTerms | null {
  if (!bonus) return null;
  const given = bonus.attributes.find((each) => each.field === 'bonus_amount');
  const amount = inCurrency(given?.value, currency);
  const wagering = wageringIn(bonus, currency);
  return amount === undefined || !wagering ? null : { ...wagering, amount };
}
