import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dropOn, nodesOf } from './cluster.ts';

/** Folder of the databases that this run of vitest has prepared, in the environment of its processes. */
const FOLDER = 'TEST_PREPARED';

/** Where the prepared databases of this run are kept; it is removed with them when the run ends. */
export function preparedFolder(): string {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error('vitest.config.ts names testing/run.ts as its global setup');
  return folder;
}

/** The part of a database's name that tells the templates of this run from those of another. */
export const runName = (): string => basename(preparedFolder()).toLowerCase().replaceAll(/\W/g, '_');

/** Vitest's global setup: what the test files of a run prepare is kept until all of them have ended. */
export function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prepared-'));
  process.env[FOLDER] = folder;
  return async () => {
    const { CITUS_URL: citus, TEST_DATABASE_URL: url = '' } = process.env;
    const names = databasesIn(folder);
    const nodes = citus === undefined || names.length === 0 ? [citus ?? url] : await nodesOf(citus);
    for (const name of names) await dropOn(nodes, name);
    rmSync(folder, { recursive: true, force: true });
  };
}

const databasesFile = (folder: string): string => join(folder, 'databases');

/** Has a database of the server dropped when the run ends, where that has not been done before. */
export function recordDatabase(name: string): void {
  appendFileSync(databasesFile(preparedFolder()), `${name}\n`);
}

function databasesIn(folder: string): string[] {
  try {
    return readFileSync(databasesFile(folder), 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
