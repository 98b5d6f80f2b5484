/**
 * The languages of the product (spec 1). A code whose language has a code of its own (`en-AU`) is a variant: it writes
 * only what differs from that one. They stand in the order of lists, and a test holds that each has all texts. An address
 * carries the code as its first part, whatever the country.
 */
export const locales = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it', 'et'] as const;

/** Code of a language, which is its BCP 47 tag. */
export type Locale = (typeof locales)[number];

export const DEFAULT_LOCALE = 'en';

/**
 * The address part that stands for Australian English on hosts that hide it (spec 1, 2.6): everything but the address is
 * that language's.
 */
export const STAND_IN = 'au';
const STOOD_FOR: Locale = 'en-AU';

/** First part of an address that names a language. */
export type LocalePrefix = Locale | typeof STAND_IN;

/** The language that the first part of an address names; null when it names none. */
export function localeOf(prefix: string): Locale | null {
  const code = prefix === STAND_IN ? STOOD_FOR : prefix;
  return locales.find((each) => each === code) ?? null;
}

/** Each visible country's languages, the best first. */
const countryLocales: Readonly<Record<string, readonly Locale[]>> = {
  AU: ['en-AU'],
  AT: ['de'],
  CA: ['en-CA', 'fr-CA'],
  DE: ['de'],
  EE: ['et'],
  IT: ['it'],
  NO: ['no'],
  NZ: ['en-NZ'],
};

/** The language a visitor from a country starts in: the first of the country's. */
export const defaultLocale = (country: string | null): Locale => countryLocales[country ?? '']?.[0] ?? DEFAULT_LOCALE;

/**
 * What a host lists (spec 2.6: some hosts do not list Australian English), as parts of addresses. A reader of the hidden
 * language finds its stand-in among them.
 * @param hidden languages that the host leaves out
 * @param reading the language of the reader
 */
export function listedLocales(hidden: readonly string[], reading: Locale): LocalePrefix[] {
  const listed: LocalePrefix[] = locales.filter((code) => !hidden.includes(code));
  return reading === STOOD_FOR && hidden.includes(STOOD_FOR) ? [...listed, STAND_IN] : listed;
}
