import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

test('a text is that of the language, of the one it is a variant of, or the default one', () => {
  const texts = { en: 'Mug', de: 'Becher', 'en-AU': 'Cup' };
  expect(['de', 'de-AT', 'en-AU', 'en-NZ', 'it'].map((locale) => inLanguage(texts, locale))).toEqual([
    'Becher',
    'Becher',
    'Cup',
    'Mug',
    'Mug',
  ]);
  expect(inLanguage(null, 'en')).toBeUndefined();
});
