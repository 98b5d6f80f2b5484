import type { PaymentTotal } from '@cosmodrome/contract/http/cashbox';
import { currencies, currencyRule, DEFAULT_CURRENCY } from '@cosmodrome/rules/cashbox/currencies';
import { accountView, hidingRefusal } from '@cosmodrome/rules/cashbox/account';
import { currenciesOf } from '@cosmodrome/rules/cashbox/methods';
import { rateText } from '@cosmodrome/rules/cashbox/rates';
import { jurisdictionOf, playerFacts } from '../account/index.ts';
import { type CallContext, type Caller, refuse, type Handlers } from '../kernel/http/handler.ts';
import {
  hideWallet,
  openWallet,
  selectWallet,
  stakedInLife,
  UnknownWallet,
  wallets,
  type Wallet,
} from '../ledger/index.ts';
import { forgetProfile } from './commands/forget-profile.ts';
import { lockCashout, recallCashout } from './commands/recall-cashout.ts';
import { startCashout } from './commands/start-cashout.ts';
import { startDeposit } from './commands/start-deposit.ts';
import type { CashboxDependencies } from './dependencies.ts';
import { methodsFor } from './methods.ts';
import { nextStep, presentPayment } from './present.ts';
import { screenDeposit } from './screening.ts';
import { depositsOf, findPayment, listPayments, paymentTotals } from './store.ts';

/** Rates between every coin and every fiat currency, both ways. They change with the data only, so made once. */
function exchangeRates() {
  const rate = (from: string, to: string) => {
    const text = rateText(from, to);
    return { exchange_rate: text, fee: '0', total_exchange_rate: text };
  };
  return Object.fromEntries(
    currencies.map((from) => [
      from.code,
      Object.fromEntries(
        currencies.filter((to) => to.fiat !== from.fiat).map((to) => [to.code, rate(from.code, to.code)]),
      ),
    ]),
  );
}

/** One sum of each currency that has some. */
const sums = (totals: readonly PaymentTotal[], of: 'deposits_cents' | 'cashouts_cents'): Record<string, number> =>
  Object.fromEntries(totals.flatMap(({ currency, [of]: cents }) => (cents > 0 ? [[currency, cents]] : [])));

/** The cashbox's calls (contract/http/cashbox). */
export function cashboxCalls(dependencies: CashboxDependencies): Handlers {
  const { connection, clock, provider } = dependencies;
  const rates = exchangeRates();
  const allowsRecall = async ({ caller, host }: CallContext<Caller>): Promise<boolean> =>
    (await dependencies.allowsRecall?.(caller.playerId, host)) ?? false;
  const list = currencies.map(({ code, symbol, subunits, fiat }) => ({
    code,
    symbol,
    subunits_to_unit: subunits,
    fiat,
    default: code === DEFAULT_CURRENCY,
    subcurrencies: [],
  }));
  return {
    'cashbox.accounts': async (_request, { caller }) => (await wallets(connection, caller.playerId)).map(accountView),
    'cashbox.selectAccount': async ({ body }, { caller }) => {
      const now = clock.now();
      const owned = await wallets(connection, caller.playerId);
      const set = await jurisdictionOf(connection, caller.playerId);
      const codes = [...owned.map(({ currency }) => currency), ...currenciesOf(set).map(({ code }) => code)];
      if (!codes.includes(body.currency)) throw refuse(422, 'currency', 'unknown');
      await openWallet(connection, caller.playerId, body.currency, now);
      return accountView(await selectWallet(connection, caller.playerId, body.currency, now));
    },
    'cashbox.hideAccount': async ({ params, body }, { caller }) => {
      const hide = (wallet: Wallet): boolean => {
        const refusal = body.hidden ? hidingRefusal(wallet) : null;
        if (refusal !== null) throw refuse(422, 'base', refusal);
        return body.hidden;
      };
      try {
        const on = { hide, at: clock.now() };
        return accountView(await hideWallet(connection, caller.playerId, params.currency, on));
      } catch (error) {
        throw error instanceof UnknownWallet ? refuse(404, 'base', 'wallet_missing') : error;
      }
    },
    'cashbox.payments': async (_request, context) => {
      const { rows } = await listPayments(connection, context.caller.playerId, {}, { limit: 100, offset: 0 });
      const recall = await allowsRecall(context);
      return rows.map((row) => presentPayment(row, recall));
    },
    'cashbox.paymentTotals': async (_request, { caller }) => {
      const player = await playerFacts(connection, caller.playerId);
      if (!player) throw refuse(401, 'base', 'unauthenticated');
      const payments = await paymentTotals(connection, caller.playerId);
      return {
        since: player.created_at.toISOString(),
        deposits_count: await depositsOf(connection, caller.playerId),
        deposits_sum: sums(payments, 'deposits_cents'),
        cashouts_sum: sums(payments, 'cashouts_cents'),
        bets_sum: await stakedInLife(connection, caller.playerId),
        payments,
      };
    },
    'cashbox.recall': async ({ params }, context) => {
      const payment = { player_id: context.caller.playerId, id: params.id };
      return presentPayment(await recallCashout(dependencies, payment, await allowsRecall(context)));
    },
    'cashbox.lock': async ({ params }, { caller }) =>
      presentPayment(await lockCashout(dependencies, { player_id: caller.playerId, id: params.id })),
    'cashbox.paymentsPage': async ({ body }, context) => {
      const { caller } = context;
      const { page, page_size } = body;
      const range = { limit: page_size, offset: (page - 1) * page_size };
      const { rows, total } = await listPayments(connection, caller.playerId, body.filter ?? {}, range);
      const recall = await allowsRecall(context);
      const data = rows.map((row) => presentPayment(row, recall));
      return { data, pagination: { page, per_page: page_size, total_count: total } };
    },
    'cashbox.methods': async ({ params, query }, { caller }) => {
      if (!currencyRule(params.currency)) throw refuse(422, 'currency', 'unknown');
      const action = query?.action ?? 'deposit';
      const methods = await methodsFor(connection, caller.playerId, params.currency, action, provider.id);
      return { methods, providers: [provider.id] };
    },
    'cashbox.forgetProfile': async ({ params }, { caller }) => {
      await forgetProfile(connection, caller.playerId, params.id);
      return undefined;
    },
    'cashbox.start': async ({ body }, context) => {
      const start = body.action === 'deposit' ? startDeposit : startCashout;
      const row = await start(dependencies, body, context);
      return { payment: presentPayment(row), next: nextStep(row) };
    },
    'cashbox.screen': async ({ body }, context) => {
      await screenDeposit(body, context, dependencies);
      return undefined;
    },
    'cashbox.payment': async ({ params }, context) => {
      const row = await findPayment(connection, context.caller.playerId, params.id);
      if (!row) throw refuse(404, 'base', 'not_found');
      return { payment: presentPayment(row, await allowsRecall(context)), next: nextStep(row) };
    },
    'cashbox.currencies': () => Promise.resolve(list),
    'cashbox.cryptoExchangeRates': () => Promise.resolve(rates),
  };
}
