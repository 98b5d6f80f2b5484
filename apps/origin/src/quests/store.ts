import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { EntryRow, QuestRow, QuestsTables } from './tables.ts';

const tables = (connection: Connection) => tablesOf<QuestsTables>(connection);

export const findQuest = (connection: Connection, id: number): Promise<QuestRow | undefined> =>
  tables(connection).selectFrom('quests').selectAll().where('id', '=', id).executeTakeFirst();

export const findBySlug = (connection: Connection, slug: string): Promise<QuestRow | undefined> =>
  tables(connection).selectFrom('quests').selectAll().where('slug', '=', slug).executeTakeFirst();

/** Quests that end after a moment, the first to end first. */
export const endingAfter = (connection: Connection, at: Date): Promise<QuestRow[]> =>
  tables(connection)
    .selectFrom('quests')
    .selectAll()
    .where('end_at', '>', at)
    .orderBy('end_at')
    .orderBy('id')
    .execute();

export const findEntry = (connection: Connection, playerId: number, questId: number): Promise<EntryRow | undefined> =>
  tables(connection)
    .selectFrom('quests_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('quest_id', '=', questId)
    .executeTakeFirst();

/** Whether a player has started any quest of some. */
export async function hasStarted(connection: Connection, playerId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await tables(connection)
    .selectFrom('quests_entries')
    .select('quest_id')
    .where('player_id', '=', playerId)
    .where('quest_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A player's entries, the latest quest first. */
export const entriesOfPlayer = (connection: Connection, playerId: number, most = 1_000): Promise<EntryRow[]> =>
  tables(connection)
    .selectFrom('quests_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('quest_id', 'desc')
    .limit(most)
    .execute();

/** Levels of a player that were paid, the latest first. */
export const paidLevels = (connection: Connection, playerId: number, most = 1_000) =>
  tables(connection)
    .selectFrom('quests_levels')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('paid_at', 'desc')
    .orderBy('quest_id', 'desc')
    .orderBy('level', 'desc')
    .limit(most)
    .execute();

/** Entries with a level that was reached and is not paid yet. */
export const entriesToPay = (connection: Connection): Promise<Pick<EntryRow, 'player_id' | 'quest_id'>[]> =>
  acrossShards<QuestsTables>(connection, 'a job looks for what is due, whosever it is')
    .selectFrom('quests_entries')
    .select(['player_id', 'quest_id'])
    .whereRef('bets', '>=', 'next_at')
    .orderBy('player_id')
    .orderBy('quest_id')
    .limit(1_000)
    .execute();

/** What is told of a quest to everybody (player protection R24). */
export interface Totals {
  readonly players: number;
  readonly paid: number;
  readonly paidEurCents: number;
}

export async function totalsOf(connection: Connection, ids: readonly number[]): Promise<Map<number, Totals>> {
  if (ids.length === 0) return new Map();
  const everybody = acrossShards<QuestsTables>(connection, 'what is published counts everybody');
  const players = await everybody
    .selectFrom('quests_entries')
    .select(({ fn }) => ['quest_id', fn.countAll().as('players')])
    .where('quest_id', 'in', ids)
    .groupBy('quest_id')
    .execute();
  const paid = await everybody
    .selectFrom('quests_levels')
    .select(({ fn }) => ['quest_id', fn.countAll().as('paid'), sql<bigint>`sum(paid_eur_cents)::bigint`.as('cents')])
    .where('quest_id', 'in', ids)
    .groupBy('quest_id')
    .execute();
  const levels = new Map(paid.map((row) => [row.quest_id, row]));
  const entries = new Map(players.map((row) => [row.quest_id, Number(row.players)]));
  return new Map(
    ids.map((id) => [
      id,
      {
        players: entries.get(id) ?? 0,
        paid: Number(levels.get(id)?.paid ?? 0),
        paidEurCents: Number(levels.get(id)?.cents ?? 0),
      },
    ]),
  );
}
