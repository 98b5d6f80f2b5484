import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql, type Selectable } from 'kysely';
import type { LobbyTables } from './tables.ts';

export type WinRow = Selectable<LobbyTables['lobby_wins']>;

/**
 * Writes a win down, unless this message or a later one of the round is already in. A round that is told again has other
 * figures, but stays where it is in the list.
 *
 * @returns whether the round is new
 */
export async function recordWin(connection: Connection, win: Omit<WinRow, 'shown'>): Promise<boolean> {
  const row = { ...win, shown: true };
  const { at: _, ...figures } = row;
  const written = await tablesOf<LobbyTables>(connection)
    .insertInto('lobby_wins')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'round_id'])
        .doUpdateSet(figures)
        .where('lobby_wins.message_id', '<', win.message_id),
    )
    // Only a row that was there before has been written over.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirst();
  return written?.is_new ?? false;
}

/** Hides a win whose round is no longer won. */
export async function hideWin(
  connection: Connection,
  round: { playerId: number; roundId: string; messageId: bigint },
): Promise<void> {
  await tablesOf<LobbyTables>(connection)
    .updateTable('lobby_wins')
    .set({ shown: false, message_id: round.messageId })
    .where('player_id', '=', round.playerId)
    .where('round_id', '=', round.roundId)
    .where('message_id', '<', round.messageId)
    .execute();
}

export const latestWins = (connection: Connection, limit: number): Promise<WinRow[]> =>
  tablesOf<LobbyTables>(connection)
    .selectFrom('lobby_wins')
    .selectAll()
    .where('shown', '=', true)
    .orderBy('at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute();

export const topWins = (connection: Connection, since: Date, limit: number): Promise<WinRow[]> =>
  tablesOf<LobbyTables>(connection)
    .selectFrom('lobby_wins')
    .selectAll()
    .where('shown', '=', true)
    .where('at', '>', since)
    .orderBy('worth', 'desc')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

export async function forgetWins(connection: Connection, before: Date): Promise<void> {
  await tablesOf<LobbyTables>(connection).deleteFrom('lobby_wins').where('at', '<', before).execute();
}
