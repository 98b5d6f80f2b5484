import type { PaymentTotal } from '@cosmodrome/contract/http/cashbox';
import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { playerFacts } from '../profile/index.ts';
import { type CallContext, type Caller, refuse, type Handlers } from '../kernel/http/handler.ts';
import { stakedInLife } from '../ledger/index.ts';
import { cancelDeposit } from './commands/cancel-deposit.ts';
import { forgetProfile } from './commands/forget-profile.ts';
import { lockCashout, recallCashout } from './commands/recall-cashout.ts';
import { startCashout } from './commands/start-cashout.ts';
import { startDeposit } from './commands/start-deposit.ts';
import type { CashboxDependencies } from './dependencies.ts';
import { methodsFor } from './methods.ts';
import { nextStep, presentPayment } from './present.ts';
import { screenDeposit } from './screening.ts';
import { depositsOf, findPayment, listPayments, paymentTotals } from './store.ts';

/** One sum of each currency that has some. */
const sums = (totals: readonly PaymentTotal[], of: 'deposits_cents' | 'cashouts_cents'): Record<string, number> =>
  Object.fromEntries(totals.flatMap(({ currency, [of]: cents }) => (cents > 0 ? [[currency, cents]] : [])));

/** The cashbox's calls (contract/http/cashbox). */
export function cashboxCalls(dependencies: CashboxDependencies): Handlers {
  const { connection, provider } = dependencies;
  const allowsRecall = async ({ caller, host }: CallContext<Caller>): Promise<boolean> =>
    (await dependencies.allowsRecall?.(caller.playerId, host)) ?? false;
  return {
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
    'cashbox.cancel': async ({ params }, { caller }) =>
      presentPayment(await cancelDeposit(dependencies, { player_id: caller.playerId, id: params.id })),
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
  };
}
