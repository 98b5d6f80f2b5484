import type { Pool } from 'pg';

/** Into how many shards tables are distributed by an integer; null where there is no Citus, or nothing is distributed. */
export async function shardsOf(pool: Pool): Promise<number | null> {
  const found = await pool.query<{ citus: boolean }>("select to_regclass('pg_dist_colocation') is not null as citus");
  if (!found.rows[0]?.citus) return null;
  const { rows } = await pool.query<{ shards: number | null }>(
    "select max(shardcount) as shards from pg_dist_colocation where distributioncolumntype = 'integer'::regtype",
  );
  return rows[0]?.shards ?? null;
}
