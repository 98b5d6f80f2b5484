import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadMessages, type Catalogue } from '../src/kernel/messages.ts';

const SOURCES = [join(import.meta.dirname, '../src'), join(import.meta.dirname, '../../../packages/rules/src')];
const LOCALES = join(import.meta.dirname, '../../../content/locales');

/** Keys as they stand in the sources: `refuse(422, 'field', 'key'`, `{ key: 'name'` and `error('name'` of the rules. */
const KEY_PATTERNS = [/refuse\(\s*\d+,\s*'[^']+',\s*'([a-z_]+)'/g, /\bkey: '([a-z_]+)'/g, /\berror\('([a-z_]+)'/g];

function keysIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return KEY_PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  });
}

const leaves = (catalogue: Catalogue, path = ''): string[] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : leaves(value, `${path}${key}.`),
  );

test('every refusal has a text', () => {
  const own = JSON.parse(readFileSync(join(LOCALES, 'en/messages/errors.json'), 'utf8')) as Record<string, string>;
  const missing = [...new Set(SOURCES.flatMap(keysIn))].filter((key) => own[key] === undefined);
  expect(missing.sort()).toEqual([]);
});

test('every text of the origin can be formatted', () => {
  const messages = loadMessages(LOCALES);
  const values = {
    min: 3,
    max: 15,
    age: 18,
    seconds: 5,
    length: 11,
    symbols: '!',
    currency: 'EUR',
    megabytes: 8,
    megapixels: 60,
    step: '€5.00',
    limit: 120,
    minutes: 15,
    left: 2,
  };
  for (const locale of messages.locales) {
    const { errors } = messages.catalogue(locale) ?? {};
    for (const key of typeof errors === 'object' ? leaves(errors) : []) {
      expect(messages.text(locale, `errors.${key}`, values)).not.toBe('');
    }
  }
});
