import { expect, test } from 'vitest';
import { canonicalPath, defaultLocale, localePrefixOf, locales, prefixedPath, splitLocale } from './locales.ts';

test('only a known language is a prefix', () => {
  expect(splitLocale('/de/pokies/all')).toEqual({ locale: 'de', prefix: '/de', path: '/pokies/all' });
  expect(splitLocale('/de')).toEqual({ locale: 'de', prefix: '/de', path: '/' });
  expect(splitLocale('/xx/pokies')).toEqual({ locale: null, prefix: '', path: '/xx/pokies' });
  expect(splitLocale('/deposit')).toEqual({ locale: null, prefix: '', path: '/deposit' });
  expect(splitLocale('/')).toEqual({ locale: null, prefix: '', path: '/' });
});

test('the country chooses where the address does not', () => {
  expect(defaultLocale('AT')).toBe('de');
  expect(defaultLocale('NZ')).toBe('en-NZ');
  expect(defaultLocale(null)).toBe('en');
});

test('a prefixed address leads back to its path, in every language', () => {
  for (const locale of locales) {
    for (const path of ['/', '/pokies/all', '/deposit']) {
      expect(splitLocale(prefixedPath(locale, path))).toEqual({ locale, prefix: `/${locale}`, path });
    }
  }
});

test('the canonical address of the default language has no prefix', () => {
  expect(canonicalPath('en', '/pokies/all')).toBe('/pokies/all');
  expect(canonicalPath('de', '/')).toBe('/de');
});

test('the stand-in is Australian English under another address, and capitals do not matter', () => {
  expect(splitLocale('/au/deposit')).toEqual({ locale: 'en-AU', prefix: '/au', path: '/deposit' });
  expect(['en-au', 'DE', 'Au', 'pokies'].map(localePrefixOf)).toEqual(['en-AU', 'de', 'au', null]);
});
