import { locales } from '@cosmodrome/rules/content/locales';
import { expect, test } from 'vitest';
import { textsOf } from './texts.ts';

test.each(locales.filter((code) => !code.startsWith('en')))('the pages of the sandbox speak %s', (locale) => {
  const [own, english] = [Object.entries(textsOf(locale)), textsOf('en')];
  expect(own.filter(([key, text]) => text === english[key as keyof typeof english])).toEqual([]);
});
