import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Money, moneyWidth } from './money.tsx';

const parts = (value: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(value);

describe('width of an amount', () => {
  test('ordinary amounts keep the normal width', () => {
    expect(moneyWidth('€1,284.50'.length)).toBe('money');
  });
  test('yen in the hundreds of thousands narrow, long crypto amounts narrow most', () => {
    expect(moneyWidth('¥1,284,567'.length)).toBe('money');
    expect(moneyWidth('¥12,845,678'.length)).toBe('narrow');
    expect(moneyWidth('0.12345678 BTC'.length)).toBe('narrowest');
  });
});

describe('what is drawn', () => {
  test('every character of the formatted amount is there, in order, whatever the locale', () => {
    for (const [value, currency, locale] of [
      [1284.5, 'EUR', 'de'],
      [1_284_567, 'JPY', 'en'],
      [-212.4, 'NOK', 'nb'],
      [1284.5, 'CAD', 'fr-CA'],
    ] as const) {
      const text = renderToStaticMarkup(<Money parts={parts(value, currency, locale)} smallMinor fit />).replaceAll(
        /<[^>]+>/g,
        '',
      );
      expect(text.replaceAll('&#x27;', "'")).toBe(
        parts(value, currency, locale)
          .map((part) => part.value)
          .join(''),
      );
    }
  });
  test('a sign is set in the text face', () => {
    expect(renderToStaticMarkup(<Money parts={parts(-5, 'EUR', 'en')} />)).toContain(
      '<span class="ui-money-sign">-</span>',
    );
  });
  test('a fitted amount says how wide it can get, so that it never leaves its place', () => {
    const html = renderToStaticMarkup(<Money parts={parts(123_456_789, 'JPY', 'en')} size="banner" fit />);
    expect(html).toContain('is-narrow');
    expect(html).toContain('--ui-money-em:6.36');
  });
});
