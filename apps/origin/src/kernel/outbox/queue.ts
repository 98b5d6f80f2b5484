import {
  acrossShards,
  inTransaction,
  insertRows,
  isDistributed,
  tablesOf,
  type Connection,
} from '@cosmodrome/database';
import { sql } from 'kysely';
import { forget } from '../forget.ts';
import { NOBODY } from './append.ts';
import type { Message } from './message.ts';
import type { OutboxTables } from './tables.ts';

/** How long a relay that died keeps others from its cell. */
const LEASE_SECONDS = 30;
/** Private messages kept of each player, for clients that missed them. */
const KEPT_PER_PLAYER = 200;

/** The cells that have messages and that no other living relay works on, the one longest not served first. */
export async function cellsToRelay(connection: Connection, owner: string): Promise<number[]> {
  const { rows } = await sql<{ cell: number }>`
    select c.cell from outbox_cells c
    where (c.owner is null or c.leased_until < now() or c.owner = ${owner})
      and exists (select from outbox o where o.cell = c.cell)
    order by c.leased_until nulls first, c.cell`.execute(acrossShards(connection, 'a look at all cells'));
  return rows.map(({ cell }) => cell);
}

/**
 * Takes those of the cells that no other living relay has. A lease and not a lock: subscribers use the database too, and the
 * embedded engine has a single connection, which an open transaction would hold.
 *
 * @param cells of one shard on a distributed database
 */
export async function claimCells(connection: Connection, owner: string, cells: readonly number[]): Promise<number[]> {
  // Locked in one order, so that two relays that want the same cells do not wait for each other.
  const { rows } = await sql<{ cell: number }>`
    with free as (
      select cell from outbox_cells
      where cell = any(${cells}::integer[]) and (owner is null or leased_until < now() or owner = ${owner})
      order by cell for update
    )
    update outbox_cells c set owner = ${owner}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    from free where c.cell = free.cell and c.cell = any(${cells}::integer[])
    returning c.cell`.execute(tablesOf<OutboxTables>(connection));
  return rows.map(({ cell }) => cell);
}

/** Lets other relays take the cells; keeps the time, so that the cell longest not served comes next. */
export async function releaseCells(connection: Connection, owner: string, cells: readonly number[]): Promise<void> {
  await sql`
    update outbox_cells set owner = null, leased_until = now()
    where cell = any(${cells}::integer[]) and owner = ${owner}`.execute(tablesOf<OutboxTables>(connection));
}

/** Frees every cell: for the engine that only one process can have open, at its start. */
export async function releaseAllCells(connection: Connection): Promise<void> {
  await sql`update outbox_cells set owner = null where owner is not null`.execute(
    acrossShards(connection, 'the leases of all cells'),
  );
}

/** A message, and where it waits. */
export type Queued = Message & { readonly cell: number };

/** The oldest messages of each of the cells. */
export async function readCells(connection: Connection, cells: readonly number[], limit: number): Promise<Queued[]> {
  const each = cells.map(
    (cell) => sql`(
      select cell, id, player_id, seq, topic, payload, created_at as at from outbox
      where cell = ${cell} order by id limit ${limit}
    )`,
  );
  const { rows } = await sql<
    Omit<Queued, 'playerId'> & { player_id: number }
  >`${sql.join(each, sql` union all `)}`.execute(tablesOf<OutboxTables>(connection));
  return rows.map(({ player_id: playerId, ...row }) => ({ ...row, playerId: playerId === NOBODY ? null : playerId }));
}

/** Takes delivered messages out of the queue, and keeps the private ones. */
export async function settleDelivered(connection: Connection, delivered: readonly Queued[]): Promise<void> {
  if (delivered.length === 0) return;
  const cells = delivered.map(({ cell }) => cell);
  const ids = delivered.map(({ id }) => id);
  const players = delivered.map(({ playerId }) => playerId ?? NOBODY);
  // Of each player only the last ones stay.
  const newest = new Map<number, bigint>();
  for (const { playerId, seq } of delivered) if (playerId !== null && seq !== null) newest.set(playerId, seq);
  const kept = delivered.flatMap(({ playerId, seq, topic, payload, at }) =>
    playerId !== null && seq !== null && seq > (newest.get(playerId) ?? 0n) - BigInt(KEPT_PER_PLAYER)
      ? [{ player_id: playerId, seq, topic, payload, created_at: at }]
      : [],
  );
  await inTransaction<OutboxTables, void>(connection, async (trx) => {
    await sql`
      delete from outbox o using unnest(${cells}::integer[], ${ids}::bigint[], ${players}::integer[]) as d(cell, id, player_id)
      where o.cell = any(${[...new Set(cells)]}::integer[]) and o.cell = d.cell and o.id = d.id and o.player_id = d.player_id`.execute(
      trx,
    );
    if (kept.length === 0) return;
    await sql`${insertRows('outbox_sent', ['player_id', 'seq', 'topic', 'payload', 'created_at'], kept)}
      on conflict do nothing`.execute(trx);
    const [owners, last] = [[...newest.keys()], [...newest.values()]];
    const scope = isDistributed(trx) ? owners : null;
    await sql`
      delete from outbox_sent s using unnest(${owners}::integer[], ${last}::bigint[]) as n(player_id, seq)
      where (${scope}::integer[] is null or s.player_id = any(${scope}::integer[]))
        and s.player_id = n.player_id and s.seq <= n.seq - ${KEPT_PER_PLAYER}`.execute(trx);
  });
}

/** Forgets kept messages older than that: a client away for longer reads its snapshots again. */
export const forgetSentBefore = (connection: Connection, before: Date): Promise<number> =>
  forget(connection, { table: 'outbox_sent', column: 'created_at', before });
