import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { LevelsTables } from './tables.ts';

/** What is wrong with the points; every list is empty when it is right. */
export interface LevelsDifferences {
  /** Players whose points are not the sum of what their rounds have brought. */
  readonly points: readonly { playerId: number; persistent: string; rounds: string }[];
  /** Rounds that were counted with another stake than the books have. */
  readonly stakes: readonly { playerId: number; roundId: string; counted: string; books: string }[];
  /** Players who do not stand on the level that was reached. */
  readonly levels: readonly { playerId: number; level: number }[];
}

/**
 * Compares the points with what rounds have brought, and that with the books. Asks all in one snapshot, and leaves out
 * players whose rounds still wait to be counted.
 */
export async function reconcileLevels(connection: Connection): Promise<LevelsDifferences> {
  const db = tablesOf<LevelsTables>(connection);
  if (!db.isTransaction) return db.transaction().setIsolationLevel('repeatable read').execute(reconcileLevels);
  const { rows: points } = await sql<LevelsDifferences['points'][number]>`
    select p.player_id as "playerId", p.persistent::text as persistent, coalesce(r.points, 0)::text as rounds
    from levels_players p
    full join (select player_id, sum(points) as points from levels_rounds group by player_id) r using (player_id)
    where p.persistent is distinct from coalesce(r.points, 0)
  `.execute(db);
  const { rows: stakes } = await sql<LevelsDifferences['stakes'][number]>`
    with books as (
      select c.player_id, c.round_id, c.stake,
        case when r.state = 'settled' then r.staked_real else 0 end as real
      from levels_rounds c left join ledger_rounds r using (player_id, round_id)
    )
    select player_id as "playerId", round_id as "roundId", stake::text as counted, real::text as books
    from books b
    where stake <> real
      and not exists (select from outbox o where o.shard = b.player_id & 15 and o.player_id = b.player_id and o.topic = 'round')
  `.execute(db);
  const { rows: levels } = await sql<LevelsDifferences['levels'][number]>`
    select p.player_id as "playerId", p.level from levels_players p
    where (select string_agg(g.group_id, ',') from player_groups g
      where g.player_id = p.player_id and g.group_id like 'level\\_%') is distinct from 'level_' || p.level
  `.execute(db);
  return { points, stakes, levels };
}
