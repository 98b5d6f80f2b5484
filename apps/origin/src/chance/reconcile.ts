import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { ChanceTables } from './tables.ts';

/** What is wrong with launches; every list is empty when they are right. */
interface ChanceDifferences {
  /** Launches whose prize was not granted as it stands in them, and grants without a launch that gives them. */
  readonly prizes: readonly { playerId: number; key: string }[];
  /** Launches that were drawn otherwise, or from another table. */
  readonly draws: readonly { playerId: number; day: string }[];
}

/** Compares launches with what was granted and drawn, in one snapshot. */
export const reconcileChance = (connection: Connection): Promise<ChanceDifferences> =>
  inSnapshot<ChanceTables, ChanceDifferences>(connection, async (db) => {
    const { rows: prizes } = await sql<ChanceDifferences['prizes'][number]>`
      select coalesce(l.player_id, g.player_id) as "playerId", coalesce(l.key, g.key) as key
      from (
        select player_id, 'chance:' || day as key, outcomes -> picked -> 'prize' as prize from chance_launches
        where outcomes -> picked -> 'prize' <> 'null'
      ) l
      full join (select * from prizes_grants where source = 'chance') g on g.player_id = l.player_id and g.key = l.key
      where l.key is null or g.key is null or g.body is distinct from l.prize
      order by 1, 2
    `.execute(db);
    const { rows: draws } = await sql<ChanceDifferences['draws'][number]>`
      select l.player_id as "playerId", l.day from chance_launches l
      left join draws_made d on d.player_id = l.player_id and d.key = 'chance:' || l.day
      where d.key is null or d.picked <> l.picked or d.table_hash <> l.table_hash
      order by 1, 2
    `.execute(db);
    return { prizes, draws };
  });
