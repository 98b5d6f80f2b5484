import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { heldBy } from './counting.ts';

/** The table is named by its system. */
type AnyTables = Record<string, Record<string, unknown>>;

/**
 * The usual hold: a row of each player in a table of the system's own, made where there is none, and held until the
 * transaction ends. Not the ledger's row of the player: bets wait for that one. A row that is there is only locked,
 * because this is done for each round. Rows are locked in the order of the ids, so that two callers do not wait for each
 * other.
 *
 * @param playerIds players of one cell
 */
export async function holdRows<Row>(
  trx: Connection,
  table: string,
  playerIds: readonly number[],
): Promise<Map<number, Row>> {
  const db = tablesOf<AnyTables>(trx);
  const lock = (ids: readonly number[]): Promise<Record<string, unknown>[]> =>
    db
      .selectFrom(table)
      .selectAll()
      .where('player_id', '=', sql<number>`any(${ids}::integer[])`)
      .orderBy('player_id')
      .forUpdate()
      .execute();
  const rows = await lock(playerIds);
  const known = new Set(rows.map((row) => row['player_id']));
  const missing = playerIds.filter((playerId) => !known.has(playerId));
  if (missing.length > 0) {
    await db
      .insertInto(table)
      .values(missing.map((playerId) => ({ player_id: playerId })))
      .onConflict((conflict) => conflict.column('player_id').doNothing())
      .execute();
    rows.push(...(await lock(missing)));
  }
  return new Map(rows.map((row) => [row['player_id'] as number, row as Row]));
}

/** The same for one player. */
export async function holdRow<Row>(trx: Connection, table: string, playerId: number): Promise<Row> {
  return heldBy(await holdRows<Row>(trx, table, [playerId]), playerId);
}

/** The table of systems that keep no row of a player: one row for all of them. */
const COUNTING = 'ledger_counting_players';

/** Holds a player in the one row of systems that keep none of their own. */
export async function holdCounting(trx: Connection, playerId: number): Promise<null> {
  await holdRow(trx, COUNTING, playerId);
  return null;
}

/** The same for many players. @returns what each of them holds at first */
export async function holdAllCounting<Held>(
  trx: Connection,
  playerIds: readonly number[],
  first: Held,
): Promise<Map<number, Held>> {
  await holdRows(trx, COUNTING, playerIds);
  return new Map(playerIds.map((playerId) => [playerId, first]));
}
