import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

/** A folder of `<number>_<name>.ts` files that each export `up`, or the same as a record. */
export type MigrationSource = string | Readonly<Record<string, Migration>>;

/**
 * Brings the database up to date; each migration runs once, in the order of the names, and is remembered in `table`.
 * Several nodes may start at the same time: the others wait for the first.
 *
 * Migrations may be added below a number already taken, because each system has its own range of numbers.
 *
 * @returns the names of the migrations that ran now
 * @throws the first migration's error; what ran before it stays
 */
export async function migrate<Tables>(db: Kysely<Tables>, source: MigrationSource, table: string): Promise<string[]> {
  const migrations = typeof source === 'string' ? await readFolder(source) : source;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    allowUnorderedMigrations: true,
    nameComparator: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`the migration ${failed ?? 'of the database'} failed`, { cause: error });
  }
  return (results ?? []).map((result) => result.migrationName);
}

function isMigration(module: unknown): module is Migration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';
}

async function readFolder(folder: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of await readdir(folder)) {
    if (!/^\d{4}_[\w-]+\.ts$/.test(file)) continue;
    const module: unknown = await import(pathToFileURL(join(folder, file)).href);
    if (!isMigration(module)) throw new Error(`the migration ${file} exports no function named up`);
    migrations[file.slice(0, -'.ts'.length)] = module;
  }
  return migrations;
}
