import { tablesOf, type Connection } from '@cosmodrome/database';
import { levelId } from '@cosmodrome/rules/levels/levels';
import type { LevelsTables, PointsRow } from './tables.ts';

/** Lines of a player's points that one file takes. */
const MOST_LINES = 20_000;

/** A player's points; none before the first round. */
export async function pointsOfPlayer(connection: Connection, playerId: number): Promise<PointsRow> {
  const row = await tablesOf<LevelsTables>(connection)
    .selectFrom('levels_players')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? { player_id: playerId, chargeable: 0n, debt: 0n, persistent: 0n, level: 1 };
}

/** A player's points and what brought them (player-protection R29), as the player may take it away. */
export async function ownPoints(connection: Connection, playerId: number): Promise<Record<string, unknown>> {
  const { chargeable, debt, persistent, level } = await pointsOfPlayer(connection, playerId);
  const lines = await tablesOf<LevelsTables>(connection)
    .selectFrom('levels_rounds')
    .select(['round_id', 'points', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('at', 'desc')
    .orderBy('round_id')
    .limit(MOST_LINES + 1)
    .execute();
  const entries = await tablesOf<LevelsTables>(connection)
    .selectFrom('levels_entries')
    .select(['key', 'kind', 'chargeable', 'persistent', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('at', 'desc')
    .orderBy('key')
    .limit(MOST_LINES + 1)
    .execute();
  return {
    comp_points: {
      level: levelId(level),
      chargeable_hundredths: Number(chargeable - debt),
      persistent_hundredths: Number(persistent),
      /** False when there are more lines than one file takes: the newest are in it. */
      complete: lines.length <= MOST_LINES && entries.length <= MOST_LINES,
      lines: lines.slice(0, MOST_LINES).map(({ round_id: round, points, at }) => ({
        round,
        hundredths: Number(points),
        at: at.toISOString(),
      })),
      /** What came or went without a round. */
      entries: entries.slice(0, MOST_LINES).map((entry) => ({
        key: entry.key,
        kind: entry.kind,
        chargeable_hundredths: Number(entry.chargeable),
        persistent_hundredths: Number(entry.persistent),
        at: entry.at.toISOString(),
      })),
    },
  };
}
