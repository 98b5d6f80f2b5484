import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import type { DropRow, DropsTables, WinRow } from './tables.ts';

const tables = (connection: Connection) => tablesOf<DropsTables>(connection);

/** Drops that end after a moment, the first to end first. */
export const dropsEndingAfter = (connection: Connection, at: Date): Promise<DropRow[]> =>
  tables(connection).selectFrom('drops').selectAll().where('end_at', '>', at).orderBy('end_at').orderBy('id').execute();

/** What is left of the prizes of a drop, in their order. */
export async function remainingOf(connection: Connection, dropId: number): Promise<number[]> {
  const rows = await tables(connection)
    .selectFrom('drops_prizes')
    .select('remaining')
    .where('drop_id', '=', dropId)
    .orderBy('prize')
    .execute();
  return rows.map(({ remaining }) => remaining);
}

/** Wins of a drop, the last one first. */
export const latestWins = (connection: Connection, dropId: number, most: number): Promise<WinRow[]> =>
  acrossShards<DropsTables>(connection, 'wins are shown whosever they are')
    .selectFrom('drops_wins')
    .selectAll()
    .where('drop_id', '=', dropId)
    .orderBy('won_at', 'desc')
    .orderBy('round_id')
    .limit(most)
    .execute();

/** A player's wins, the last one first. */
export const winsOfPlayer = (
  connection: Connection,
  playerId: number,
  most = 1_000,
): Promise<(WinRow & Pick<DropRow, 'identifier' | 'terms'>)[]> =>
  tables(connection)
    .selectFrom('drops_wins')
    .innerJoin('drops', 'drops.id', 'drops_wins.drop_id')
    .selectAll('drops_wins')
    .select(['drops.identifier', 'drops.terms'])
    .where('player_id', '=', playerId)
    .orderBy('won_at', 'desc')
    .orderBy('round_id')
    .limit(most)
    .execute();
