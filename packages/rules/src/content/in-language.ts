import { DEFAULT_LOCALE } from './locales.ts';

/** What is written in a language, else in the language that it is a variant of, else in the default one. */
export const inLanguage = <T>(written: Readonly<Record<string, T>> | null | undefined, locale: string): T | undefined =>
  written?.[locale] ?? written?.[locale.split('-')[0] ?? ''] ?? written?.[DEFAULT_LOCALE];

/** The titles of words by language; that of the default language is always among them. */
export const titlesIn = (
  words: Readonly<Record<string, { readonly title: string }>>,
): Readonly<Record<string, string>> & { readonly en: string } => ({
  ...Object.fromEntries(Object.entries(words).map(([locale, { title }]) => [locale, title])),
  en: words[DEFAULT_LOCALE]?.title ?? '',
});
