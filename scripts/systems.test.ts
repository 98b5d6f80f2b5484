import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systems } from '../systems.ts';

const root = path.resolve(import.meta.dirname, '..');
const names = Object.keys(systems);

/** The systems that the files of each system import, below a folder that has one folder for each. */
function importedIn(folder: string): Record<string, string[]> {
  const top = path.join(root, folder);
  return Object.fromEntries(
    names.map((name) => {
      const found = new Set<string>();
      for (const file of globSync(`${name}/**/*.{ts,tsx}`, { cwd: top })) {
        if (/\.test\.tsx?$|(^|\/)testing\//.test(file)) continue;
        const text = readFileSync(path.join(top, file), 'utf8');
        for (const [, target = ''] of text.matchAll(/(?:\bfrom|\bimport\(|^import) ?'(\.[^']+)'/gm)) {
          const [system = ''] = path.posix.join(path.posix.dirname(file), target).split('/');
          if (system !== name && names.includes(system)) found.add(system);
        }
      }
      return [name, [...found].sort()];
    }),
  );
}

test.each(names)('%s says in a README what it owns, its rules and its traps', (name) => {
  const folders = ['apps/origin/src', 'apps/web/app'].map((folder) => path.join(root, folder, name));
  expect(folders.some((folder) => existsSync(path.join(folder, 'README.md')))).toBe(true);
});

const declared = (edges: 'uses' | 'web'): Record<string, string[]> =>
  Object.fromEntries(names.map((name) => [name, Object.keys(systems[name]?.[edges] ?? {}).sort()]));

test.each([
  ['uses', 'apps/origin/src'],
  ['web', 'apps/web/app'],
] as const)('the edges of `%s` are those that %s has, no more and no less', (edges, folder) => {
  expect(importedIn(folder)).toEqual(declared(edges));
});

test.each(['uses', 'web'] as const)('no two systems import each other by `%s`, nor one itself', (edges) => {
  const of = declared(edges);
  const mutual = names.flatMap((name) => (of[name] ?? []).filter((other) => of[other]?.includes(name)));
  expect(mutual).toEqual([]);
});

test('every edge says why, and names a system', () => {
  for (const { uses, web } of Object.values(systems)) {
    for (const [other, why] of Object.entries({ ...uses, ...web })) {
      expect(names).toContain(other);
      expect(why).not.toBe('');
    }
  }
});

test('a folder of the web app is a system, the shell, the platform or what is generated', () => {
  const folders = globSync('apps/web/app/*/', { cwd: root }).map((each) => path.basename(each));
  expect(folders.filter((each) => !names.includes(each)).sort()).toEqual(['generated', 'platform', 'shell']);
});
