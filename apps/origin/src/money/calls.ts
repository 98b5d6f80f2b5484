import type { Connection } from '@cosmodrome/database';
import { currenciesOf, takesDeposits } from '@cosmodrome/rules/cashbox/methods';
import type { Clock } from '@cosmodrome/rules/clock';
import { accountView, hidingRefusal } from '@cosmodrome/rules/money/wallet';
import { jurisdictionOf } from '../profile/index.ts';
import { refuse, type Handlers } from '../kernel/http/handler.ts';
import {
  hideWallet,
  openWallet,
  selectWallet,
  stakesInOpenRounds,
  UnknownWallet,
  wallets,
  type Wallet,
} from '../ledger/index.ts';
import type { Wagering } from '../system.ts';
import { presentCurrencies, presentCurrencyConfig, presentExchangeRates } from './present.ts';

interface MoneyDependencies {
  connection: Connection;
  clock: Clock;
  /** The wagering of the bonuses in play, by currency. */
  wageringOf: (playerId: number) => Promise<Wagering>;
}

const presentWallet = (wallet: Wallet, held?: bigint) =>
  accountView({ ...wallet, depositAvailable: takesDeposits(wallet.currency), held });

/** The calls about money (contract/http/money). */
export function moneyCalls({ connection, clock, wageringOf }: MoneyDependencies): Handlers {
  const currencies = presentCurrencies();
  const rates = presentExchangeRates();
  const config = presentCurrencyConfig();
  return {
    'money.accounts': async ({ query }, { caller }) => {
      const held = await stakesInOpenRounds(connection, caller.playerId);
      const owned = (await wallets(connection, caller.playerId)).map((wallet) =>
        presentWallet(wallet, held.get(wallet.currency) ?? 0n),
      );
      if (query?.compatibility === 'false') return owned;
      const wagering = await wageringOf(caller.playerId);
      return owned.map((account) => ({ ...account, wager_status: wagering.get(account.currency) ?? null }));
    },
    'money.selectAccount': async ({ body }, { caller }) => {
      const now = clock.now();
      const owned = await wallets(connection, caller.playerId);
      const set = await jurisdictionOf(connection, caller.playerId);
      const codes = [...owned.map(({ currency }) => currency), ...currenciesOf(set).map(({ code }) => code)];
      if (!codes.includes(body.currency)) throw refuse(422, 'currency', 'unknown');
      await openWallet(connection, caller.playerId, body.currency, now);
      return presentWallet(await selectWallet(connection, caller.playerId, body.currency, now));
    },
    'money.hideAccount': async ({ params, body }, { caller }) => {
      const hide = (wallet: Wallet): boolean => {
        const refusal = body.hidden ? hidingRefusal(wallet) : null;
        if (refusal !== null) throw refuse(422, 'base', refusal);
        return body.hidden;
      };
      try {
        const on = { hide, at: clock.now() };
        return presentWallet(await hideWallet(connection, caller.playerId, params.currency, on));
      } catch (error) {
        throw error instanceof UnknownWallet ? refuse(404, 'base', 'wallet_missing') : error;
      }
    },
    'money.currencies': () => Promise.resolve(currencies),
    'money.cryptoExchangeRates': () => Promise.resolve(rates),
    'money.currencyConfig': () => Promise.resolve(config),
  };
}
