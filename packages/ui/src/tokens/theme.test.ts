import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandCss, themeCss } from '../../cli/theme-css.ts';
import tokens from './tokens.json' with { type: 'json' };

const committed = readFileSync(new URL('../generated/theme.css', import.meta.url), 'utf8');

test('theme.css is what tokens.json says', () => {
  expect(committed.startsWith(themeCss(tokens))).toBe(true);
});

test('nothing outside the scales survives: the defaults are reset before the first value', () => {
  const values = committed.slice(committed.indexOf('@theme'));
  expect(values.indexOf('--*: initial')).toBeLessThan(values.indexOf('--color-'));
  expect(values).not.toMatch(/--spacing: /);
});

test('every custom property that a style sheet uses is defined somewhere', () => {
  const files = import.meta.glob<string>('../**/*.css', { eager: true, query: '?raw', import: 'default' });
  const sheets = Object.values(files);
  expect(sheets.length).toBeGreaterThan(12);
  const all = sheets.join('\n');
  const given = new Set(
    [...all.matchAll(/(--[\w-]+)\s*:/g), ...all.matchAll(/@property (--[\w-]+)/g)].map((found) => found[1]),
  );
  const setByComponents = new Set([
    '--glow',
    '--glow-edge',
    '--ui-share',
    '--ui-money-em',
    '--ui-characters',
    '--ui-sign',
  ]);
  const used = [...all.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1] ?? '');
  expect(used.filter((name) => !given.has(name) && !setByComponents.has(name))).toEqual([]);
});

test('a brand replaces colours, families and the two fills under its own name, and nothing else', () => {
  const css = brandCss({
    name: 'aurora',
    color: { page: '#07130f', gold: '#ffe08a' },
    family: { display: 'Georgia, serif' },
    fill: { ignition: 'linear-gradient(#afa, #5f5)' },
  });
  expect(css).toContain("[data-brand='aurora'] {");
  expect(css.match(/--[\w-]+/g)).toEqual(['--color-page', '--color-gold', '--font-display', '--fill-ignition']);
});
