import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../open.ts';
import { silentLog } from '../testing.ts';
import { FolderInUseError } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Tables {
  kept: { id: number };
}

it(
  'keeps one process on a folder, and what was committed when that process is killed',
  { timeout: 120_000 },
  async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'folder-holder.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const second = openDatabase({ dataDir: folder, log: silentLog });
    await expect(second).rejects.toThrow(FolderInUseError);
    await expect(second).rejects.toThrow(`process ${child.pid}`);

    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await openDatabase<Tables>({ dataDir: folder, log: silentLog });
    await expect(openDatabase({ dataDir: folder, log: silentLog })).rejects.toThrow(FolderInUseError);
    expect(await database.db.selectFrom('kept').selectAll().execute()).toEqual([{ id: 1 }]);
    await database.close();

    const again = await openDatabase<Tables>({ dataDir: folder, log: silentLog });
    expect(await again.db.selectFrom('kept').selectAll().execute()).toEqual([{ id: 1 }]);
    await again.close();
    // Also when nothing was asked of it: a command that is written wrongly ends at once.
    await (await openDatabase<Tables>({ dataDir: folder, log: silentLog })).close();
    await (await openDatabase<Tables>({ dataDir: folder, log: silentLog })).close();
    await expect(again.db.selectFrom('kept').selectAll().execute()).rejects.toThrow();
  },
);
