import { openDatabase, type Database } from '@cosmodrome/database';
import { preparedCluster } from '@cosmodrome/database/testing/prepared';
import { releaseAllCells } from '../src/kernel/outbox/queue.ts';
import type { LedgerTables } from '../src/ledger/index.ts';
import { originTables } from './books.ts';

/** A line to the test that may kill this program when it reads it. */
export const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** The books in a folder as a program finds them that is started again: with their tables, nobody at work in them. */
export async function openVictim<Tables extends LedgerTables>(folder: string): Promise<Database<Tables>> {
  const log = { warn: console.error, error: console.error };
  const database = await openDatabase<Tables>({ dataDir: folder, template: await preparedCluster(originTables), log });
  // As the relay's own start does: the cells of the process before are free.
  await releaseAllCells(database.db);
  return database;
}
