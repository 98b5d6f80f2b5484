import { globSync } from 'node:fs';
import { join } from 'node:path';
import { installFunctions, migrate } from '@cosmodrome/database';
import type { Kysely } from 'kysely';
import { functions } from './generated/functions.ts';

/** Migrations of the kernel and those that change several systems; the others are in their system's folder. */
const SHARED = join(import.meta.dirname, '../migrations');

const foldersOf = (name: string): string[] =>
  globSync(`*/${name}`, { cwd: import.meta.dirname })
    .sort()
    .map((folder) => join(import.meta.dirname, folder));

/**
 * Brings the origin's tables and its SQL functions up to date, in one transaction: no node sees new tables with the functions
 * of before. Safe to call by every node at its start.
 */
export async function bringUpToDate<Tables>(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await migrate(trx, [SHARED, ...foldersOf('migrations')], 'origin_migrations');
    await installFunctions(trx, foldersOf('sql'), functions.version);
  });
}
