import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const sheets = globSync(['packages/ui/src/**/*.css', 'apps/web/app/**/*.css'], { cwd: root });
/** A sheet without its comments. */
const rulesOf = (sheet: string): string =>
  readFileSync(path.join(root, sheet), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
/** Where no script runs nothing changes the page, and nothing can mark its root. */
const WITHOUT_SCRIPT = /@media \(scripting: none\) \{(?:[^{}]|\{[^{}]*\})*\}/g;

it('no style asks the root what the whole page has: parts mark the root instead', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const asking = sheets.filter((sheet) =>
    /(?::root|html|body)[^\s,{]*:has\(/.test(rulesOf(sheet).replace(WITHOUT_SCRIPT, '')),
  );
  expect(asking, 'see packages/ui/src/root-marks.ts').toEqual([]);
});

it('no selector matches whatever follows any element: each insertion would restyle the whole subtree of its parent', () => {
  const asking = sheets.filter((sheet) => {
    const rules = rulesOf(sheet);
    return /[+~]\s*(?:\*|:not|:nth|:first|:last|::?before|::?after)[^;{}]*\{/.test(rules);
  });
  expect(asking).toEqual([]);
});

/** The heads of the blocks around a place of a sheet, from the outermost on. */
const around = (sheet: string, place: number): string[] => {
  const heads: string[] = [];
  for (const [, head, end] of sheet.slice(0, place).matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') heads.push(head?.trim() ?? '');
    if (end === '}') heads.pop();
  }
  return heads;
};

it('no style blurs what lies behind an element on a phone: the blur is drawn anew with every frame', () => {
  const blurs = sheets.flatMap((sheet) => {
    const rules = rulesOf(sheet);
    return [...rules.matchAll(/backdrop-filter:/g)].map(({ index }) => ({ sheet, heads: around(rules, index) }));
  });
  expect(blurs.length).toBeGreaterThan(0);
  expect(blurs.filter(({ heads }) => !heads.some((head) => head.includes('(width >= 56.5625rem)')))).toEqual([]);
});

it('no mark of the root changes how far the page scrolls to what is asked for: browsers style the whole page anew for it', () => {
  const padded = sheets.flatMap((sheet) => {
    const rules = rulesOf(sheet);
    return [...rules.matchAll(/scroll-padding[\w-]*:/g)].map(({ index }) => around(rules, index).at(-1) ?? '');
  });
  expect(padded.length).toBeGreaterThan(0);
  expect(padded.filter((head) => /^(?::root|html)(?:[.[:]\S*)?$/.test(head) && head !== ':root')).toEqual([]);
});

it('what closes is gone at once: to let it fade, a browser styles all of its content once more before it answers the press', () => {
  expect(sheets.filter((sheet) => rulesOf(sheet).includes('allow-discrete'))).toEqual([]);
});

it('the overlay of a tile fades only where a pointer can hover: a tap would start two fades at once', () => {
  const rules = rulesOf('packages/ui/src/game/tile.css');
  const fadings = [...rules.matchAll(/visibility var\(--transition/g)].map(({ index }) => around(rules, index));
  expect(fadings).toEqual([['@media (hover: hover)', '.ui-tile-overlay']]);
});
