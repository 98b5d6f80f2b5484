import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';

/** Texts of one language: system, then nested keys. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

export interface Messages {
  /** Languages that have texts; the first one fills the gaps of the others. */
  readonly locales: readonly string[];
  /** Every text of a language by system, gaps filled from its base language and the first one; null when unknown. */
  catalogue(locale: string): Catalogue | null;
  /**
   * One text, by its dotted key.
   * @throws when no language has it: a key without a text is a defect
   */
  text(locale: string, key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The same in every language: for what is kept and read later. */
  inAll(
    key: string,
    values?: Readonly<Record<string, string | number>>,
  ): Readonly<Record<string, string>> & { readonly en: string };
}

const FALLBACK = 'en';
/** A day in a text of ours, in words: the origin does not know its reader's clock. */
const DATES = { date: { long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } } } as const;

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((inner) => typeof inner === 'string' || isCatalogue(inner));

function readCatalogue(file: string): Catalogue {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (!isCatalogue(value)) throw new Error(`${file}: messages are objects of texts`);
  return value;
}

function merge(under: Catalogue, over: Catalogue): Catalogue {
  const merged: Record<string, string | Catalogue> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}

function lookUp(catalogue: Catalogue, key: string): string | null {
  let value: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) {
    value = typeof value === 'object' && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return typeof value === 'string' ? value : null;
}

/**
 * Reads `<folder>/<locale>/messages/<system>.json`.
 * @throws with the file and the reason when one of them is wrong
 */
export function loadMessages(folder: string): Messages {
  const own = new Map<string, Catalogue>();
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const locales = folders.map((entry) => entry.name).sort((a, b) => Number(b === FALLBACK) - Number(a === FALLBACK));
  for (const locale of locales) {
    const messages = join(folder, locale, 'messages');
    const files = readdirSync(messages).filter((file) => file.endsWith('.json'));
    own.set(
      locale,
      Object.fromEntries(files.map((file) => [basename(file, '.json'), readCatalogue(join(messages, file))])),
    );
  }
  const complete = new Map(
    locales.map((locale) => {
      const layers = new Set([FALLBACK, locale.split('-')[0] ?? locale, locale]);
      return [locale, [...layers].map((name) => own.get(name) ?? {}).reduce(merge)];
    }),
  );
  const formats = new Map<string, IntlMessageFormat>();
  const text: Messages['text'] = (wanted, key, values = {}) => {
    const locale = complete.has(wanted) ? wanted : (wanted.split('-')[0] ?? FALLBACK);
    const cached = formats.get(`${locale} ${key}`);
    if (cached) return String(cached.format(values));
    const found = lookUp(complete.get(locale) ?? complete.get(FALLBACK) ?? {}, key);
    if (found === null) throw new Error(`there is no text for ${key}`);
    const format = new IntlMessageFormat(found, locale, DATES, { ignoreTag: true });
    formats.set(`${locale} ${key}`, format);
    return String(format.format(values));
  };
  return {
    locales,
    catalogue: (locale) => complete.get(locale) ?? null,
    text,
    inAll: (key, values) => ({
      ...Object.fromEntries(locales.map((locale) => [locale, text(locale, key, values)])),
      en: text(FALLBACK, key, values),
    }),
  };
}
