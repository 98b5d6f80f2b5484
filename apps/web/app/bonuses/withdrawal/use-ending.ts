import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import { endsWithWithdrawal } from '@cosmodrome/rules/bonuses/withdrawal';
import { useBonuses } from '../queries.ts';

/** The player's bonuses that a withdrawal in a currency ends. */
export const useEndingBonuses = (currency: string): readonly Bonus[] =>
  (useBonuses().data ?? []).filter((bonus) => endsWithWithdrawal(bonus, currency));
