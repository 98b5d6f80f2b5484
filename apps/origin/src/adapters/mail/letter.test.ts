import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '@cosmodrome/rules/content/locales';
import { loadMessages } from '../../kernel/messages.ts';
import { letterOf } from './letter.ts';
import type { About } from './mail.ts';

const messages = loadMessages(join(import.meta.dirname, '../../../../../content/locales'));
const link = 'https://casino.test/en/somewhere?token=a&b=<c>';
const UNTIL = Date.UTC(2028, 1, 29, 23, 30);

/** What each letter is told. */
const values: Readonly<Record<About, readonly Record<string, string | number>[]>> = {
  limit_raise: ['deposit', 'loss', 'wager', 'session', 'reality_check'].map((type) => ({
    type,
    until: UNTIL,
  })),
  limit_remove: ['deposit', 'loss', 'wager', 'session', 'selfexclusion', 'reality_check'].map((type) => ({
    type,
    until: UNTIL,
  })),
  password: [{ hours: 1 }, { hours: 6 }],
  password_changed: [{}],
  two_factor_on: [{}],
  two_factor_off: [{}],
  recovery_codes: [{}],
  passkey_added: [{}],
  confirmation: [{ hours: 48 }],
  unlock: [{ hours: 1 }],
};
const abouts = Object.keys(values) as About[];
const write = (locale: string, about: About, given: Record<string, string | number>) =>
  letterOf(messages, 'Nova & Sons', { to: 'ada@example.com', locale, about, values: given, link, host: null });

describe.each(locales)('letters in %s', (code) => {
  test.each(abouts)('%s is whole', (about) => {
    const written = (values[about] ?? []).map((given) => write(code, about, given));
    for (const { subject, text, html } of written) {
      expect(subject.length).toBeGreaterThan(5);
      for (const words of [subject, text, html]) expect(words).not.toMatch(/[{}]|undefined|NaN|Invalid/);
      expect(text).toContain(`\n${link}\n`);
      expect(html).toContain(`<html lang="${code}">`);
      expect(html).toContain('href="https://casino.test/en/somewhere?token=a&amp;b=&lt;c&gt;"');
      expect(html).toContain('Nova &amp; Sons');
    }
    // Each value makes a difference to what is read.
    expect(new Set(written.map(({ text }) => text)).size).toBe(written.length);
  });
});

test('a day is told in the words of its language, by the clock that the term runs on', () => {
  const noteOf = (locale: string): string => write(locale, 'limit_raise', { type: 'loss', until: UNTIL }).text;
  expect(noteOf('en')).toContain('February 29, 2028');
  expect(noteOf('de')).toContain('29. Februar 2028');
  expect(noteOf('fr-CA')).toContain('29 février 2028');
});
