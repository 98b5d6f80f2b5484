import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { AchievementsTables } from './tables.ts';

/** What is wrong with achievements; the list is empty when they are right. */
interface AchievementDifferences {
  /** Rewards that were collected and not granted as they stood, and grants of what was not collected. */
  readonly rewards: readonly { playerId: number; key: string }[];
}

/** Compares what was collected with what was granted, in one snapshot. */
export const reconcileAchievements = (connection: Connection): Promise<AchievementDifferences> =>
  inSnapshot<AchievementsTables, AchievementDifferences>(connection, async (db) => {
    const { rows: rewards } = await sql<AchievementDifferences['rewards'][number]>`
      select coalesce(a.player_id, g.player_id) as "playerId", coalesce(a.key, g.key) as key
      from (
        select player_id, 'achievements:' || identifier as key, prize from achievements_reached
        where collected_at is not null
      ) a
      full join (select * from prizes_grants where source = 'achievements') g
        on g.player_id = a.player_id and g.key = a.key
      where a.key is null or g.key is null or g.body is distinct from a.prize
      order by 1, 2
    `.execute(db);
    return { rewards };
  });
