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

/** What a bonus with a deposit gives and asks in one currency, in minor units. */
export interface DepositTerms extends Wagering {
  readonly code: string;
  /** Of the deposit. */
  readonly percent: number;
  readonly least: number;
  readonly most: number;
  /** Which of the player's deposits it comes with; null: any. */
  readonly number: number | null;
}

type Money = readonly { currency: string; amount_cents: number }[];
type OfferedBonus = BonusOffer['bonuses'][number];

const inCurrency = (money: Money | undefined, currency: string): number | undefined =>
  money?.find((each) => each.currency === currency)?.amount_cents;

function wageringIn({ result_bonus: results }: OfferedBonus, currency: string): Wagering | null {
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

/** The same of an offer that comes with a deposit. */
export function depositTermsIn({ bonuses: [bonus] }: BonusOffer, currency: string): DepositTerms | null {
  if (!bonus) return null;
  const { attributes, conditions } = bonus;
  const percent = attributes.find((each) => each.field === 'bonus_percent')?.value;
  const most = inCurrency(attributes.find((each) => each.field === 'bonus_amount_max')?.value, currency);
  const least = inCurrency(conditions.find((each) => each.field === 'deposit_amount')?.value, currency);
  const code = conditions.find((each) => each.field === 'deposit_bonus_code')?.value[0];
  const number = conditions.find((each) => each.field === 'deposit_number')?.value[0];
  const wagering = wageringIn(bonus, currency);
  if (percent === undefined || most === undefined || least === undefined || code === undefined || !wagering)
    return null;
  return { ...wagering, code, percent, least, most, number: number === undefined ? null : Number(number) };
}
