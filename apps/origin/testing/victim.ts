import { createHash } from 'node:crypto';
import { openDatabase, type Database } from '@cosmodrome/database';
import { preparedCluster, preparedDatabase } from '@cosmodrome/database/testing/prepared';
import { releaseAllCells } from '../src/kernel/outbox/queue.ts';
import type { LedgerTables } from '../src/ledger/index.ts';
import { originTables } from './books.ts';

/** A line to the test that may kill this program when it reads it. */
export const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const log = { warn: console.error, error: console.error };

/** The books in a folder as a program finds them that is started again: with their tables, nobody at work in them. */
export async function openVictim<Tables extends LedgerTables>(folder: string): Promise<Database<Tables>> {
  return withFreeCells(
    await openDatabase<Tables>({ dataDir: folder, template: await preparedCluster(originTables), log }),
  );
}

/**
 * The same for a suite that does not test the embedded engine itself: on PostgreSQL where the suites run there, in a database
 * that belongs to the folder.
 */
export async function openVictimOnSuiteEngine<Tables extends LedgerTables>(folder: string): Promise<Database<Tables>> {
  const { TEST_DATABASE_URL: server, TESTS: which } = process.env;
  if (!server || which === 'all') return openVictim(folder);
  const name = `victim_${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return withFreeCells(
    await openDatabase<Tables>({ url: await preparedDatabase(server, name, originTables, log), log }),
  );
}

/** As the relay's own start does: the cells of the process before are free. */
async function withFreeCells<Tables extends LedgerTables>(database: Database<Tables>): Promise<Database<Tables>> {
  await releaseAllCells(database.db);
  return database;
}
