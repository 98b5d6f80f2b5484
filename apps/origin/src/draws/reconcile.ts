import { inSnapshot, type Connection } from '@cosmodrome/database';
import { commitment, drawByWeight, tableHash } from '@cosmodrome/fairness';
import { sql } from 'kysely';
import type { DrawRow, DrawTables, SeedRow } from './tables.ts';

/** What is wrong with draws; every list is empty when they are right. */
export interface DrawDifferences {
  /** Seeds that are not what was committed to, or whose count is not that of their draws. */
  readonly seeds: readonly { playerId: number; id: number }[];
  /** Draws that come out otherwise from their seed, or whose table is not the one of its hash. */
  readonly draws: readonly { playerId: number; key: string }[];
}

/** Rows that are read in one go. */
const PAGE = 5_000;

type Made = DrawRow & Pick<SeedRow, 'server_seed' | 'client_seed'> & { committed_at: Date };

const isRight = (row: Made): boolean => {
  const source = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce };
  return (
    row.at >= row.committed_at &&
    tableHash({ name: row.table_name, weights: row.weights }) === row.table_hash &&
    drawByWeight(source, row.weights) === row.picked
  );
};

/** Draws everything again from its seed and compares, in one snapshot. */
export const reconcileDraws = (connection: Connection): Promise<DrawDifferences> =>
  inSnapshot<DrawTables, DrawDifferences>(connection, async (db) => {
    const seeds: { playerId: number; id: number }[] = [];
    const draws: { playerId: number; key: string }[] = [];
    for (let after = { player: 0, id: 0 }; ;) {
      const { rows } = await sql<SeedRow & { made: number; highest: number }>`
        select s.*, count(d.key)::int as made, coalesce(max(d.nonce), -1) as highest from draws_seeds s
        left join draws_made d on d.player_id = s.player_id and d.seed_id = s.id
        where (s.player_id, s.id) > (${after.player}::integer, ${after.id}::integer)
        group by s.player_id, s.id order by s.player_id, s.id limit ${PAGE}
      `.execute(db);
      for (const row of rows) {
        const isCounted = row.next_nonce === row.made && row.highest === row.made - 1;
        if (!isCounted || commitment(row.server_seed) !== row.commitment)
          seeds.push({ playerId: row.player_id, id: row.id });
      }
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) break;
      after = { player: last.player_id, id: last.id };
    }
    for (let after = { player: 0, key: '' }; ;) {
      const { rows } = await sql<Made>`
        select d.*, s.server_seed, s.client_seed, s.committed_at from draws_made d
        join draws_seeds s on s.player_id = d.player_id and s.id = d.seed_id
        where (d.player_id, d.key) > (${after.player}::integer, ${after.key})
        order by d.player_id, d.key limit ${PAGE}
      `.execute(db);
      for (const row of rows) if (!isRight(row)) draws.push({ playerId: row.player_id, key: row.key });
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) break;
      after = { player: last.player_id, key: last.key };
    }
    return { seeds, draws };
  });
