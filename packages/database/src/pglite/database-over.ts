import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { PgliteWorkerDialect } from './dialect.ts';

/** The database handle over an embedded engine. */
export function databaseOver<Tables>(db: Kysely<Tables>, dialect: PgliteWorkerDialect): Database<Tables> {
  return {
    engine: 'pglite',
    parallelism: 1,
    shards: null,
    db,
    execute: async <Row>({ text, values }: { text: string; values: readonly unknown[] }) => {
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
      return rows;
    },
    close: async () => {
      await db.destroy();
      await dialect.close();
    },
  };
}
