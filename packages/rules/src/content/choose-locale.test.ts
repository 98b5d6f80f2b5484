import { expect, test } from 'vitest';
import { chooseLocale } from './choose-locale.ts';
import { locales } from './locales.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr;q=0.9, en;q=0.2, de;q=0.5', 'de'],
  ['fr', 'en'],
  ['de;q=0, en', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
  ['x'.repeat(5_000), 'en'],
])('of English and German, Accept-Language %j chooses %s', (header, locale) => {
  expect(chooseLocale(header, ['en', 'de'], 'en')).toBe(locale);
});

test.each([
  ['en-GB,en;q=0.9', 'de', 'en'],
  ['en-AU', 'de', 'en-AU'],
  ['en-GB', 'en-AU', 'en-AU'],
  ['en', 'en-NZ', 'en-NZ'],
  ['fr-FR,fr;q=0.9', 'en-CA', 'fr-CA'],
  ['nb-NO, en;q=0.5', 'de', 'no'],
  ['tlh', 'et', 'et'],
] as const)('Accept-Language %s where people read %s chooses %s', (header, fallback, locale) => {
  expect(chooseLocale(header, locales, fallback)).toBe(locale);
});
