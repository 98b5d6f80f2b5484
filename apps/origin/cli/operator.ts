import type { IdentityTables } from '../src/identity/index.ts';
import { FolderInUseError, type Database } from '@cosmodrome/database';
import { openOriginDatabase } from '../src/core.ts';
import { originEnvironment } from '../src/kernel/config.ts';
import { readEnvironment } from '../src/kernel/environment.ts';
import { createLog } from '../src/kernel/log.ts';

/** Runs an operator's command on the environment's database; what it throws becomes one line and a failing exit. */
export async function runCommand(command: (database: Database<IdentityTables>) => Promise<void>): Promise<void> {
  try {
    const database = await openOriginDatabase(readEnvironment(originEnvironment, process.env), createLog('error'));
    try {
      await command(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    const hint = error instanceof FolderInUseError ? ' Stop the casino first, or use PostgreSQL.' : '';
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
    process.exitCode = 1;
  }
}
