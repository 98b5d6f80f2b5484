import { expect, test } from 'vitest';
import { copyrightText } from './copyright.ts';
import { promoStatus } from './live-time.ts';
import { defaultLocale, listedLocales, localeOf, locales } from './locales.ts';
import { type NavigationEntry, topNavigation } from './navigation.ts';

test.each([
  ['DE', 'de'],
  ['AT', 'de'],
  ['AU', 'en-AU'],
  ['IT', 'it'],
  ['EE', 'et'],
  ['NO', 'no'],
  ['CA', 'en-CA'],
  ['NZ', 'en-NZ'],
  ['US', 'en'],
  [null, 'en'],
])('a visitor from %s starts in %s', (country, locale) => {
  expect(defaultLocale(country)).toBe(locale);
  expect(locales).toContain(locale);
});

test.each([
  ['2026-11-21T12:00:01Z', null, 'future'],
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:01Z', 'active'],
  [null, null, 'active'],
  [null, '2026-11-21T12:00:00Z', 'archive'],
] as const)('from %s to %s is %s', (start, end, status) => {
  expect(promoStatus(start, end, new Date('2026-11-21T12:00:00Z'))).toBe(status);
});

test('a host lists every language but those it hides, and its readers of the hidden one find the stand-in', () => {
  expect(listedLocales([], 'en')).toEqual(locales);
  expect(listedLocales(['en-AU'], 'en')).not.toContain('en-AU');
  expect(listedLocales(['en-AU'], 'en')).not.toContain('au');
  expect(listedLocales(['en-AU'], 'en-AU')).toContain('au');
  expect(listedLocales([], 'en-AU')).not.toContain('au');
});

test('the first part of an address names a language, or its stand-in, or none', () => {
  expect(['de', 'en-AU', 'au', 'AU', 'xx', ''].map(localeOf)).toEqual(['de', 'en-AU', 'en-AU', null, null, null]);
});

test('the navigation keeps its order, and a betting link takes the place of the lobby', () => {
  const shown = (...available: NavigationEntry[]) => topNavigation(new Set(available));
  expect(shown('vip-club', 'live', 'lobby', 'mystic-jackpots', 'pokies')).toEqual([
    'lobby',
    'pokies',
    'live',
    'mystic-jackpots',
    'vip-club',
  ]);
  expect(shown('betting', 'lobby', 'pokies', 'rocket-chance', 'points-shop')).toEqual([
    'pokies',
    'betting',
    'points-shop',
    'rocket-chance',
  ]);
});

test('the most special copyright text that is written wins', () => {
  const written = ['footer-copyright', 'footer-copyright-ee', 'footer-copyright-au', 'footer-copyright-group-258'];
  const reader = { licence: 'CW', country: 'DE', locale: 'en', groups: [] };
  expect(copyrightText(written, reader)).toBe('footer-copyright');
  expect(copyrightText(written, { ...reader, licence: 'EE' })).toBe('footer-copyright-ee');
  expect(copyrightText(written, { ...reader, country: 'EE' })).toBe('footer-copyright');
  expect(copyrightText(written, { ...reader, country: 'AU' })).toBe('footer-copyright-au');
  expect(copyrightText(written, { ...reader, locale: 'en-AU', country: null })).toBe('footer-copyright-au');
  expect(copyrightText(written, { ...reader, country: 'AU', groups: ['1117', '258'] })).toBe(
    'footer-copyright-group-258',
  );
  expect(copyrightText([], reader)).toBeUndefined();
});
