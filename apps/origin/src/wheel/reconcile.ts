import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { WheelTables } from './tables.ts';

/** What is wrong with spins of the wheel; every list is empty when they are right. */
interface WheelDifferences {
  /** Spins and grants of spins that do not belong together. */
  readonly grants: readonly { playerId: number; key: string }[];
  /** Spins that were used whose prize was not granted as it stands in them, and prizes of spins that nobody used. */
  readonly prizes: readonly { playerId: number; key: string }[];
  /** Spins that were drawn otherwise, or not from the table that they were given with. */
  readonly draws: readonly { playerId: number; id: number }[];
}

/** Compares spins of the wheel with what was granted and drawn, in one snapshot. */
export const reconcileWheel = (connection: Connection): Promise<WheelDifferences> =>
  inSnapshot<WheelTables, WheelDifferences>(connection, async (db) => {
    const { rows: grants } = await sql<WheelDifferences['grants'][number]>`
      select coalesce(g.player_id, w.player_id) as "playerId", coalesce(g.key, w.key) as key
      from (select * from prizes_grants where kind = 'wheelspins' and status = 'taken') g
      full join wheel_gifts w on w.player_id = g.player_id and w.key = g.key
      where g.key is null or w.key is null or (g.body ->> 'count')::integer <> w.count
        or w.count <> (select count(*) from wheel_spins s where s.player_id = w.player_id and s.gift_id = w.id)
      order by 1, 2
    `.execute(db);
    const { rows: prizes } = await sql<WheelDifferences['prizes'][number]>`
      select coalesce(w.player_id, g.player_id) as "playerId", coalesce('wheel:' || w.id, g.key) as key
      from (
        select s.player_id, s.id, f.segments -> s.picked -> 'prize' as prize from wheel_spins s
        join wheel_gifts f on f.player_id = s.player_id and f.id = s.gift_id where s.stage = 'finished'
      ) w
      full join (select * from prizes_grants where source = 'wheel') g
        on g.player_id = w.player_id and g.key = 'wheel:' || w.id
      where w.id is null or g.key is null or g.body is distinct from w.prize
      order by 1, 2
    `.execute(db);
    const { rows: draws } = await sql<WheelDifferences['draws'][number]>`
      select s.player_id as "playerId", s.id from wheel_spins s
      join wheel_gifts f on f.player_id = s.player_id and f.id = s.gift_id
      left join draws_made d on d.player_id = s.player_id and d.key = 'wheel:' || s.id
      where s.stage = 'finished' and (d.key is null or d.picked <> s.picked)
        or d.key is not null and d.table_hash <> f.table_hash
      order by 1, 2
    `.execute(db);
    return { grants, prizes, draws };
  });
