import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';

/** What a bonus of money gives and asks in one currency, in minor units. */
export interface OfferTerms {
  readonly amount: number;
  readonly wager: number;
  readonly maxBet: number;
  readonly maxWin: number | null;
  readonly days: number;
}

type Money = readonly { currency: string; amount_cents: number }[];

/** The terms of an offer in a currency; null when it is not given in that currency, or gives something else. */
export function termsIn({ bonuses: [bonus] }: BonusOffer, currency: string): OfferTerms | null {
  if (!bonus) return null;
  const of = (money: Money | undefined): number | undefined =>
    money?.find((each) => each.currency === currency)?.amount_cents;
  const facts: { wager?: number; days?: number; maxBet?: number; maxWin?: number } = {};
  for (const each of bonus.result_bonus) {
    if (each.field === 'wager') facts.wager = each.value;
    else if (each.field === 'days_to_wager') facts.days = each.value;
    else if (each.field === 'max_bet') Object.assign(facts, { maxBet: of(each.value) });
    else Object.assign(facts, { maxWin: of(each.value) });
  }
  const given = bonus.attributes.find((each) => each.field === 'bonus_amount');
  const amount = of(given?.value);
  const { wager, days, maxBet, maxWin = null } = facts;
  if (amount === undefined || wager === undefined || days === undefined || maxBet === undefined) return null;
  return { amount, wager, days, maxBet, maxWin };
}
