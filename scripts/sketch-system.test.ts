/**
 * A new system touches its own folders and one line of `systems.ts`. The sketch system in `sketch-system/` is put into a copy
 * of the sources, and the lists are generated there; then its own suite, the compiler and the tests of the walls say whether
 * it is complete. Its files end in `.txt`, so that they are nobody's sources outside the copy.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from './generate/files.ts';

const root = path.resolve(import.meta.dirname, '..');
const sketch = path.join(import.meta.dirname, 'sketch-system');
const LINE = "  sketch: { owns: 'a sketch', uses: { ledger: 'rounds count' } },";

/** What a system can be part of. The rest is only looked at, and stays where it is. */
const COPIED = [
  'systems.ts',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'scripts',
  'docs',
  'packages/contract',
  'packages/rules',
  'packages/database',
  'apps/origin',
  'apps/web/app',
];

let copy: string;
const at = (file: string): string => path.join(copy, file);
const run = async (file: string, ...args: string[]): Promise<void> => {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  await promisify(execFile)(file, args, { cwd: copy, env: Object.fromEntries(inherited), timeout: 100_000 }).catch(
    (error: unknown) => {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${path.basename(file)} ${args.join(' ')}\n${stdout}${stderr}`);
    },
  );
};
const tool = (name: string): string => path.join(root, 'node_modules/.bin', name);

function linkPackages(): void {
  mkdirSync(at('node_modules/@cosmodrome'), { recursive: true });
  const packages = path.join(root, 'node_modules');
  for (const name of readdirSync(packages)) {
    if (name !== '@cosmodrome' && (name === '.bin' || !name.startsWith('.'))) {
      symlinkSync(path.join(packages, name), at(`node_modules/${name}`));
    }
  }
  for (const name of readdirSync(path.join(packages, '@cosmodrome'))) {
    const folder = path.relative(root, realpathSync(path.join(packages, '@cosmodrome', name)));
    const home = COPIED.includes(folder) ? copy : root;
    symlinkSync(path.join(home, folder), at(`node_modules/@cosmodrome/${name}`));
  }
}

/** Files of the copy that are not as they are here, without those that are generated. */
function touched(): string[] {
  const files = COPIED.flatMap((each) => [each, ...globSync(`${each}/**/*`, { cwd: copy })]);
  return files.filter((file) => {
    if (/\/generated\/|\.tsbuildinfo$/.test(file)) return false;
    const text = textOf(at(file));
    return text !== null && text !== textOf(path.join(root, file));
  });
}

beforeAll(async () => {
  copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'sketch-')));
  const filter = (source: string): boolean =>
    !/node_modules|\.tsbuildinfo$|sketch-system/.test(source.slice(root.length));
  for (const each of COPIED) cpSync(path.join(root, each), at(each), { recursive: true, filter });
  mkdirSync(at('content'));
  for (const each of readdirSync(path.join(root, 'content'))) {
    symlinkSync(path.join(root, 'content', each), at(path.join('content', each)));
  }
  linkPackages();
  for (const file of globSync('**/*.txt', { cwd: sketch })) {
    const target = at(file.slice(0, -'.txt'.length));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(path.join(sketch, file)));
  }
  const list = readFileSync(at('systems.ts'), 'utf8');
  writeFileSync(at('systems.ts'), list.replace(/\n\};\n$/, `\n${LINE}\n};\n`));
  await run(process.execPath, 'scripts/generate.ts');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a new system touches its own folders and one line of the list', () => {
  const origin = [
    'content',
    'count',
    'distribution',
    'migrations/202612010000_sketch',
    'postings',
    'sketch.test',
    'system',
    'tables',
  ];
  expect(touched().sort()).toEqual(
    [
      'systems.ts',
      ...['http/sketch.ts', 'channels/sketch.ts'].map((file) => `packages/contract/src/${file}`),
      ...origin.map((file) => `apps/origin/src/sketch/${file}.ts`),
      'apps/origin/src/sketch/README.md',
    ].sort(),
  );
  const [before, after] = [root, copy].map((home) => readFileSync(path.join(home, 'systems.ts'), 'utf8').split('\n'));
  expect(after?.filter((line) => line !== LINE)).toEqual(before);
});

test('its types are complete', async () => {
  // One checker: each further one reads the shared files again.
  await run(tool('tsc'), '-p', 'apps/origin', '--checkers', '1');
}, 120_000);

test('it reads its content, counts, answers, tells, grants, works and is reconciled, within the walls', async () => {
  await run(
    tool('vitest'),
    'run',
    'apps/origin/src/sketch/sketch.test.ts',
    'apps/origin/testing/one-shard.test.ts',
    'scripts/systems.test.ts',
    'scripts/tables.test.ts',
  );
}, 120_000);
