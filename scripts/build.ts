/**
 * Builds what is stale: each target has its inputs hashed, and is built again only when the hash differs from the one
 * kept beside its output. `--force` builds everything.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

interface Target {
  name: string;
  /** Files and folders whose bytes decide whether the output is current. */
  inputs: string[];
  output: string;
  /** Run with the pinned Node, in `cwd`. */
  command: string[];
  cwd: string;
}

const targets: Target[] = [
  {
    name: 'empty database',
    inputs: ['packages/database', 'package-lock.json'],
    output: '.cache/database',
    command: ['packages/database/cli/template.ts', '.cache/database/cluster'],
    cwd: '.',
  },
  {
    name: 'game frames',
    inputs: [
      'apps/arcade',
      'content/locales',
      'packages/maths/src',
      'packages/fairness/src',
      'packages/contract/src',
      'packages/rules/src',
      'package-lock.json',
    ],
    output: 'apps/arcade/dist',
    command: ['../../node_modules/vite/bin/vite.js', 'build'],
    cwd: 'apps/arcade',
  },
  {
    name: 'web',
    inputs: [
      'apps/web',
      'packages/ui',
      'packages/contract/src',
      'packages/rules/src',
      'packages/maths/src',
      'packages/fairness/src',
      'package-lock.json',
    ],
    output: 'apps/web/build',
    command: ['../../node_modules/@react-router/dev/bin.cjs', 'build'],
    cwd: 'apps/web',
  },
];

const skipped = new Set(['build', 'dist', 'node_modules', '.react-router', '.cache']);

function* filesBelow(file: string): Generator<string> {
  const entries = existsSync(file) ? readdirSync(file, { withFileTypes: true }) : [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = path.join(file, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* filesBelow(child);
    } else yield child;
  }
}

function hashOf(target: Target): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of target.inputs) {
    const absolute = path.join(root, input);
    const files = path.extname(input) === '.json' ? [absolute] : filesBelow(absolute);
    for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds a target unless it is current; false when that failed. */
async function build(target: Target): Promise<boolean> {
  const stamp = path.join(root, target.output, '.inputs-hash');
  const hash = hashOf(target);
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (current && !process.argv.includes('--force')) return true;
  console.log(`Building ${target.name} ...`);
  const started = performance.now();
  const { status, output } = await run(target);
  if (status !== 0) {
    console.error(`${output}\nBuilding ${target.name} failed.`);
    return false;
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

function run({ command, cwd }: Target): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: path.join(root, cwd),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', (error) => resolve({ status: null, output: error.message }));
    child.on('close', (status) => resolve({ status, output: Buffer.concat(printed).toString() }));
  });
}

// None needs another's output.
const built = await Promise.all(targets.map(build));
process.exitCode = built.every(Boolean) ? 0 : 1;
