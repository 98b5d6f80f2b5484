import { DEFAULT_LOCALE, type Locale, localeOf, locales, STAND_IN } from '@cosmodrome/rules/content/locales';

export { DEFAULT_LOCALE, defaultLocale, type Locale, locales } from '@cosmodrome/rules/content/locales';

export interface LocalizedPath {
  /** Null where the address names no language. */
  locale: Locale | null;
  /** What an address of this language starts with: `/de`, or nothing. */
  prefix: string;
  path: string;
}

/** Splits the language off an address: `/de/pokies/all` is German and `/pokies/all`; no prefix, no language. */
export function splitLocale(pathname: string): LocalizedPath {
  const first = pathname.split('/', 2)[1] ?? '';
  const locale = localeOf(first);
  if (!locale) return { locale, prefix: '', path: pathname };
  return { locale, prefix: `/${first}`, path: pathname.slice(first.length + 1) || '/' };
}

const byLowerCase = new Map([...locales, STAND_IN].map((code) => [code.toLowerCase(), code]));

/** A first part of an address as it is written properly (`en-au` is `en-AU`); null when it names no language. */
export const localePrefixOf = (first: string): string | null => byLowerCase.get(first.toLowerCase()) ?? null;

/** The address of a path in a language. English, the default, carries no prefix in canonical addresses. */
export const canonicalPath = (locale: string, path: string): string =>
  locale === DEFAULT_LOCALE ? path : prefixedPath(locale, path);

/** The address that always shows a language, whatever the visitor's country. */
export const prefixedPath = (locale: string, path: string): string => `/${locale}${path === '/' ? '' : path}`;
