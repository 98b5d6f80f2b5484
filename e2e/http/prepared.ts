import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { preparedFolder } from '@cosmodrome/database/testing/run';
import { casinoEnvironment, PREPARED } from '../fixtures/casino.ts';
import { endPrograms, runProgram } from '../fixtures/program.ts';

/** For a suite that starts casinos: each begins with the empty tables, and none outlives it. */
export function beginWithTables(): void {
  // A start takes seconds, and on a busy machine many of them.
  vi.setConfig({ testTimeout: 180_000 });
  beforeAll(preparedTables, 300_000);
  afterAll(endPrograms);
}

/** The empty tables, made once in a run. */
async function preparedTables(): Promise<void> {
  const made = path.join(preparedFolder(), 'casino');
  if (!existsSync(made)) {
    const dir = mkdtempSync(`${made}-`);
    const { code, printed } = await runProgram('apps/origin/cli/migrate.ts', await casinoEnvironment(dir));
    if (code !== 0) throw new Error(`the tables could not be prepared: ${printed}`);
    try {
      renameSync(dir, made);
    } catch (error) {
      // Another suite was as quick.
      if (!existsSync(made)) throw error;
    }
  }
  process.env[PREPARED] = made;
}
