import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { LootboxTables } from './tables.ts';

/** What is wrong with loot boxes; every list is empty when they are right. */
export interface LootboxDifferences {
  /** Boxes and grants of boxes that do not belong together. */
  readonly grants: readonly { playerId: number; key: string }[];
  /** Opened boxes whose prize was not granted as it stands in them, and prizes of boxes that nobody opened. */
  readonly prizes: readonly { playerId: number; key: string }[];
  /** Opened boxes that were drawn otherwise, or not from the table that they were given with. */
  readonly draws: readonly { playerId: number; id: number }[];
}

/** Compares loot boxes with what was granted and drawn, in one snapshot. */
export const reconcileLootboxes = (connection: Connection): Promise<LootboxDifferences> =>
  inSnapshot<LootboxTables, LootboxDifferences>(connection, async (db) => {
    const { rows: grants } = await sql<LootboxDifferences['grants'][number]>`
      select coalesce(g.player_id, b.player_id) as "playerId", coalesce(g.key, b.key) as key
      from (select * from prizes_grants where kind = 'lootbox') g
      full join lootboxes b on b.player_id = g.player_id and b.key = g.key
      where g.key is null or b.key is null or g.body ->> 'box' <> b.box or (b.stage = 'issued') < (g.status = 'offered')
      order by 1, 2
    `.execute(db);
    const { rows: prizes } = await sql<LootboxDifferences['prizes'][number]>`
      select coalesce(b.player_id, g.player_id) as "playerId", coalesce('lootbox:' || b.id, g.key) as key
      from (select * from lootboxes where stage = 'activated') b
      full join (select * from prizes_grants where source = 'lootboxes') g
        on g.player_id = b.player_id and g.key = 'lootbox:' || b.id
      where b.id is null or g.key is null or g.body is distinct from b.items -> b.picked -> 'prize'
      order by 1, 2
    `.execute(db);
    const { rows: draws } = await sql<LootboxDifferences['draws'][number]>`
      select b.player_id as "playerId", b.id from lootboxes b
      left join draws_made d on d.player_id = b.player_id and d.key = 'lootbox:' || b.id
      where b.stage = 'activated' and (d.key is null or d.picked <> b.picked)
        or d.key is not null and d.table_hash <> b.table_hash
      order by 1, 2
    `.execute(db);
    return { grants, prizes, draws };
  });
