import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Two engines on one folder would corrupt it; the second to come gets this instead. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string, owner: string) {
    super(`the database folder ${folder} is in use by ${owner}: stop that first, or choose another DATA_DIR`);
  }
}

/**
 * Takes a folder for this process, and answers the function that gives it back.
 *
 * The lock is the operating system's own (Node reaches one only through SQLite's exclusive transaction), so that it
 * ends with the process however that died: there is no stale lock, and no race to take one over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const ownerFile = join(folder, 'owner');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUseError(resolve(folder), readOwner(ownerFile));
  }
  writeFileSync(ownerFile, String(process.pid));
  return () => lock.close();
}

function readOwner(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
