import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { bookDifferences, ownBet, type BookDifference } from '../ledger/index.ts';
import { COUNTED } from './count.ts';
import type { LevelsTables } from './tables.ts';

/** What is wrong with the points; every list is empty when it is right. */
export interface LevelsDifferences {
  /** Players whose balances, in hundredths, are not the sums of what their rounds and entries say. */
  readonly points: readonly {
    playerId: number;
    chargeable: string;
    chargeableLines: string;
    persistent: string;
    persistentLines: string;
  }[];
  /** Rounds that were counted with another stake than the books have. */
  readonly stakes: readonly BookDifference[];
  /** Players who do not stand on the level that was reached. */
  readonly levels: readonly { playerId: number; level: number }[];
}

/**
 * Compares the balances of points with rounds and entries, and rounds with the books. Asks all in one snapshot, and leaves
 * out players whose rounds still wait to be counted.
 */
export const reconcileLevels = (connection: Connection): Promise<LevelsDifferences> =>
  inSnapshot<LevelsTables, LevelsDifferences>(connection, async (db) => {
    const { rows: points } = await sql<LevelsDifferences['points'][number]>`
    select coalesce(p.player_id, l.player_id) as "playerId",
      coalesce(p.chargeable - p.debt, 0)::text as chargeable, coalesce(l.chargeable, 0)::text as "chargeableLines",
      coalesce(p.persistent, 0)::text as persistent, coalesce(l.persistent, 0)::text as "persistentLines"
    from levels_players p
    full join (
      select player_id, sum(chargeable) as chargeable, sum(persistent) as persistent
      from (
        select player_id, points as chargeable, points as persistent from levels_rounds
        union all
        select player_id, chargeable, persistent from levels_entries
      ) lines group by 1
    ) l on l.player_id = p.player_id
    where coalesce(p.chargeable - p.debt, 0) <> coalesce(l.chargeable, 0)
      or coalesce(p.persistent, 0) <> coalesce(l.persistent, 0)
    order by 1
  `.execute(db);
    const stakes = await bookDifferences(db, { table: COUNTED, worthOf: ownBet });
    const { rows: levels } = await sql<LevelsDifferences['levels'][number]>`
    select p.player_id as "playerId", p.level from levels_players p
    where (select string_agg(g.group_id, ',') from player_groups g
      where g.player_id = p.player_id and g.group_id like 'level\\_%') is distinct from 'level_' || p.level
  `.execute(db);
    return { points, stakes, levels };
  });
