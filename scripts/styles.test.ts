import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const sheets = globSync(['packages/ui/src/**/*.css', 'apps/web/app/**/*.css'], { cwd: root });
/** Where no script runs nothing changes the page, and nothing can mark its root. */
const WITHOUT_SCRIPT = /@media \(scripting: none\) \{(?:[^{}]|\{[^{}]*\})*\}/g;

it('no style asks the root what the whole page has: parts mark the root instead', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const asking = sheets.filter((sheet) =>
    /(?::root|html|body)[^\s,{]*:has\(/.test(readFileSync(path.join(root, sheet), 'utf8').replace(WITHOUT_SCRIPT, '')),
  );
  expect(asking, 'see packages/ui/src/root-marks.ts').toEqual([]);
});

it('no selector matches whatever follows any element: each insertion would restyle the whole subtree of its parent', () => {
  const asking = sheets.filter((sheet) => {
    const rules = readFileSync(path.join(root, sheet), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return /[+~]\s*(?:\*|:not|:nth|:first|:last|::?before|::?after)[^;{}]*\{/.test(rules);
  });
  expect(asking).toEqual([]);
});
