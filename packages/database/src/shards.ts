import { PostgresAdapter } from 'kysely';
import type { Pool } from 'pg';
import { tablesOf, type Connection } from './connection.ts';

/** Into how many shards tables are distributed by an integer; null where there is no Citus, or nothing is distributed. */
export async function shardsOf(pool: Pool): Promise<number | null> {
  const found = await pool.query<{ citus: boolean }>("select to_regclass('pg_dist_colocation') is not null as citus");
  if (!found.rows[0]?.citus) return null;
  const { rows } = await pool.query<{ shards: number | null }>(
    "select max(shardcount) as shards from pg_dist_colocation where distributioncolumntype = 'integer'::regtype",
  );
  return rows[0]?.shards ?? null;
}

/** Kysely's adapter for PostgreSQL, of a type of its own so that the connections of a distributed database are known by it. */
export class DistributedAdapter extends PostgresAdapter {}

/**
 * Whether tables are divided into shards. A statement then has to say whose rows it wants in words that the planner takes for
 * a constant; where all rows are on one server the same words may only cost time.
 */
export const isDistributed = (connection: Connection): boolean =>
  tablesOf(connection).getExecutor().adapter instanceof DistributedAdapter;
