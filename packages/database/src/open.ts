import { Kysely } from 'kysely';
import type { Database, DatabaseOptions, Statement } from './database.ts';
import { DatabaseUnreachableError } from './errors.ts';
import { databaseOver } from './pglite/database-over.ts';
import { openPglite } from './pglite/open.ts';
import { dialectOver, openPool } from './postgres.ts';
import { shardsOf } from './shards.ts';

/**
 * Opens PostgreSQL when a `url` is given, else the embedded PGlite in a worker thread.
 *
 * The embedded engine survives a killed process. It does not sync to the disk, so it does not promise to survive a
 * power cut: PostgreSQL does.
 *
 * @throws FolderInUseError when another process (or this one) has the folder open.
 * @throws DatabaseUnreachableError when the server does not answer or does not let us in.
 */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Database<Tables>> {
  const { around = (dialect) => dialect } = options;
  if (options.url) {
    const poolSize = options.poolSize ?? 10;
    const pool = openPool(options.url, poolSize, options.log);
    let shards: number | null;
    try {
      shards = await shardsOf(pool);
    } catch (error) {
      await pool.end();
      throw new DatabaseUnreachableError(options.url, error);
    }
    const db = new Kysely<Tables>({ dialect: around(dialectOver(pool, shards !== null)) });
    return {
      engine: 'postgres',
      parallelism: poolSize,
      shards,
      db,
      execute: async <Row>(statement: Statement) => {
        const result = await pool.query({ name: statement.name, text: statement.text, values: [...statement.values] });
        return result.rows as Row[];
      },
      close: () => db.destroy(),
    };
  }
  const dialect = await openPglite({
    dataDir: options.dataDir ?? 'memory://',
    template: options.template,
    log: options.log,
  });
  return databaseOver(new Kysely<Tables>({ dialect: around(dialect) }), dialect);
}
