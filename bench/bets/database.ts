import { randomBytes } from 'node:crypto';
import { openDatabase } from '@cosmodrome/database';
import { LeftOut } from '../report/table.ts';

/** The PostgreSQL server to measure on. @throws LeftOut without one */
export function serverAddress(): string {
  const url = process.env['BENCH_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (url) return url;
  throw new LeftOut('BENCH_DATABASE_URL must name a PostgreSQL server on which databases may be created');
}

async function ask(url: string, text: string): Promise<Record<string, string>[]> {
  const database = await openDatabase({ url, poolSize: 1, log: { warn: console.warn, error: console.error } });
  try {
    return await database.execute<Record<string, string>>({ name: '', text, values: [] });
  } finally {
    await database.close();
  }
}

/** A new database on the server of the url. */
export async function freshDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name} template template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: async () => {
      await ask(url, `drop database ${name} with (force)`);
    },
  };
}

/** Bytes of the books and of the messages with their indexes, and how far the cluster's write-ahead log has come. */
export async function measureBytes(url: string): Promise<{ books: number; messages: number; log: number }> {
  const size = (like: string) =>
    `(select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relname like '${like}')`;
  const [sizes] = await ask(
    url,
    `select ${size('ledger%')}::text as books, ${size('outbox%')}::text as messages,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as log`,
  );
  return { books: Number(sizes?.['books']), messages: Number(sizes?.['messages']), log: Number(sizes?.['log']) };
}

/** What decides how durable a commit is, in one line. */
export async function settingsOf(url: string): Promise<string> {
  const names = [
    'server_version',
    'fsync',
    'synchronous_commit',
    'wal_sync_method',
    'full_page_writes',
    'shared_buffers',
    'max_wal_size',
    'wal_compression',
  ];
  const rows = await ask(
    url,
    names.map((name) => `select '${name} ' || current_setting('${name}') as s`).join(' union all '),
  );
  return rows.map((row) => row['s']).join(', ');
}
