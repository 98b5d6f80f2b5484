import { locales } from '@cosmodrome/rules/content/locales';
import { expect, test } from 'vitest';
import { texts as en } from '@cosmodrome/content/locales/en/games.ts';
import { type Texts, textsFor } from './texts.ts';

/** Every plain text by its path; sentences with blanks are filled with what can be told apart. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const blanks = Array.from({ length: value.length }, (_, at) => 7 + at);
    return [[path, String((value as (...blanks: number[]) => string)(...blanks))]];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

test.each(locales.filter((code) => !code.startsWith('en')))('games speak %s', async (locale) => {
  const texts: Texts = await textsFor(locale);
  const english = new Map(leaves(en));
  const own = leaves(texts);
  expect(own.map(([path]) => path)).toEqual([...english.keys()]);
  const left = own.filter(([path, text]) => text === english.get(path) && /\p{L}{3,}.*\s.*\p{L}{3,}/u.test(text));
  expect(left).toEqual([]);
  // A French colon never begins a line.
  expect(own.filter(([, text]) => text.includes(' :'))).toEqual([]);
  for (const [path, text] of own) {
    const numbers = (sentence: string): string[] => (sentence.match(/\d+/g) ?? []).sort();
    if (/^(7|8|9)/.test(numbers(english.get(path) ?? '').join())) {
      expect({ path, numbers: numbers(text) }).toEqual({ path, numbers: numbers(english.get(path) ?? '') });
    }
  }
});
