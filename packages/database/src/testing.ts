import { randomBytes } from 'node:crypto';
import { afterAll, describe } from 'vitest';
import { Kysely, type Dialect } from 'kysely';
import type { Database, DatabaseLog, Engine } from './database.ts';
import { openDatabase } from './open.ts';
import { openPglite } from './pglite/open.ts';
import { databaseOver } from './pglite/database-over.ts';
import { clusterSnapshot } from './testing/cluster-snapshot.ts';
import { type Prepared, preparedSnapshot, preparedTemplate } from './testing/prepared.ts';
import { createOn, databaseAt, dropOn, nodesOf } from './testing/cluster.ts';
import { leave, noteBeginning, takeLeft } from './testing/reuse.ts';
import { recordDatabase } from './testing/run.ts';
import { Statements } from './testing/statements.ts';

export type { Prepared } from './testing/prepared.ts';

/**
 * One engine of a suite. Each `open` gives a database of its own, empty or as it was prepared. Nothing of it is left once it
 * is closed, at the latest when the suite has ended.
 */
export interface TestEngine {
  readonly name: Engine;
  open<Tables>(prepared?: Prepared): Promise<Database<Tables>>;
}

/** Troubles of the database fail the test by what they break; nobody reads a log of it. */
export const silentLog: DatabaseLog = { warn: () => undefined, error: () => undefined };

/**
 * Declares a suite once for each engine: PGlite in memory, and PostgreSQL when `TEST_DATABASE_URL` names a server on
 * which databases may be created. `CITUS_URL` names the coordinator of a Citus instead: then suites run there alone.
 */
export function eachEngine(define: (engine: TestEngine) => void): void {
  const url = postgres();
  if (!process.env['CITUS_URL']) onPglite(define);
  if (url) onPostgres(url, define);
}

/**
 * Declares a suite on one engine: PostgreSQL when a server is named, otherwise PGlite. For what asks nothing of the
 * database that `eachEngine` does not prove elsewhere. `npm run test:all` runs it on both.
 */
export function anyEngine(define: (engine: TestEngine) => void): void {
  const url = postgres();
  if (!url || process.env['TESTS'] === 'all') onPglite(define);
  if (url) onPostgres(url, define);
}

const postgres = (): string | undefined => process.env['CITUS_URL'] ?? process.env['TEST_DATABASE_URL'];
const onPglite = (define: (engine: TestEngine) => void): unknown =>
  describe('on pglite', () => define(engine('pglite', openMemory)));
const onPostgres = (url: string, define: (engine: TestEngine) => void): unknown =>
  describe('on postgres', () => define(engine('postgres', (opening) => openFresh(url, opening))));

interface Opening {
  readonly prepared: Prepared | undefined;
  readonly around: (dialect: Dialect) => Dialect;
}

interface Opened<Tables> {
  readonly database: Database<Tables>;
  dispose(): Promise<void>;
}

function engine(name: Engine, openOne: <Tables>(opening: Opening) => Promise<Opened<Tables>>): TestEngine {
  const disposals: (() => Promise<void>)[] = [];
  const heard = new Map<Prepared, Statements>();
  afterAll(async () => {
    await Promise.all(disposals.splice(0).map((dispose) => dispose()));
    for (const [prepared, statements] of heard) await prepared.examine?.(statements.texts);
  }, 60_000);
  return {
    name,
    open: async <Tables>(prepared?: Prepared) => {
      const statements = prepared?.examine && (heard.get(prepared) ?? new Statements());
      if (prepared && statements) heard.set(prepared, statements);
      const opened = await openOne<Tables>({ prepared, around: (dialect) => statements?.around(dialect) ?? dialect });
      let closing: Promise<void> | undefined;
      const close = (): Promise<void> => (closing ??= opened.dispose());
      disposals.push(close);
      return { ...(statements?.of(opened.database) ?? opened.database), close };
    },
  };
}

async function openMemory<Tables>({ prepared, around }: Opening): Promise<Opened<Tables>> {
  const snapshot = await (prepared ? preparedSnapshot(prepared) : clusterSnapshot());
  const dialect = await openPglite({ dataDir: 'memory://', log: silentLog, snapshot });
  const database = databaseOver(new Kysely<Tables>({ dialect: around(dialect) }), dialect);
  return { database, dispose: () => database.close() };
}

async function openFresh<Tables>(url: string, { prepared, around }: Opening): Promise<Opened<Tables>> {
  const nodes = prepared?.distribute && process.env['CITUS_URL'] ? await nodesOf(url) : [url];
  const template = prepared ? await preparedTemplate(nodes, prepared, silentLog) : 'template0';
  const isHandedOn = prepared !== undefined && nodes.length === 1;
  const name = (isHandedOn ? takeLeft(template) : undefined) ?? (await createSuiteDatabase(nodes, template));
  if (isHandedOn) await noteBeginning(databaseAt(url, name), template);
  const database = await openDatabase<Tables>({ url: databaseAt(url, name), log: silentLog, around });
  return {
    database,
    dispose: async () => {
      await database.close();
      if (!isHandedOn || !(await leave(databaseAt(url, name), template, name))) await dropOn(nodes, name);
    },
  };
}

async function createSuiteDatabase(nodes: readonly string[], template: string): Promise<string> {
  const name = `suite_${randomBytes(8).toString('hex')}`;
  recordDatabase(name);
  // No suite needs its commits to survive a power failure, so they do not wait for the disk.
  await createOn(nodes, name, template, ['synchronous_commit = off']);
  return name;
}
