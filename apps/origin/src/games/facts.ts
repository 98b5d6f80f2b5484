import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Facts } from '@cosmodrome/rules/achievements/facts';
import type { GamesTables } from './tables.ts';

/**
 * What games say for achievements.
 * @param familyOf the family of a game that is still offered
 */
export async function gameFacts(
  connection: Connection,
  playerId: number,
  familyOf: (identifier: string) => string | undefined,
): Promise<Facts> {
  const tables = tablesOf<GamesTables>(connection);
  const played = await tables
    .selectFrom('games_played')
    .select('identifier')
    .where('player_id', '=', playerId)
    .where('last_real_at', 'is not', null)
    .execute();
  const { count } = await tables
    .selectFrom('games_favorites')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  const names = played.map(({ identifier }) => identifier);
  return {
    favourites: Number(count),
    games_tried: names.length,
    studios_tried: new Set(names.map((name) => name.split('/')[0])).size,
    kinds_tried: new Set(names.flatMap((name) => familyOf(name) ?? [])).size,
  };
}
