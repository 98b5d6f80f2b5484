import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import { type Kysely, sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Money } from '@cosmodrome/rules/money/format';
import { append } from '../kernel/outbox/index.ts';
import { PAYMENT_TOPIC } from './payment-event.ts';
import { presentPayment } from './present.ts';
import type { CashboxTables } from './tables.ts';

export type PaymentRow = Selectable<CashboxTables['payments']>;

const tables = (connection: Connection) => tablesOf<CashboxTables>(connection);

/** Writes a new payment and tells its player, in the caller's transaction. */
export async function insertPayment(
  connection: Connection,
  payment: Insertable<CashboxTables['payments']>,
): Promise<PaymentRow> {
  const row = await tables(connection).insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();
  await tell(connection, row, row.created_at);
  return row;
}

/** Changes a payment and tells its player, in the caller's transaction. */
export async function updatePayment(
  connection: Connection,
  payment: PaymentRow,
  change: Updateable<CashboxTables['payments']>,
  at: Date,
): Promise<PaymentRow> {
  const row = await tables(connection)
    .updateTable('payments')
    .set(change)
    .where('player_id', '=', payment.player_id)
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tell(connection, row, at);
  return row;
}

async function tell(connection: Connection, row: PaymentRow, at: Date): Promise<void> {
  await append(connection, {
    topic: PAYMENT_TOPIC,
    playerId: row.player_id,
    isPrivate: true,
    payload: presentPayment(row),
    at,
  });
}

/** A player's payment; undefined for somebody else's. */
export function findPayment(connection: Connection, playerId: number, id: string): Promise<PaymentRow | undefined> {
  return tables(connection)
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whose payment a provider speaks of. */
export async function ownerOf(connection: Connection, id: string): Promise<number | undefined> {
  const row = await acrossShards<CashboxTables>(connection, 'a provider names the payment alone')
    .selectFrom('payments')
    .select('player_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.player_id;
}

/** Cashouts that wait for a person, oldest first. */
export function reservedCashouts(connection: Connection): Promise<PaymentRow[]> {
  return acrossShards<CashboxTables>(connection, 'an operator looks at those of everybody')
    .selectFrom('payments')
    .selectAll()
    .where('action', '=', 'cashout')
    .where('state', '=', 'reserved')
    .orderBy('created_at')
    .execute();
}

/** Deposits that have begun and not ended, summed by currency: money that may still arrive. Without the payment named. */
export async function pendingDeposits(connection: Connection, playerId: number, but = ''): Promise<Money[]> {
  return tables(connection)
    .selectFrom('payments')
    .select(['currency', sql<bigint>`sum(amount_cents)::bigint`.as('amount')])
    .where('player_id', '=', playerId)
    .where('id', '<>', but)
    .where('action', '=', 'deposit')
    .where('state', 'in', ['pending', 'processing'])
    .groupBy('currency')
    .execute();
}

/** Deposits that have come in a span of time, summed by currency. */
export async function depositSums(
  connection: Connection,
  playerId: number,
  { from, until }: { from: Date; until: Date },
): Promise<Money[]> {
  return tables(connection)
    .selectFrom('payments')
    .select(['currency', sql<bigint>`sum(amount_cents)::bigint`.as('amount')])
    .where('player_id', '=', playerId)
    .where('action', '=', 'deposit')
    .where('state', '=', 'succeeded')
    .where('finished_at', '>=', from)
    .where('finished_at', '<', until)
    .groupBy('currency')
    .execute();
}

/** Deposits of the player's whole life that have come. */
export async function depositsOf(connection: Connection, playerId: number): Promise<number> {
  const row = await arrivedDeposits(connection, playerId).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A deposit that has come, with its number in the player's life; null while it has not, and for somebody else's. */
export async function depositOf(
  connection: Connection,
  playerId: number,
  id: string,
): Promise<{ amount: bigint; currency: string; number: number; at: Date } | null> {
  const payment = await findPayment(connection, playerId, id);
  if (payment?.action !== 'deposit' || payment.state !== 'succeeded') return null;
  const { finished_at: at } = payment;
  if (!at) return null;
  const { count } = await arrivedDeposits(connection, playerId)
    .where(({ eb, and, or }) => or([eb('finished_at', '<', at), and([eb('finished_at', '=', at), eb('id', '<=', id)])]))
    .executeTakeFirstOrThrow();
  return { amount: payment.amount_cents, currency: payment.currency, number: Number(count), at };
}

/** The deposits that have come since a moment, in their order. */
export async function depositsSince(connection: Connection, playerId: number, since: Date): Promise<string[]> {
  const rows = await tables(connection)
    .selectFrom('payments')
    .select('id')
    .where('player_id', '=', playerId)
    .where('action', '=', 'deposit')
    .where('state', '=', 'succeeded')
    .where('finished_at', '>=', since)
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const arrivedDeposits = (connection: Connection, playerId: number) =>
  tables(connection)
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('action', '=', 'deposit')
    .where('state', '=', 'succeeded');

/** What became of the player's payments that were begun since a moment. */
export function paymentsSince(
  connection: Connection,
  playerId: number,
  since: Date,
): Promise<Pick<PaymentRow, 'action' | 'state' | 'created_at'>[]> {
  return tables(connection)
    .selectFrom('payments')
    .select(['action', 'state', 'created_at'])
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    .execute();
}

export interface PaymentFilter {
  currency?: string | undefined;
  type?: 'deposit' | 'cashout' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Payments newest first, with the number of all that fit the filter. */
export async function listPayments(
  connection: Connection,
  playerId: number,
  filter: PaymentFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: PaymentRow[]; total: number }> {
  let query = tables(connection).selectFrom('payments').where('player_id', '=', playerId);
  if (filter.currency) query = query.where('currency', '=', filter.currency);
  if (filter.type) query = query.where('action', '=', filter.type);
  if (filter.from) query = query.where('created_at', '>=', new Date(filter.from));
  if (filter.to) query = query.where('created_at', '<=', new Date(filter.to));
  const [rows, count] = await Promise.all([
    query.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(page.limit).offset(page.offset).execute(),
    query.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(count.total) };
}

/** Finished payments of a player's whole life by currency, in minor units. */
export async function paymentTotals(
  connection: Connection,
  playerId: number,
): Promise<{ currency: string; deposits_cents: number; cashouts_cents: number; net_cents: number }[]> {
  const sumOf = (action: PaymentRow['action']) =>
    sql<bigint>`coalesce(sum(amount_cents) filter (where action = ${action}), 0)::bigint`;
  const rows = await tables(connection)
    .selectFrom('payments')
    .select(['currency', sumOf('deposit').as('deposits'), sumOf('cashout').as('cashouts')])
    .where('player_id', '=', playerId)
    .where('state', '=', 'succeeded')
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, deposits, cashouts }) => ({
    currency,
    deposits_cents: Number(deposits),
    cashouts_cents: Number(cashouts),
    net_cents: Number(BigInt(deposits) - BigInt(cashouts)),
  }));
}

const paidOut = (db: Kysely<CashboxTables>, since: Date) =>
  db
    .selectFrom('payments')
    .select(['currency', sql<bigint>`sum(amount_cents)::bigint`.as('amount')])
    .where('action', '=', 'cashout')
    .where('state', 'in', ['reserved', 'processing', 'succeeded'])
    .where('created_at', '>', since)
    .groupBy('currency');

/** Cashed out since a moment by currency, as far as it went to the provider or waits to; without the payment named last. */
export const paidOutSince = (connection: Connection, playerId: number, since: Date, but = ''): Promise<Money[]> =>
  paidOut(tables(connection), since).where('player_id', '=', playerId).where('id', '<>', but).execute();

/**
 * What other accounts have cashed out to the same place since a moment. Cashouts to one place wait for each other here until
 * the transaction ends, so that two accounts do not both miss the other's.
 */
export async function paidOutElsewhere(
  connection: Connection,
  playerId: number,
  place: string,
  since: Date,
): Promise<Money[]> {
  const named = place.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cashout to ${named}`}, 0))`.execute(tables(connection));
  return paidOut(acrossShards(connection, 'other players cash out to the same place'), since)
    .where('player_id', '<>', playerId)
    .where(sql<string>`lower(destination)`, '=', named)
    .execute();
}

/** The next unused address number, one for each crypto deposit. */
export async function nextAddressIndex(connection: Connection): Promise<number> {
  const { rows } = await sql<{ index: bigint }>`select nextval('payment_address_index') as index`.execute(
    tables(connection),
  );
  return Number(rows[0]?.index ?? 0n);
}

/** True the first time a notice is seen. */
export async function rememberNotice(
  connection: Connection,
  playerId: number,
  noticeId: string,
  at: Date,
): Promise<boolean> {
  const row = await tables(connection)
    .insertInto('payment_notices')
    .values({ player_id: playerId, notice_id: noticeId, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_id')
    .executeTakeFirst();
  return row !== undefined;
}
