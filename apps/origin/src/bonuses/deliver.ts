import { bonusIn } from '@cosmodrome/rules/prizes/terms';
import { walletCurrencies, type Deliverer, type Titles } from '../prizes/index.ts';
import { grant } from './grant.ts';

/**
 * Bonus money as a kind of prize: in the currency of a wallet that its terms say something of, the wallet in use first.
 * Another currency's amount is never converted. An offer is one of the player's bonuses, and is taken there.
 */
export function bonusDeliverer(defaultTitles: Titles): Deliverer<'bonus'> {
  const give = async (
    trx: Parameters<Deliverer<'bonus'>['deliver']>[0],
    { playerId, prize, key, at, strategy, titles = defaultTitles, groupKey, ...delivery }: Given,
    activation: 'accepted' | { readonly until: Date },
  ): ReturnType<Deliverer<'bonus'>['deliver']> => {
    const own = await walletCurrencies(trx, playerId);
    const possible = own.filter((each) => delivery.currency === undefined || each === delivery.currency);
    const [terms] = possible.flatMap((each) => bonusIn(prize, each) ?? []);
    if (!terms) return { outcome: 'refused', reason: 'no_wallet' };
    const { currency, amount, maxStake, maxWin } = terms;
    const order = { playerId, campaign: key, strategy, groupKey, titles, currency, amount, maxStake, maxWin };
    const more = { wager: prize.wager, closedFamilies: prize.closed_families, daysToWager: prize.days_to_wager };
    const { outcome } = await grant(trx, { ...order, ...more, activation }, at);
    if (outcome === 'refused') return { outcome, reason: 'bonuses_off' };
    // The bonus was given under this key before there were grants: it has had its course, or has it still.
    if (outcome === 'already') return { outcome: 'refused', reason: 'other_prize' };
    return { outcome: 'delivered', currency, amount };
  };
  return {
    deliver: (trx, delivery) => give(trx, delivery, 'accepted'),
    offer: (trx, delivery, until) => give(trx, delivery, { until }),
  };
}

type Given = Parameters<Deliverer<'bonus'>['deliver']>[1];
