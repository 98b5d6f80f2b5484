import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { GamesTables } from './tables.ts';

const FAVORITES_SHOWN = 500;
const PLAYED_SHOWN = 100;

/** The player's favourites, latest first. `gameId` is the numeric id that the player chose it by. */
export async function favorites(connection: Connection, playerId: number) {
  return tablesOf<GamesTables>(connection)
    .selectFrom('games_favorites')
    .select(['identifier', 'game_id as gameId'])
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('identifier')
    .limit(FAVORITES_SHOWN)
    .execute();
}

export async function addFavorite(
  connection: Connection,
  favorite: { playerId: number; identifier: string; gameId: number; at: Date },
): Promise<void> {
  await tablesOf<GamesTables>(connection)
    .insertInto('games_favorites')
    .values({
      player_id: favorite.playerId,
      identifier: favorite.identifier,
      game_id: favorite.gameId,
      created_at: favorite.at,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'identifier']).doNothing())
    .execute();
}

export async function removeFavorite(connection: Connection, playerId: number, identifier: string): Promise<void> {
  await tablesOf<GamesTables>(connection)
    .deleteFrom('games_favorites')
    .where('player_id', '=', playerId)
    .where('identifier', '=', identifier)
    .execute();
}

/** The games the player opened, latest first; those of `always` however long ago that was. */
export async function played(connection: Connection, playerId: number, always: ReadonlySet<string> = new Set()) {
  const opened = tablesOf<GamesTables>(connection)
    .selectFrom('games_played')
    .select(['identifier', 'last_activity_at as at'])
    .where('player_id', '=', playerId)
    .orderBy('last_activity_at', 'desc')
    .orderBy('identifier');
  const latest = await opened.limit(PLAYED_SHOWN).execute();
  const missing = [...always].filter((identifier) => latest.every((row) => row.identifier !== identifier));
  if (missing.length === 0) return latest;
  return [...latest, ...(await opened.where('identifier', 'in', missing).execute())];
}

/** Remembers that the player opened the game. */
export async function rememberPlayed(
  connection: Connection,
  { playerId, identifier, at }: { playerId: number; identifier: string; at: Date },
): Promise<void> {
  await tablesOf<GamesTables>(connection)
    .insertInto('games_played')
    .values({ player_id: playerId, identifier, last_activity_at: at, last_real_at: null })
    .onConflict((conflict) => conflict.columns(['player_id', 'identifier']).doUpdateSet({ last_activity_at: at }))
    .execute();
}

/** Remembers that the player bet on the game. An older message that comes again changes nothing. */
export async function rememberBet(
  connection: Connection,
  { playerId, identifier, at }: { playerId: number; identifier: string; at: Date },
): Promise<void> {
  await tablesOf<GamesTables>(connection)
    .insertInto('games_played')
    .values({ player_id: playerId, identifier, last_activity_at: at, last_real_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'identifier'])
        .doUpdateSet({ last_real_at: sql`greatest(games_played.last_real_at, excluded.last_real_at)` }),
    )
    .execute();
}

/** How many players bet on each game since then. Players, not rounds: nobody lifts a game by grinding. */
export async function playCounts(connection: Connection, since: Date): Promise<Map<string, number>> {
  const rows = await acrossShards<GamesTables>(connection, 'what is popular follows from everybody')
    .selectFrom('games_played')
    .select((eb) => ['identifier', eb.fn.countAll<bigint>().as('players')])
    .where('last_real_at', '>=', since)
    .groupBy('identifier')
    .execute();
  return new Map(rows.map((row) => [row.identifier, Number(row.players)]));
}
