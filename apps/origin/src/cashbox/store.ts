import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { append } from '../kernel/outbox/index.ts';
import { presentPayment } from './present.ts';
import type { CashboxTables } from './tables.ts';

export type PaymentRow = Selectable<CashboxTables['payments']>;
export type ProfileRow = Selectable<CashboxTables['payment_profiles']>;

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
    topic: 'payments_changes',
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
  const row = await tables(connection)
    .selectFrom('payments')
    .select('player_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.player_id;
}

/** Cashouts that wait for a person, oldest first. */
export function reservedCashouts(connection: Connection): Promise<PaymentRow[]> {
  return tables(connection)
    .selectFrom('payments')
    .selectAll()
    .where('action', '=', 'cashout')
    .where('state', '=', 'reserved')
    .orderBy('created_at')
    .execute();
}

/** Deposits that have begun and not ended, summed by currency: money that may still arrive. */
export async function pendingDeposits(
  connection: Connection,
  playerId: number,
): Promise<{ currency: string; amount: bigint }[]> {
  return tables(connection)
    .selectFrom('payments')
    .select(['currency', sql<bigint>`sum(amount_cents)::bigint`.as('amount')])
    .where('player_id', '=', playerId)
    .where('action', '=', 'deposit')
    .where('state', 'in', ['pending', 'processing'])
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

/** Cashed out in a currency since a moment, as far as it went to the provider. */
export async function paidOutSince(
  connection: Connection,
  playerId: number,
  currency: string,
  since: Date,
): Promise<number> {
  const row = await tables(connection)
    .selectFrom('payments')
    .select(sql<bigint>`coalesce(sum(amount_cents), 0)::bigint`.as('total'))
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('action', '=', 'cashout')
    .where('state', 'in', ['reserved', 'processing', 'succeeded'])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** When a saved profile was last paid in with: at the latest when it was saved. */
export const lastUseOf = ({ last_used_at, created_at }: ProfileRow): Date => last_used_at ?? created_at;

/** The player's saved cards and wallets, the one used last first. */
export async function profilesOf(connection: Connection, playerId: number): Promise<ProfileRow[]> {
  const rows = await tables(connection)
    .selectFrom('payment_profiles')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  return rows.toSorted((one, other) => lastUseOf(other).getTime() - lastUseOf(one).getTime());
}

/** Notes that a saved profile was paid in with; nothing when it has been removed since. */
export async function touchProfile(connection: Connection, playerId: number, id: string, at: Date): Promise<void> {
  await tables(connection)
    .updateTable('payment_profiles')
    .set({ last_used_at: at })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .execute();
}

/** Whether there was one to remove. */
export async function deleteProfile(connection: Connection, playerId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(connection)
    .deleteFrom('payment_profiles')
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The saved profiles with which a payment is under way. */
export async function busyProfiles(connection: Connection, playerId: number): Promise<ReadonlySet<string>> {
  const rows = await tables(connection)
    .selectFrom('payments')
    .select('profile_id')
    .where('player_id', '=', playerId)
    .where('state', 'in', ['pending', 'processing', 'reserved'])
    .execute();
  return new Set(rows.flatMap(({ profile_id }) => profile_id ?? []));
}

/**
 * Remembers a card or wallet once per title and method: the newest token wins, under the id that payments know. The caller
 * holds the player's lock.
 */
export async function saveProfile(connection: Connection, profile: ProfileRow): Promise<void> {
  const db = tables(connection);
  const { id: _fresh, ...facts } = profile;
  const { numUpdatedRows } = await db
    .updateTable('payment_profiles')
    .set(facts)
    .where('player_id', '=', profile.player_id)
    .where('method', '=', profile.method)
    .where('title', '=', profile.title)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await db.insertInto('payment_profiles').values(profile).execute();
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
