import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { inTransaction } from './connection.ts';

/** Folders of `<time stamp>_<name>.ts` files that each export `up`, or the same as a record. */
export type MigrationSource = string | readonly string[] | Readonly<Record<string, Migration>>;

/** Year, month, day, hour and minute of the day it was written, in UTC, and a name that no other migration has. */
const FILE = /^(\d{12}_([a-z][a-z0-9_]*))\.ts$/;

/**
 * Brings the database up to date; each migration runs once, in the order of the time stamps, and is remembered in `table`.
 * All run in one transaction, the caller's when it is one. Several nodes may start at the same time: the others wait.
 *
 * A branch may land after one that was written later, so a migration may run after those with later stamps: it must not
 * depend on what it was not written on top of.
 *
 * @returns the names of the migrations that ran now
 * @throws the first migration's error; then nothing has changed
 */
export async function migrate<Tables>(db: Kysely<Tables>, source: MigrationSource, table: string): Promise<string[]> {
  const migrations = isRecord(source) ? source : await readFolders([source].flat());
  return inTransaction<Tables, string[]>(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(trx);
    await renumber(trx, Object.keys(migrations), table);
    const migrator = new Migrator({
      db: trx,
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
  });
}

const isRecord = (source: MigrationSource): source is Readonly<Record<string, Migration>> =>
  typeof source === 'object' && !Array.isArray(source);

/** Migrations were numbered before they had time stamps (`0040_jackpots`): what has run goes on under today's name. */
async function renumber<Tables>(trx: Kysely<Tables>, names: readonly string[], table: string): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(trx);
  if (!rows[0]?.there) return;
  const ran = await sql<{ name: string }>`select name from ${sql.table(table)} where name ~ '^[0-9]{4}_'`.execute(trx);
  for (const { name: former } of ran.rows) {
    const now = names.find((name) => /^\d{12}_/.test(name) && name.slice(13) === former.slice(5));
    if (now !== undefined) {
      await sql`update ${sql.table(table)} set name = ${now} where name = ${former}`.execute(trx);
    }
  }
}

function isMigration(module: unknown): module is Migration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';
}

async function readFolders(folders: readonly string[]): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  const named = new Set<string>();
  for (const folder of folders) {
    for (const file of (await readdir(folder)).filter((each) => each.endsWith('.ts'))) {
      const [, key, name] = FILE.exec(file) ?? [];
      if (key === undefined || name === undefined) {
        throw new Error(`${file}: a migration is named after its time and what it does, 202611240720_counting.ts`);
      }
      if (named.has(name)) throw new Error(`two migrations are named ${name}`);
      named.add(name);
      const module: unknown = await import(pathToFileURL(join(folder, file)).href);
      if (!isMigration(module)) throw new Error(`the migration ${file} exports no function named up`);
      migrations[key] = module;
    }
  }
  return migrations;
}
