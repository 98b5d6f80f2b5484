import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systems } from '../systems.ts';

const origin = path.resolve(import.meta.dirname, '../apps/origin');
const source = path.join(origin, 'src');
const names = Object.keys(systems);
const read = (file: string): string => readFileSync(file, 'utf8');

/** Whose each table and SQL function is. Those of the kernel and the adapters, which every system may use, are left out. */
function owners(): Map<string, string> {
  const owned = new Map<string, string>();
  // What only SQL names, and no type, is named after its system.
  for (const file of globSync('{migrations,src/*/migrations}/*.ts', { cwd: origin })) {
    for (const [, table = ''] of read(path.join(origin, file)).matchAll(/create (?:table|view) (\w+)/g)) {
      const owner = names.find((name) => table.startsWith(`${name}_`));
      if (owner !== undefined) owned.set(table, owner);
    }
  }
  for (const name of names) {
    for (const file of globSync(`${name}/tables.ts`, { cwd: source })) {
      const types = read(path.join(source, file)).matchAll(/^export interface \w*Tables[^{]*\{\n([\s\S]*?)^\}/gm);
      for (const [, body = ''] of types) {
        for (const [, table = ''] of body.matchAll(/^ {2}(\w+):/gm)) owned.set(table, name);
      }
    }
    for (const file of globSync(`${name}/sql/*.sql`, { cwd: source })) owned.set(path.basename(file, '.sql'), name);
  }
  return owned;
}

const owned = owners();

interface Use {
  table: string;
  changed: boolean;
}

const builder = /\b(selectFrom|using|\w*Join|insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const statement = /\b(from|join|using|update|into|delete\s+from)\s+(?:only\s+)?(\w+)/g;
const invoked = /\b(\w+)\(/g;
const changing = /^(insertInto|updateTable|deleteFrom|mergeInto|update|into|delete\s+from)$/;

/** Tables and functions that a source names: in queries that are built, and in SQL. */
function usesIn(file: string, text: string): Use[] {
  const whole = file.endsWith('.sql');
  const queries = whole ? [text] : [...text.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)].map(([, query = '']) => query);
  const named = (part: string, pattern: RegExp): Use[] =>
    [...part.matchAll(pattern)].map(([, how = '', table = '']) => ({ table, changed: changing.test(how) }));
  return [
    ...(whole ? [] : named(text, builder)),
    ...queries.flatMap((query) => {
      const plain = query.replaceAll(/--.*$/gm, '');
      const functions = [...plain.matchAll(invoked)].map(([, table = '']) => ({ table, changed: false }));
      return [...named(plain, statement), ...functions];
    }),
  ];
}

/** What the sources of a system use of others' tables and functions. */
function foreign(name: string): Use[] {
  const files = globSync(`${name}/**/*.{ts,sql}`, { cwd: source });
  return files
    .filter((file) => !/\.test\.ts$|(^|\/)testing\//.test(file))
    .flatMap((file) => usesIn(file, read(path.join(source, file))))
    .filter(({ table }) => owned.has(table) && owned.get(table) !== name);
}

test.each(names)('%s reads those tables of other systems that systems.ts names, no more and no less', (name) => {
  const used = [...new Set(foreign(name).map(({ table }) => table))].sort();
  expect(used).toEqual(Object.keys(systems[name]?.reads ?? {}).sort());
});

test('no system changes a table of another', () => {
  const changes = names.map((name) => [name, foreign(name).filter(({ changed }) => changed)]);
  expect(changes.filter(([, uses]) => uses?.length)).toEqual([]);
});

test('each system says itself where its tables are on a distributed database', async () => {
  for (const file of globSync('{,*/}distribution.ts', { cwd: source, exclude: ['generated/**'] })) {
    const folder = path.dirname(file);
    const { distribution } = (await import(path.join(source, file))) as { distribution: object };
    const whose = Object.keys(distribution).map((table) => [table, owned.get(table)]);
    const owner = folder === '.' ? undefined : folder;
    expect(
      whose.filter(([, of]) => of !== owner),
      file,
    ).toEqual([]);
  }
});

test('queries and SQL are found as sources write them', () => {
  const code =
    "db.selectFrom('players as p').innerJoin('ledger_rounds', 'a', 'b'); sql<number>`delete from sessions s`";
  expect(usesIn('a.ts', code)).toEqual([
    { table: 'players', changed: false },
    { table: 'ledger_rounds', changed: false },
    { table: 'sessions', changed: true },
  ]);
  expect(usesIn('a.sql', '-- from nowhere\nselect play_permits(1) from only wallets')).toEqual([
    { table: 'wallets', changed: false },
    { table: 'play_permits', changed: false },
  ]);
  expect(owned.get('players')).toBe('profile');
  expect(owned.get('ledger_entries')).toBe('ledger');
  expect(owned.get('play_permits')).toBe('play');
});
