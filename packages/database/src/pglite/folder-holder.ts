/** Run by folder.test.ts: holds a folder, commits one row, says so, leaves another uncommitted, and waits to be killed. */
import { sql } from 'kysely';
import { openDatabase } from '../open.ts';

const log = { warn: () => undefined, error: () => undefined };
const { db } = await openDatabase<{ kept: { id: number } }>({ dataDir: process.argv[2], log });
await sql`create table kept (id integer primary key)`.execute(db);
await db.insertInto('kept').values({ id: 1 }).execute();
await db.transaction().execute(async (trx) => {
  await trx.insertInto('kept').values({ id: 2 }).execute();
  process.stdout.write('holding\n');
  await new Promise(() => setInterval(() => undefined, 1_000));
});
