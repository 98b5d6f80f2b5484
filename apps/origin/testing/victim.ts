import { openDatabase, type Connection, type Database } from '@cosmodrome/database';
import { preparedCluster } from '@cosmodrome/database/testing/prepared';
import { releaseAllCells } from '../src/kernel/outbox/queue.ts';
import { type LedgerTables, wallets } from '../src/ledger/index.ts';
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

/** Minor units of each player's first wallet: what is real, and what is a bonus. */
export async function moneyOf(connection: Connection, players: readonly number[]): Promise<[number, number][]> {
  const first = await Promise.all(players.map(async (id) => (await wallets(connection, id))[0]));
  return first.map((wallet) => [Number(wallet?.real), Number(wallet?.bonus)]);
}
