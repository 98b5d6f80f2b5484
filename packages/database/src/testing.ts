import { randomBytes } from 'node:crypto';
import { afterAll, describe } from 'vitest';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseLog, Engine } from './database.ts';
import { openDatabase } from './open.ts';
import { openPglite } from './pglite/open.ts';
import { databaseOver } from './pglite/database-over.ts';
import { clusterSnapshot } from './testing/cluster-snapshot.ts';

/** One engine of a suite. Each `open` gives an empty database of its own, dropped when the suite has ended. */
export interface TestEngine {
  readonly name: Engine;
  open<Tables>(): Promise<Database<Tables>>;
}

/** Troubles of the database fail the test by what they break; nobody reads a log of it. */
export const silentLog: DatabaseLog = { warn: () => undefined, error: () => undefined };

/**
 * Declares a suite once for each engine: PGlite in memory, and PostgreSQL when `TEST_DATABASE_URL` names a server on
 * which databases may be created.
 */
export function eachEngine(define: (engine: TestEngine) => void): void {
  describe('on pglite', () => define(engine('pglite', openMemory)));
  const url = process.env['TEST_DATABASE_URL'];
  if (url) describe('on postgres', () => define(engine('postgres', () => openFresh(url))));
}

interface Opened<Tables> {
  readonly database: Database<Tables>;
  dispose(): Promise<void>;
}

function engine(name: Engine, openOne: <Tables>() => Promise<Opened<Tables>>): TestEngine {
  const disposals: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const dispose of disposals.splice(0)) await dispose();
  }, 60_000);
  return {
    name,
    open: async <Tables>() => {
      const opened = await openOne<Tables>();
      disposals.push(() => opened.dispose());
      return opened.database;
    },
  };
}

async function openMemory<Tables>(): Promise<Opened<Tables>> {
  const dialect = await openPglite({ dataDir: 'memory://', log: silentLog, snapshot: await clusterSnapshot() });
  const database = databaseOver(new Kysely<Tables>({ dialect }));
  return { database, dispose: () => database.close() };
}

async function openFresh<Tables>(url: string): Promise<Opened<Tables>> {
  const name = `suite_${randomBytes(8).toString('hex')}`;
  await administer(url, `create database ${name} template template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase<Tables>({ url: own.href, log: silentLog });
  return {
    database,
    dispose: async () => {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
