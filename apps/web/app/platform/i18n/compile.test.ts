import { expect, it } from 'vitest';
import { addNamespaces, compileTree } from './compile.ts';

it('compiles a namespace once, when it is used, and keeps those that are there', () => {
  const texts: Record<string, unknown> = { shell: 'from the document' };
  const lists = { popup: { count: '{count, plural, one {# game} other {# games}}' } };
  addNamespaces(texts, { shell: { search: 'Search' }, lists });
  const isCompiled = (): boolean => Object.getOwnPropertyDescriptor(texts, 'lists')?.get === undefined;
  expect(['lists' in texts, isCompiled()]).toEqual([true, false]);
  const first = texts['lists'];
  expect(first).toEqual(compileTree(lists));
  expect(isCompiled()).toBe(true);
  expect(texts['lists']).toBe(first);
  expect(texts['shell']).toBe('from the document');
});
