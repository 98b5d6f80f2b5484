import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { inCurrency, wageringIn, type Wagering } from '../choice/terms.ts';

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

/** The terms of an offer that comes with a deposit; null when it is not given in that currency, or is of another kind. */
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
