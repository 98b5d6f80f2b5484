import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gauge, gaugeShare } from './gauge.tsx';

test('the share stays between 0 and 1 for any two numbers', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (value, max) => {
      const share = gaugeShare(value, max);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});

test('half is half, and nothing divides by zero', () => {
  expect(gaugeShare(875, 1750)).toBe(0.5);
  expect(gaugeShare(5, 0)).toBe(0);
});

test('assistive technology hears the words, not a percentage', () => {
  const html = renderToStaticMarkup(<Gauge value={1260} max={1750} label="Wagered" words="€1,260.00 of €1,750.00" />);
  expect(html).toContain('role="progressbar"');
  expect(html).toContain('aria-valuenow="72"');
  expect(html).toContain('aria-valuetext="€1,260.00 of €1,750.00"');
  expect(html).toContain('aria-label="Wagered"');
});
