import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import type { Insertable } from 'kysely';
import type { AchievementsTables, ReachedRow } from './tables.ts';

const tables = (connection: Connection) => tablesOf<AchievementsTables>(connection);

/** What a player has reached, the first one first. */
export const reachedOf = (connection: Connection, playerId: number): Promise<ReachedRow[]> =>
  tables(connection)
    .selectFrom('achievements_reached')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('reached_at')
    .orderBy('identifier')
    .execute();

export const findReached = (
  connection: Connection,
  playerId: number,
  identifier: string,
): Promise<ReachedRow | undefined> =>
  tables(connection)
    .selectFrom('achievements_reached')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('identifier', '=', identifier)
    .executeTakeFirst();

/** Notes what was reached. @returns undefined where it was noted before */
export const insertReached = (
  connection: Connection,
  row: Insertable<AchievementsTables['achievements_reached']>,
): Promise<ReachedRow | undefined> =>
  tables(connection)
    .insertInto('achievements_reached')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const noteCollected = (
  connection: Connection,
  { player_id: playerId, identifier }: ReachedRow,
  at: Date,
): Promise<ReachedRow> =>
  tables(connection)
    .updateTable('achievements_reached')
    .set({ collected_at: at })
    .where('player_id', '=', playerId)
    .where('identifier', '=', identifier)
    .returningAll()
    .executeTakeFirstOrThrow();

interface Counted {
  readonly identifier: string;
  readonly reached: number;
  readonly collected: number;
}

/** How many players have reached each achievement, and collected its reward. */
export async function countReached(connection: Connection): Promise<Counted[]> {
  const rows = await acrossShards<AchievementsTables>(connection, 'a count of all players')
    .selectFrom('achievements_reached')
    .select(({ fn }) => ['identifier', fn.countAll().as('reached'), fn.count('collected_at').as('collected')])
    .groupBy('identifier')
    .orderBy('identifier')
    .execute();
  return rows.map(({ identifier, reached, collected }) => ({
    identifier,
    reached: Number(reached),
    collected: Number(collected),
  }));
}
