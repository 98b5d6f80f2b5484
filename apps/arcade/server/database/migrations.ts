import { fileURLToPath } from 'node:url';
import { migrate } from '@cosmodrome/database';
import type { Kysely } from 'kysely';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Brings the studio's tables up to date; safe to call by every node at its start. */
export async function migrateArcade<Tables>(db: Kysely<Tables>): Promise<string[]> {
  return migrate(db, FOLDER, 'arcade_migrations');
}
