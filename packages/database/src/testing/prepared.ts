import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../open.ts';
import { PgliteClient } from '../pglite/client.ts';
import { PgliteWorkerDialect } from '../pglite/dialect.ts';
import { clusterSnapshot } from './cluster-snapshot.ts';
import { createOn, databaseAt, dropOn, joinNodes } from './cluster.ts';
import { preparedFolder, recordDatabase, runName } from './run.ts';

/** What a suite's databases begin with: prepared once for each run and engine, and copied from then on. */
export interface Prepared {
  /** Lower-case letters; the same name means the same tables. */
  readonly name: string;
  prepare(db: Kysely<never>): Promise<void>;
  /** Divides the prepared tables among the nodes, where the suites run on a Citus (`CITUS_URL`). */
  distribute?(db: Kysely<never>): Promise<void>;
  /** Looks at the statements that the product has made in a suite, when it has ended. @throws when one may not be */
  examine?(statements: readonly string[]): Promise<void>;
}

/** The cluster of PGlite with the prepared tables, as a tar. */
export async function preparedSnapshot({ name, prepare }: Prepared): Promise<Uint8Array> {
  const file = join(preparedFolder(), `${name}.tar`);
  if (existsSync(file)) return readFile(file);
  const client = await PgliteClient.start({ dataDir: 'memory://', snapshot: await clusterSnapshot() });
  const db = new Kysely<never>({ dialect: new PgliteWorkerDialect(client, () => undefined) });
  await prepare(db);
  const snapshot = await client.snapshot();
  await db.destroy();
  // Two test files may prepare at the same time: each renames a whole file into place.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, snapshot);
  await rename(unfinished, file);
  return snapshot;
}

/** A folder with the same cluster, for programs whose own folder begins as a copy of it (`template`). */
export async function preparedCluster(prepared: Prepared): Promise<string> {
  const folder = join(preparedFolder(), `${prepared.name}-cluster`);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(`${folder}-`);
  const client = await PgliteClient.start({ dataDir: unfinished, snapshot: await preparedSnapshot(prepared) });
  await client.close();
  await rename(unfinished, folder).catch((error: unknown) => {
    // Another test file was as quick.
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

/** The name of a database on the nodes of a server with the prepared tables, to be given as a template. */
export async function preparedTemplate(nodes: readonly string[], prepared: Prepared, log: Log): Promise<string> {
  const [url = ''] = nodes;
  const { name, prepare, distribute } = prepared;
  const template = `template_${runName()}_${name}`;
  const done = join(preparedFolder(), `${name}.postgres`);
  if (existsSync(done)) return template;
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    // The other test files wait for the one that prepares.
    await lock.query(`select pg_advisory_lock(hashtext('${template}'))`);
    if (existsSync(done)) return template;
    await dropOn(nodes, template);
    await createOn(nodes, template, 'template0');
    recordDatabase(template);
    if (nodes.length > 1) await joinNodes(nodes, template);
    const database = await openDatabase<never>({ url: databaseAt(url, template), log });
    try {
      await prepare(database.db);
      if (nodes.length > 1) await distribute?.(database.db);
    } finally {
      await database.close();
    }
    await writeFile(done, '');
    return template;
  } finally {
    await lock.end();
  }
}

/**
 * The address of the database of that name on a server, for programs that are started again and find theirs: the first time it
 * is made as a copy of the template. It is dropped when the run ends.
 */
export async function preparedDatabase(url: string, name: string, prepared: Prepared, log: Log): Promise<string> {
  const made = join(preparedFolder(), `${name}.made`);
  if (!existsSync(made)) {
    recordDatabase(name);
    await createOn([url], name, await preparedTemplate([url], prepared, log), ['synchronous_commit = off']);
    await writeFile(made, '');
  }
  return databaseAt(url, name);
}

type Log = Parameters<typeof openDatabase>[0]['log'];
