import { DEFAULT_LOCALE } from './locales.ts';

/** What is written in a language, else in the language that it is a variant of, else in the default one. */
export const inLanguage = <T>(written: Readonly<Record<string, T>> | null | undefined, locale: string): T | undefined =>
  written?.[locale] ?? written?.[locale.split('-')[0] ?? ''] ?? written?.[DEFAULT_LOCALE];
