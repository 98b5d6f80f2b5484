import { tablesOf, type Connection } from '@cosmodrome/database';
import { isInForce } from '@cosmodrome/rules/limits/types';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { EndReason, LimitsTables } from './tables.ts';

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

/** Takes a limit out of force; the row stays as the record of it. */
export const endLimit = (connection: Connection, row: LimitRow, reason: EndReason, now: Date): Promise<void> =>
  changeLimit(connection, row, { ended_at: now, end_reason: reason, token_hash: null });

/** The limit that a token's hash belongs to, while it waits. */
export function findByToken(connection: Connection, tokenHash: Uint8Array): Promise<LimitRow | undefined> {
  return tables(connection)
    .selectFrom('user_limits')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export const NOT_WAITING = {
  effective_at: null,
  confirm_from: null,
  confirm_until: null,
  token_hash: null,
  mailed_at: null,
} as const;
