import { acrossShards, inTransaction } from '@cosmodrome/database';
import { methods } from '@cosmodrome/rules/cashbox/methods';
import { paymentMachines } from '@cosmodrome/rules/cashbox/payment-state';
import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { nextState, statesTaking } from '@cosmodrome/rules/machine';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { submitCashout } from './commands/approve-cashout.ts';
import { resolveDeposit } from './commands/resolve-deposit.ts';
import type { CashboxDependencies } from './dependencies.ts';
import { findPayment, updatePayment } from './store.ts';
import type { CashboxTables } from './tables.ts';

/** A deposit nobody finished is given up after this time, in milliseconds. Money that still comes is still taken. */
const DEPOSIT_EXPIRES_MS = DAY_MS;
/** One by a way that itself takes days is waited for longer: banks rest on weekends and holidays. */
const SLOW_DEPOSIT_EXPIRES_MS = 7 * DEPOSIT_EXPIRES_MS;
const slowMethods = methods.filter(({ processing }) => processing.type === 'days').map(({ id }) => id);
/** The provider is given this long to answer whoever started a deposit, in milliseconds. */
const UNANSWERED_MS = MINUTE_MS;
const BATCH = 100;
const DUE = 'a job looks for what is due, whosever it is';

/** Asks the provider again for approved cashouts that it has not taken yet. */
export async function submitWaiting(dependencies: CashboxDependencies): Promise<number> {
  const waiting = await acrossShards<CashboxTables>(dependencies.connection, DUE)
    .selectFrom('payments')
    .selectAll()
    .where('action', '=', 'cashout')
    .where('state', '=', 'processing')
    .where('reference', 'is', null)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const payment of waiting) await submitCashout(dependencies, payment);
  return waiting.length;
}

/** Asks again for deposits with a saved card that the provider has not answered for, and gives up old ones. */
export async function resolveDeposits(dependencies: CashboxDependencies): Promise<number> {
  const { connection, clock } = dependencies;
  const waiting = await acrossShards<CashboxTables>(connection, DUE)
    .selectFrom('payments')
    .select(['player_id', 'id'])
    .where('action', '=', 'deposit')
    .where('state', '=', 'pending')
    .where('reference', 'is', null)
    .where('profile_id', 'is not', null)
    .where('created_at', '<=', new Date(clock.now().getTime() - UNANSWERED_MS))
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const payment of waiting) await resolveDeposit(dependencies, payment);
  return waiting.length;
}

/** Cancels deposits that were left unfinished: after a day, where a way takes days after a week. */
export async function expireDeposits({ connection, clock }: CashboxDependencies): Promise<number> {
  const now = clock.now();
  const old = await acrossShards<CashboxTables>(connection, DUE)
    .selectFrom('payments')
    .select(['player_id', 'id'])
    .where('action', '=', 'deposit')
    .where('state', 'in', statesTaking(paymentMachines.deposit, 'canceled', paymentMachines.deposit.states))
    .where(({ eb, and, or }) => {
      const before = (age: number) => eb('created_at', '<', new Date(now.getTime() - age));
      return or([
        and([eb('method', 'not in', slowMethods), before(DEPOSIT_EXPIRES_MS)]),
        before(SLOW_DEPOSIT_EXPIRES_MS),
      ]);
    })
    .limit(BATCH)
    .execute();
  for (const { player_id, id } of old) {
    await inTransaction(connection, async (trx) => {
      await lockPlayer(trx, player_id);
      const payment = await findPayment(trx, player_id, id);
      const state = payment && nextState(paymentMachines.deposit, payment.state, 'canceled');
      if (payment && state) await updatePayment(trx, payment, { state, reason: 'expired', finished_at: now }, now);
    });
  }
  return old.length;
}
