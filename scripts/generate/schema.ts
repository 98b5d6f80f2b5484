/** What a start of the origin does to its database, checked and numbered: the names of migrations, the version of SQL functions. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, textOf, type Generated } from './files.ts';

const MIGRATION = /^\d{12}_([a-z][a-z0-9_]*)\.ts$/;

/** @throws when a migration is not named after its time, or two have one name */
export function checkMigrations(files: readonly string[]): void {
  const named = new Map<string, string>();
  for (const file of files) {
    const name = MIGRATION.exec(path.basename(file))?.[1];
    if (name === undefined)
      throw new Error(`${file}: name it after its time and what it does, 202611240720_counting.ts`);
    const other = named.get(name);
    if (other !== undefined) throw new Error(`${file}: ${other} is named so, too`);
    named.set(name, file);
  }
}

/** The version of the SQL functions: one more than before when a file has changed, so that nodes know who is newer. */
function functionsModule(): string {
  const file = 'apps/origin/src/generated/functions.ts';
  const hash = createHash('sha256');
  for (const each of globSync('apps/origin/src/*/sql/*.sql', { cwd: root }).sort()) {
    hash.update(`${path.basename(each)}\n${readFileSync(path.join(root, each), 'utf8')}\n`);
  }
  const now = hash.digest('hex').slice(0, 16);
  const known = /version: (\d+), hash: '(\w+)'/.exec(textOf(path.join(root, file)) ?? '');
  const version = Number(known?.[1] ?? 0) + (known?.[2] === now ? 0 : 1);
  return [
    '// Made by `npm run generate` from the SQL functions: the version grows with every change of one.',
    `export const functions = { version: ${version}, hash: '${now}' } as const;`,
    '',
  ].join('\n');
}

export function schema(): Generated {
  checkMigrations(globSync('apps/origin/{migrations,src/*/migrations}/*.ts', { cwd: root }));
  return { 'apps/origin/src/generated/functions.ts': functionsModule() };
}
