/** What a fresh clone lacks: the packages of the lockfile, and the pinned Node that comes with them. Runs on Node 20.19+. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const pinnedNode = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** What a long-running program is started with, beside its own settings. */
export const runtime = {
  // What Node has compiled once is kept: the next start is shorter, and the process smaller.
  NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'),
  // Each thread of compression and of the database would keep what it has freed for itself: a sixth of the whole memory.
  MALLOC_ARENA_MAX: '2',
  // Larger pieces go back to the system as soon as they are free. Left to itself the allocator raises this bound with each of
  // them, and then keeps them: a tenth of the whole memory.
  MALLOC_MMAP_THRESHOLD_: '262144',
};

const stamp = path.join(root, 'node_modules', '.installed-lockfile');

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, 'utf8') === lockfileHash();
}

/** Installs the lockfile exactly unless node_modules was made from this very lockfile. Ends the program when npm fails. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old to start from: 20.19 or newer is needed.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages (first start, or the lockfile changed) ...');
  // Not `npm ci`: it refuses the lockfile when a registry lacks a package for some other platform. This installs the
  // locked versions alike and leaves the lockfile as it is.
  const result = spawnSync('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error('npm install failed; the lines above say why. Nothing was started.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, lockfileHash());
}
