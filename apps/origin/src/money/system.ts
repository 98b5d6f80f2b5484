import { takesDeposits } from '@cosmodrome/rules/cashbox/methods';
import { accountView } from '@cosmodrome/rules/money/wallet';
import { defineSystem } from '../system.ts';
import { moneyCalls } from './calls.ts';

/** The part of the balance message that the ledger knows; the rest of the account follows from the currency. */
interface BalancePayload {
  currency: string;
  amount_cents: number;
  available_to_cashout_cents: number;
  active: boolean;
  /** Bets do not say it: a wallet that is played with is seen. */
  hidden_at?: string | null;
}

const presentBalance = (payload: unknown): unknown => {
  const { currency, active, amount_cents, available_to_cashout_cents: real, hidden_at } = payload as BalancePayload;
  return accountView({
    currency,
    active,
    depositAvailable: takesDeposits(currency),
    hiddenAt: hidden_at ? new Date(hidden_at) : null,
    real: BigInt(real),
    bonus: BigInt(amount_cents - real),
  });
};

/** Currencies, rates and wallets. */
export const money = defineSystem({
  name: 'money',
  open: (core) => ({
    handlers: moneyCalls({
      connection: core.database.db,
      clock: core.clock,
      wageringOf: (playerId) => core.hooks.wageringOf(playerId),
    }),
    channels: { balance: presentBalance },
  }),
});
