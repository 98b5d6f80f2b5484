import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import { isLimitEnd, limitMachine, type LimitEvent } from '@cosmodrome/rules/limits/course';
import { isInForce } from '@cosmodrome/rules/limits/types';
import { move } from '@cosmodrome/rules/machine';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { LimitsTables } from './tables.ts';

export type LimitRow = Selectable<LimitsTables['user_limits']>;

const tables = (connection: Connection) => tablesOf<LimitsTables>(connection);

/** A player's limits that hold or wait, oldest first. A break that is over by the clock is left out. */
export function liveLimits(connection: Connection, playerId: number, now: Date): Promise<LimitRow[]> {
  return tables(connection)
    .selectFrom('user_limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('active_until', 'is', null), where('active_until', '>', now)]))
    .orderBy('id')
    .execute();
}

export const inForce = (rows: readonly LimitRow[], type: string, period: string | null): LimitRow | undefined =>
  rows.find((row) => row.type === type && row.period === period && isInForce(row.status));

export const waiting = (rows: readonly LimitRow[], type: string, period: string | null): LimitRow | undefined =>
  rows.find((row) => row.type === type && row.period === period && !isInForce(row.status));

export async function insertLimit(
  connection: Connection,
  row: Insertable<LimitsTables['user_limits']>,
): Promise<LimitRow> {
  return tables(connection).insertInto('user_limits').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function changeLimit(
  connection: Connection,
  row: Pick<LimitRow, 'player_id' | 'id'>,
  change: Updateable<LimitsTables['user_limits']>,
): Promise<void> {
  await tables(connection)
    .updateTable('user_limits')
    .set(change)
    .where('player_id', '=', row.player_id)
    .where('id', '=', row.id)
    .execute();
}

type Moved = Pick<LimitRow, 'player_id' | 'id' | 'status'>;

/**
 * Takes a limit to where an event leads: to another status, with what else changes on the way, or out of force. The row
 * stays as the record of it.
 * @throws IllegalMove
 */
export async function moveLimit<Row extends Moved>(
  connection: Connection,
  row: Row,
  { event, at, ...change }: { event: LimitEvent; at: Date } & Omit<Updateable<LimitsTables['user_limits']>, 'status'>,
): Promise<Row> {
  const status = move(limitMachine, row.status, event);
  if (isLimitEnd(status)) {
    await changeLimit(connection, row, { ended_at: at, end_reason: status, token_hash: null });
    return row;
  }
  await changeLimit(connection, row, { status, ...change, ...(status === 'active' && NOT_WAITING) });
  return { ...row, status };
}

const withToken = (db: Kysely<LimitsTables>, tokenHash: Uint8Array) =>
  db.selectFrom('user_limits').selectAll().where('token_hash', '=', tokenHash).where('ended_at', 'is', null);

/** The limit that a token's hash belongs to, while it waits. Not within a transaction: it reads everywhere. */
export const findByToken = (connection: Connection, tokenHash: Uint8Array): Promise<LimitRow | undefined> =>
  withToken(
    acrossShards<LimitsTables>(connection, 'the token of a letter names the limit alone'),
    tokenHash,
  ).executeTakeFirst();

/** The same of a player who is known by now. */
export const findWithToken = (
  connection: Connection,
  playerId: number,
  tokenHash: Uint8Array,
): Promise<LimitRow | undefined> =>
  withToken(tables(connection), tokenHash).where('player_id', '=', playerId).executeTakeFirst();

export const NOT_WAITING = {
  effective_at: null,
  confirm_from: null,
  confirm_until: null,
  token_hash: null,
  mailed_at: null,
} as const;
