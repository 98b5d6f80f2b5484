import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { move } from '@cosmodrome/rules/machine';
import { tournamentMachine } from '@cosmodrome/rules/tournaments/course';
import { holdCounting } from '../ledger/index.ts';
import { sumUp } from './count.ts';
import { runningOf } from './running.ts';
import type { TournamentsTables } from './tables.ts';

/** Tournaments that wait for a person, and why. */
export const heldTournaments = (
  connection: Connection,
): Promise<{ identifier: string; held_for: string | null; end_at: Date }[]> =>
  tablesOf<TournamentsTables>(connection)
    .selectFrom('tournaments')
    .select(['identifier', 'held_for', 'end_at'])
    .where('state', '=', 'held')
    .orderBy('end_at')
    .execute();

/**
 * Lets a tournament go on that a person has looked at: its standings are summed up anew from the rounds that count, and it is
 * compared with the books once more when it closes.
 *
 * @returns false when none is held by that name
 */
export async function release(connection: Connection, identifier: string): Promise<boolean> {
  const row = await tablesOf<TournamentsTables>(connection)
    .selectFrom('tournaments')
    .selectAll()
    .where('identifier', '=', identifier)
    .where('state', '=', 'held')
    .executeTakeFirst();
  if (!row) return false;
  const tournament = runningOf(row, { games: [], studios: [] });
  const entries = await acrossShards<TournamentsTables>(connection, 'the standings of everybody are summed up anew')
    .selectFrom('tournaments_entries')
    .select('player_id')
    .where('tournament_id', '=', row.id)
    .where('closed_at', 'is', null)
    .orderBy('player_id')
    .execute();
  for (const { player_id: playerId } of entries) {
    await inTransaction<TournamentsTables, void>(connection, async (trx) => {
      await holdCounting(trx, playerId);
      await sumUp(trx, tournament, playerId, null);
    });
  }
  await tablesOf<TournamentsTables>(connection)
    .updateTable('tournaments')
    .set({ state: move(tournamentMachine, row.state, 'release'), held_for: null })
    .where('id', '=', row.id)
    .where('state', '=', 'held')
    .execute();
  return true;
}
