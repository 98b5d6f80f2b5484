import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const SPELLED =
  /\b(?:3_?600_?000|86_?400_?000|604_?800_?000|24 \* 60 \* 60)\b|^(?:export )?const (?:DAY|HOUR|WEEK)_MS =/m;

test('an hour, a day and a week in milliseconds are written once', () => {
  const sources = globSync('{apps,packages,content,scripts,bench,e2e}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (name) => /^(node_modules|build|dist|generated|\.react-router|\.cache)$/.test(path.basename(name)),
  });
  expect(sources.length).toBeGreaterThan(1_000);
  const spelled = sources.filter((file) => SPELLED.test(readFileSync(path.join(root, file), 'utf8')));
  expect(spelled.sort()).toEqual(['packages/rules/src/durations.ts']);
});
