import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql, type Kysely } from 'kysely';
import { distribution } from './generated/distribution.ts';

/** The function of the bet: run where its players' rows are. */
const BET = 'ledger_play';

/**
 * Distributes every table of the origin that is not yet where `generated/distribution.ts` wants it, and lets each node run
 * the SQL functions. Rows that are there already move with their tables, so do it before there are many.
 *
 * @param shards 64, or a half, a quarter and so on: the most nodes that players can ever be divided among
 * @throws when the database is not Citus
 */
export async function distribute(connection: Connection, shards: number): Promise<void> {
  const db = tablesOf<Record<string, never>>(connection);
  const { rows } = await sql<{ name: string }>`
    select logicalrelid::text as name from pg_dist_partition`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const missing = Object.entries(distribution).filter(([table]) => !done.has(table));
  // Others refer to what is everywhere.
  for (const [table, where] of missing) {
    if (where === 'everywhere') await sql`select create_reference_table(${table}::regclass)`.execute(db);
  }
  for (const [table, where] of missing) {
    if (where === 'everywhere' || where === 'here') continue;
    const column = where === 'player' ? 'player_id' : where.by;
    await sql`select create_distributed_table(${table}::regclass, ${column}, shard_count := ${shards})`.execute(db);
  }
  await distributeFunctions(db);
}

async function distributeFunctions(db: Kysely<Record<string, never>>): Promise<void> {
  // A Citus that has its workers copies each new function to them by itself, but does not know whose rows the bet is about.
  const { rows } = await sql<{ name: string; signature: string }>`
    select f.name, p.oid::regprocedure::text as signature
    from sql_functions f join pg_proc p on p.proname = f.name and p.pronamespace = current_schema()::regnamespace
      left join pg_dist_object o on o.classid = 'pg_proc'::regclass and o.objid = p.oid
    where o.objid is null or (f.name = ${BET} and o.distribution_argument_index is null)`.execute(db);
  for (const { name, signature } of rows) {
    await (
      name === BET
        ? sql`select create_distributed_function(${signature}::regprocedure, 'one_cell', colocate_with := 'outbox')`
        : sql`select create_distributed_function(${signature}::regprocedure)`
    ).execute(db);
  }
  // Which shard a statement is for, Citus sees in its values: it has no plan that would do for all of them.
  await sql`alter function ${sql.ref(BET)} reset plan_cache_mode`.execute(db);
}
