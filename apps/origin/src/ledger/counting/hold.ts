import { tablesOf, type Connection } from '@cosmodrome/database';

/** The table is named by its system. */
type AnyTables = Record<string, Record<string, unknown>>;

/**
 * The usual hold: a row of the player in a table of the system's own, made when there is none, and held until the
 * transaction ends. Not the ledger's row of the player: bets wait for that one. A row that is there is only locked,
 * because this is done for each round.
 */
export async function holdRow<Row>(trx: Connection, table: string, playerId: number): Promise<Row> {
  const db = tablesOf<AnyTables>(trx);
  const row = db.selectFrom(table).selectAll().where('player_id', '=', playerId).forUpdate();
  const known = await row.executeTakeFirst();
  if (known) return known as Row;
  await db
    .insertInto(table)
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute();
  return (await row.executeTakeFirstOrThrow()) as Row;
}

/** The hold of systems that keep no row of a player: one row for all of them. */
export async function holdCounting(trx: Connection, playerId: number): Promise<null> {
  await holdRow(trx, 'ledger_counting_players', playerId);
  return null;
}
