import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import type { EntryRow, TournamentRow, TournamentsTables } from './tables.ts';

const tables = (connection: Connection) => tablesOf<TournamentsTables>(connection);

export const findTournament = (connection: Connection, id: number): Promise<TournamentRow | undefined> =>
  tables(connection).selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();

export const findNamed = (connection: Connection, identifier: string): Promise<TournamentRow | undefined> =>
  tables(connection).selectFrom('tournaments').selectAll().where('identifier', '=', identifier).executeTakeFirst();

/** Tournaments that end after a moment, the first to end first. */
export const endingAfter = (connection: Connection, at: Date): Promise<TournamentRow[]> =>
  tables(connection)
    .selectFrom('tournaments')
    .selectAll()
    .where('end_at', '>', at)
    .orderBy('end_at')
    .orderBy('id')
    .execute();

/** Tournaments that are over, the latest first. */
export const endedBefore = (
  connection: Connection,
  at: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<TournamentRow[]> =>
  tables(connection)
    .selectFrom('tournaments')
    .selectAll()
    .where('end_at', '<=', at)
    .orderBy('end_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const findEntry = (
  connection: Connection,
  playerId: number,
  tournamentId: number,
): Promise<EntryRow | undefined> =>
  tables(connection)
    .selectFrom('tournaments_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst();

/** A player's entries, the latest tournament first. */
export const entriesOfPlayer = (connection: Connection, playerId: number, most = 1_000): Promise<EntryRow[]> =>
  tables(connection)
    .selectFrom('tournaments_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('tournament_id', 'desc')
    .limit(most)
    .execute();

/** Takes players off the places, or puts them back on. */
export async function setOut(
  connection: Connection,
  tournamentId: number,
  players: readonly number[],
  isOut: boolean,
): Promise<void> {
  for (const playerId of players.toSorted((one, other) => one - other)) {
    await tables(connection)
      .updateTable('tournaments_entries')
      .set({ is_out: isOut })
      .where('player_id', '=', playerId)
      .where('tournament_id', '=', tournamentId)
      .where('closed_at', 'is', null)
      .execute();
  }
}

/** Players who are off the places of a tournament whose entries are not closed. */
export const playersOut = (connection: Connection, tournamentId: number): Promise<number[]> =>
  acrossShards<TournamentsTables>(connection, 'players who are off the places are looked at again')
    .selectFrom('tournaments_entries')
    .select('player_id')
    .where('tournament_id', '=', tournamentId)
    .where('is_out', '=', true)
    .where('closed_at', 'is', null)
    .orderBy('player_id')
    .limit(1_000)
    .execute()
    .then((rows) => rows.map(({ player_id }) => player_id));

/** Notes that a player looks at standings: changes are told until then. */
export async function watch(
  connection: Connection,
  playerId: number,
  ids: readonly number[],
  until: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tables(connection)
    .updateTable('tournaments_entries')
    .set({ watched_until: until })
    .where('player_id', '=', playerId)
    .where('tournament_id', 'in', ids)
    .execute();
}
