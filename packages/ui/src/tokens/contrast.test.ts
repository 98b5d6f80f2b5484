import { describe, expect, test } from 'vitest';
import { contrast } from '../../cli/contrast.ts';
import tokens from './tokens.json' with { type: 'json' };

const { color } = tokens;
const grounds = ['page', 'well', 'surface', 'raised', 'lifted', 'card', 'popover'] as const;
/** The upper edge of a lit ground is lighter than its token: panels, popovers, raised and lifted buttons. */
const litEdges = ['#182336', '#1f2a3e', '#202c41', '#2a374e'];

test('the formula gives the two ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe('text is readable on every ground (AA, 4.5)', () => {
  const texts = ['high', 'mid', 'low', 'ok', 'warn', 'danger', 'info'] as const;
  test.each(texts)('%s', (text) => {
    const worst = Math.min(...grounds.map((ground) => contrast(color[text], color[ground])));
    expect(worst).toBeGreaterThanOrEqual(4.5);
  });
  test.each(texts.filter((text) => text !== 'low'))('%s on lit edges', (text) => {
    expect(Math.min(...litEdges.map((edge) => contrast(color[text], edge)))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('money reaches AAA (7)', () => {
  test('gold on every ground', () => {
    const worst = Math.min(...grounds.map((ground) => contrast(color.gold, color[ground])));
    expect(worst).toBeGreaterThanOrEqual(7);
  });
  test('bonus money on every ground but lifted', () => {
    const allowed = grounds.filter((ground) => ground !== 'lifted');
    expect(Math.min(...allowed.map((ground) => contrast(color['gold-dim'], color[ground])))).toBeGreaterThanOrEqual(7);
  });
});

test('ink is readable on the flame from core to rim, and on lit controls', () => {
  for (const stop of ['ignition-hot', 'ignition-amber', 'ignition-coral', 'ignition-magenta'] as const) {
    expect(contrast(color['ignition-ink'], color[stop])).toBeGreaterThanOrEqual(4.5);
  }
  const stops = tokens.fill.ignition.match(/#[0-9a-f]{6}/g) ?? [];
  expect(stops).toHaveLength(5);
  expect(Math.min(...stops.map((stop) => contrast(color['ignition-ink'], stop)))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color['lit-ink'], color.floodlight)).toBeGreaterThanOrEqual(7);
});

test('the focus ring stands out from every ground (3)', () => {
  expect(Math.min(...grounds.map((ground) => contrast(color.focus, color[ground])))).toBeGreaterThanOrEqual(3);
});
