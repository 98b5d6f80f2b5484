/** Writes what is derived from the table of calls: paths.ts, openapi.json, asyncapi.json. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { calls } from '../src/calls.ts';
import { asyncApi, openApi } from '../src/documents.ts';

const generated = new URL('../src/generated/', import.meta.url);

/** One text for each call, because every page loads them all: GET is what is not said. */
function pathsModule(): string {
  const rows = Object.entries(calls).map(([name, { method, path, idempotency }]) => {
    const rest = idempotency === 'key' ? ` ${method} key` : method === 'GET' ? '' : ` ${method}`;
    return `  '${name}': '${path}${rest}',`;
  });
  return [
    '// Made by `npm run generate` from the table of calls: path, method, and whether it takes an Idempotency-Key.',
    'export const paths = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

const files: Record<string, string> = {
  'paths.ts': pathsModule(),
  'openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  'asyncapi.json': `${JSON.stringify(asyncApi(), null, 2)}\n`,
};

const check = process.argv.includes('--check');
let stale = false;
for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, generated);
  if (!check) {
    writeFileSync(file, text);
    continue;
  }
  let current = '';
  try {
    current = readFileSync(file, 'utf8');
  } catch {
    // A missing file is a stale one.
  }
  if (current !== text) {
    console.error(`packages/contract/src/generated/${name} is stale: run npm run generate`);
    stale = true;
  }
}
process.exitCode = stale ? 1 : 0;
