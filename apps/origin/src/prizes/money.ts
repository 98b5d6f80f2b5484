import type { Connection } from '@cosmodrome/database';
import { convertMinor } from '@cosmodrome/rules/money/rates';
import { amountFor } from '@cosmodrome/rules/prizes/terms';
import { post, wallets, type Entry, type HouseAccount } from '../ledger/index.ts';
import type { Deliverer } from './deliverer.ts';

/** The currencies of a player's wallets, the one in use first. */
export async function walletCurrencies(connection: Connection, playerId: number): Promise<string[]> {
  const own = await wallets(connection, playerId);
  return own.toSorted((one, other) => Number(other.active) - Number(one.active)).map(({ currency }) => currency);
}

/**
 * Money into a wallet, as the player's own. In the currency of a wallet where the prize has an amount in one, the wallet in
 * use first; else its amount in the default currency, or its first, is converted into the wallet in use at the rate of the
 * moment, rounded down.
 */
export const moneyDeliverer: Deliverer<'money'> = {
  deliver: async (trx, { playerId, prize, key, at, currency, posting }) => {
    const own = await walletCurrencies(trx, playerId);
    const possible = currency === undefined ? own : own.filter((each) => each === currency);
    const into = possible.find((each) => prize.amounts[each] !== undefined) ?? possible[0];
    const given = into === undefined ? null : amountFor(prize.amounts, into);
    if (into === undefined || given === null) return { outcome: 'refused', reason: 'no_wallet' };
    const paid = convertMinor(given.amount, given.currency, into);
    const { kind, account } = posting ?? { kind: 'prize', account: 'prizes' };
    const entries = entriesOf(account, given, { currency: into, amount: paid });
    await post(trx, { playerId, key, kind, at, entries });
    return { outcome: 'delivered', currency: into, amount: paid };
  },
};

interface Money {
  readonly currency: string;
  readonly amount: bigint;
}

function entriesOf(account: HouseAccount, from: Money, to: Money): Entry[] {
  const won: Entry = { account: 'player', part: 'real', ...to };
  const taken: Entry = { account, currency: from.currency, amount: -from.amount };
  if (from.currency === to.currency) return [taken, won];
  return [
    taken,
    { account: 'exchange', ...from },
    { account: 'exchange', currency: to.currency, amount: -to.amount },
    won,
  ];
}
