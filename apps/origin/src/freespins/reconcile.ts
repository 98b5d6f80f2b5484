import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { houseDifferences, type HouseDifference } from '../ledger/index.ts';
import type { FreeSpinTables } from './tables.ts';

/** What is wrong with free spins; every list is empty when they are right. */
export interface FreeSpinDifferences {
  /** Currencies in which the books hold something else for free spins than what was won and not given. */
  readonly held: readonly HouseDifference[];
  /** Free spins whose number or winnings are not those of their rounds. */
  readonly rounds: readonly { playerId: number; id: number }[];
  /** Free rounds in the books that no free spins have, or with another win or state. */
  readonly books: readonly { playerId: number; roundId: string }[];
  /** Free spins for which something else was granted than they say. */
  readonly given: readonly { playerId: number; id: number }[];
  /** Free spins and grants of them that do not belong together. */
  readonly grants: readonly { playerId: number; key: string }[];
}

/** Compares free spins with the books, with their rounds, and with what was granted for them. In one snapshot. */
export const reconcileFreeSpins = (connection: Connection): Promise<FreeSpinDifferences> =>
  inSnapshot<FreeSpinTables, FreeSpinDifferences>(connection, async (db) => {
    const sums = await sql<{ currency: string; held: string }>`
      select currency, sum(won - paid - kept)::text as held from freespins group by currency
    `.execute(db);
    const held = new Map(sums.rows.map((row) => [row.currency, BigInt(row.held)]));
    const { rows: rounds } = await sql<FreeSpinDifferences['rounds'][number]>`
      select f.player_id as "playerId", f.id from freespins f
      left join freespins_rounds r on r.player_id = f.player_id and r.freespins_id = f.id
      group by f.player_id, f.id, f.performed, f.won
      having f.performed <> count(r.round_id) filter (where r.state <> 'rolled_back') or f.won <> coalesce(sum(r.won), 0)
      order by 1, 2
    `.execute(db);
    const { rows: books } = await sql<FreeSpinDifferences['books'][number]>`
      select coalesce(l.player_id, r.player_id) as "playerId", coalesce(l.round_id, r.round_id) as "roundId"
      from (select * from ledger_rounds where won_free is not null) l
      full join freespins_rounds r on r.player_id = l.player_id and r.round_id = l.round_id
      where l.won_free is distinct from r.won or l.state is distinct from r.state
      order by 1, 2
    `.execute(db);
    const { rows: given } = await sql<FreeSpinDifferences['given'][number]>`
      select f.player_id as "playerId", f.id from freespins f
      left join prizes_grants g on g.player_id = f.player_id and g.source = 'freespins'
        and starts_with(g.key, 'freespins:' || f.id || ':')
      group by f.player_id, f.id, f.paid having f.paid <> coalesce(sum(g.amount), 0)
      order by 1, 2
    `.execute(db);
    const { rows: grants } = await sql<FreeSpinDifferences['grants'][number]>`
      select coalesce(g.player_id, f.player_id) as "playerId", coalesce(g.key, f.key) as key
      from (select * from prizes_grants where kind = 'freespins') g
      full join freespins f on f.player_id = g.player_id and f.key = g.key
      where g.key is null or f.key is null or (f.stage = 'issued') < (g.status = 'offered')
      order by 1, 2
    `.execute(db);
    return { held: await houseDifferences(db, 'freespins', held), rounds, books, given, grants };
  });
