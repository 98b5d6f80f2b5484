import { randomBytes } from 'node:crypto';
import { openDatabase } from '@cosmodrome/database';
import { createOn, databaseAt, dropOn, joinNodes, nodesOf } from '@cosmodrome/database/testing/cluster';
import { distribute } from '@cosmodrome/origin/distribute';
import { bringUpToDate } from '@cosmodrome/origin/schema';
import { LeftOut } from '../report/table.ts';

/** The coordinator of the Citus to measure on. @throws LeftOut without one */
export function coordinatorAddress(): string {
  const url = process.env['CITUS_URL'];
  if (url) return url;
  throw new LeftOut('CITUS_URL must name the coordinator of a Citus whose workers have joined it');
}

/** A new database on every node, with the origin's tables divided into so many shards. */
export async function freshCluster(url: string, shards: number): Promise<{ url: string; drop(): Promise<void> }> {
  const nodes = await nodesOf(url);
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const drop = () => dropOn(nodes, name);
  const own = databaseAt(url, name);
  try {
    await createOn(nodes, name, 'template0');
    await joinNodes(nodes, name);
    const database = await openDatabase({ url: own, log: { warn: console.warn, error: console.error } });
    await bringUpToDate(database.db);
    await distribute(database.db, shards);
    await database.close();
  } catch (error) {
    await drop();
    throw error;
  }
  return { url: own, drop };
}
