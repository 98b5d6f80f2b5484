import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CONTENT = join(import.meta.dirname, '../../../../content');

test('no text of what is given or sold names an amount or a chance: both are counted from the prize', () => {
  const files = globSync('*/**/*.json', { cwd: CONTENT, exclude: ['locales/**', 'schema/**'] });
  expect(files.length).toBeGreaterThan(20);
  const counted = files.filter((file) => /": "[^"]*[€$£%][^"]*"/.test(readFileSync(join(CONTENT, file), 'utf8')));
  expect(counted).toEqual([]);
});
