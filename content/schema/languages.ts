import { locales } from '@cosmodrome/rules/content/locales';
import { z } from 'zod';

/** Languages that write a text of their own: variants take that of their language. */
export const languages = locales.filter(
  (code) => !locales.some((base) => base !== code && code.startsWith(`${base}-`)),
);

/** What has to be written in every language, and in none besides. */
export const inEachLanguage = <T extends z.ZodType>(text: T) =>
  z.strictObject(Object.fromEntries(languages.map((code) => [code, text])) as Record<string, T>);

/** A text in every language, of at most so many characters. */
export const texts = (most: number) => inEachLanguage(z.string().min(2).max(most));
