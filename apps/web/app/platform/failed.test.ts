import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');

it('is the only block in the place of what did not arrive', () => {
  const blocks = globSync('**/*.tsx', { cwd: app }).filter((file) => {
    const source = readFileSync(path.join(app, file), 'utf8');
    return [...source.matchAll(/<StateBlock\b[\s\S]*?<\/StateBlock>/g)].some(([block]) => block.includes('refresh-cw'));
  });
  // The page of a broken frame has two ways out, and ways to pay may be none without any failure.
  expect(blocks.sort()).toEqual([
    'cashbox/form/methods-problem.tsx',
    'platform/failed.tsx',
    'shell/components/oops.tsx',
  ]);
});
