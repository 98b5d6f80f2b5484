import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import type { PaymentNotice } from '@cosmodrome/contract/payment-provider';
import { isMismatch } from '@cosmodrome/rules/cashbox/arrived';
import type { Selectable } from 'kysely';
import type { PaymentRow } from './store.ts';
import type { CashboxTables, UnusableReason } from './tables.ts';

const tables = (connection: Connection) => tablesOf<CashboxTables>(connection);

/** How many of each list an operator is shown: the latest. */
const SHOWN = 100;

/** Keeps a signed notice that can never be applied, once, for somebody who asks the provider about it. */
export async function keepRefused(
  connection: Connection,
  playerId: number,
  { notice, reason, at }: { notice: PaymentNotice; reason: UnusableReason; at: Date },
): Promise<void> {
  const { notice_id, payment_id, event, amount_cents, currency } = notice;
  await tables(connection)
    .insertInto('refused_notices')
    .values({
      player_id: playerId,
      notice_id,
      payment_id,
      event,
      amount_cents: BigInt(amount_cents),
      currency,
      reason,
      received_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest notices that could not be applied, the last one first. */
export const refusedNotices = (connection: Connection): Promise<Selectable<CashboxTables['refused_notices']>[]> =>
  acrossShards<CashboxTables>(connection, 'an operator looks at those of everybody')
    .selectFrom('refused_notices')
    .selectAll()
    .orderBy('received_at', 'desc')
    .limit(SHOWN)
    .execute();

/** The latest deposits that brought much more or less than was asked for, the last one first. */
export async function mismatchedDeposits(connection: Connection): Promise<PaymentRow[]> {
  const rows = await acrossShards<CashboxTables>(connection, 'an operator looks at those of everybody')
    .selectFrom('payments')
    .selectAll()
    .where('arrived_cents', 'is not', null)
    .whereRef('arrived_cents', '<>', 'requested_cents')
    .orderBy('finished_at', 'desc')
    .limit(10 * SHOWN)
    .execute();
  return rows
    .filter(({ arrived_cents, requested_cents, currency }) =>
      isMismatch(arrived_cents ?? 0n, requested_cents, currency),
    )
    .slice(0, SHOWN);
}

/** Deposits of which a part is held, the oldest first. */
export const heldDeposits = (connection: Connection): Promise<PaymentRow[]> =>
  acrossShards<CashboxTables>(connection, 'an operator looks at those of everybody')
    .selectFrom('payments')
    .selectAll()
    .where('held_cents', '>', 0n)
    .orderBy('created_at')
    .execute();
