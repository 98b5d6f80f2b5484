import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { COLUMN_PARSERS } from './column-types.ts';
import type { DatabaseLog } from './database.ts';
import { DistributedAdapter } from './shards.ts';

/** A pool whose column types follow `column-types.ts`. Connects at the first query. */
export function openPool(url: string, poolSize: number, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'cosmodrome',
    // A statement's plan is bought once and used for every batch; compiling it to machine code never pays back.
    options: '-c jit=off',
    // A transaction left open by a lost request must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid, format) =>
        format === 'binary'
          ? pg.types.getTypeParser(oid, format)
          : (COLUMN_PARSERS[oid] ?? pg.types.getTypeParser(oid)),
    },
  });
  // Without a listener a connection that the server ends would end the process: the pool hears those that are idle, and
  // one that is inside a transaction, between two statements, is heard by nobody else.
  const lost = (error: Error): void => log.warn({ error: error.message }, 'a database connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** @param isDistributed whether tables are divided into shards on several nodes */
export function dialectOver(pool: pg.Pool, isDistributed: boolean): Dialect {
  const dialect = new PostgresDialect({ pool });
  if (isDistributed) dialect.createAdapter = () => new DistributedAdapter();
  return dialect;
}
