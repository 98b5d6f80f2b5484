import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { bannerSchema } from '@cosmodrome/content/schema/banner.ts';
import { brandSchema } from '@cosmodrome/content/schema/site.ts';
import { DEFAULT_LOCALE, type Locale, locales } from '@cosmodrome/rules/content/locales';
import { filesIn, readJson } from '../src/kernel/content-files.ts';
import type { Catalogue } from '../src/kernel/messages.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const LOCALES = join(CONTENT, 'locales');

/** Words that other languages write as English does: names, and what casinos call by its English name. */
const SAME_EVERYWHERE =
  `Astrocoins Baccarat Bitcoin Blackjack Bonus Code Crash Demo Dogecoin Ethereum Hash Jackpot Jackpots Limits Litecoin Live Lobby
  Max Megaways Menu Min Nonce Online Poker Pokies Push RTP Robot Roulette Seed Simulation Slots Status Studio Studios Support Tables
  Tether Token Top Total VIP Wallet Wallets Wilds XS astrocoin astrocoins in min net scatter`.split(/\s+/);

/** Words that one language shares with English. */
const SAME_HERE: Partial<Record<Locale, string>> = {
  de: 'Arena Bronze Chance Gold Quest Quests Rising Star',
  'fr-CA': `Actions Bronze Cascades Confirmations Crypto Fruits Licence Messages Net Page Pages Pause Sections Session Surprise
  minutes Place place places point points Points Score`,
  it: 'Arena Password mail',
  no: 'Arena Dealer Egypt',
};

type Texts = ReadonlyMap<string, string>;

const leaves = (catalogue: Catalogue, path: string): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : leaves(value, `${path}.${key}`),
  );

/** What a language itself writes, by dotted key. */
function textsOf(locale: string): Texts {
  const folder = join(LOCALES, locale, 'messages');
  if (!existsSync(folder)) return new Map();
  return new Map(
    filesIn(folder, '.json').flatMap(({ name, file }) =>
      leaves(JSON.parse(readFileSync(file, 'utf8')) as Catalogue, name),
    ),
  );
}

/** A code whose language has a code of its own fills its gaps from there. */
const baseOf = (locale: string): string | null => {
  const [language = locale] = locale.split('-');
  return language !== locale && (locales as readonly string[]).includes(language) ? language : null;
};

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

interface Anatomy {
  /** Names of the blanks, tags included. */
  blanks: string[];
  /** Each plural's forms, of numbers that count or of those that order. */
  plurals: { type: Intl.PluralRuleType; forms: string[] }[];
  /** What stands there as it is. */
  words: string;
}

function anatomyOf(text: string, locale: string): Anatomy {
  const blanks = new Set<string>();
  const plurals: Anatomy['plurals'] = [];
  const words: string[] = [];
  const read = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if ('options' in part) {
        if ('offset' in part) plurals.push({ type: part.pluralType ?? 'cardinal', forms: Object.keys(part.options) });
        for (const option of Object.values(part.options)) read(option.value);
      }
      if ('children' in part) read(part.children);
      // The kind 0 is plain text, and `#` has no value.
      if ('value' in part && Number(part.type) === 0) words.push(part.value);
      else if ('value' in part) blanks.add(part.value);
    }
  };
  read(new IntlMessageFormat(text, locale).getAst());
  return { blanks: [...blanks].sort(), plurals, words: words.join(' ') };
}

/** The forms that whole numbers people meet take in a language. */
function formsOf(locale: string, type: Intl.PluralRuleType): Set<string> {
  const rules = new Intl.PluralRules(locale, { type });
  return new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
}

/** What is wrong with the texts of a language: missing, odd, or left in English. */
function flaws(locale: Locale): string[] {
  const english = textsOf(DEFAULT_LOCALE);
  const own = textsOf(locale);
  const base = baseOf(locale);
  const below = base === null ? null : textsOf(base);
  const found: string[] = [];
  for (const [key, source] of english) {
    const text = own.get(key) ?? below?.get(key);
    if (text === undefined) found.push(`${key} is missing`);
    else {
      found.push(
        ...differences(anatomyOf(source, DEFAULT_LOCALE), anatomyOf(text, locale), locale).map(
          (flaw) => `${key} ${flaw}`,
        ),
      );
      if (base === null && locale !== DEFAULT_LOCALE && isUntranslated(source, text, locale))
        found.push(`${key} is English`);
    }
  }
  for (const [key, text] of own) {
    if (!english.has(key)) found.push(`${key} is not a key`);
    if (below !== null && below.get(key) === text) found.push(`${key} repeats what ${base} says`);
  }
  return found;
}

/** How the blanks and plurals of a text differ from those that its language and the English text ask for. */
function differences(english: Anatomy, own: Anatomy, locale: string): string[] {
  const inflected = english.plurals.some(({ forms }) => forms.includes('one'));
  const flaws = own.plurals.flatMap(({ type, forms }) => {
    const known: readonly string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    const lacking = [...formsOf(locale, type)].filter((form) => !forms.includes(form));
    const unknown = forms.filter((form) => !form.startsWith('=') && !known.includes(form));
    return [
      ...(inflected ? lacking.map((form) => `lacks the plural form ${form}`) : []),
      ...unknown.map((form) => `has a plural form ${form} that the language has not`),
    ];
  });
  if (String(english.blanks) === String(own.blanks)) return flaws;
  return [...flaws, `has the blanks {${own.blanks.join()}} where English has {${english.blanks.join()}}`];
}

/** The same words as English, but for those that every language has. */
const isUntranslated = (source: string, text: string, locale: Locale): boolean =>
  source === text &&
  (anatomyOf(text, DEFAULT_LOCALE).words.match(/\p{L}{2,}/gu) ?? []).some(
    (word) => !SAME_EVERYWHERE.includes(word) && !SAME_HERE[locale]?.split(/\s+/).includes(word),
  );

const readNames = (locale: string): Record<string, string> | null => {
  const file = filesIn(join(CONTENT, 'catalogue/symbols'), '.json').find(({ name }) => name === locale)?.file;
  return file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
};
const idsOf = (locale: string): string[] => {
  const file = join(LOCALES, locale, 'snippets.json');
  return !existsSync(file) ? [] : (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id);
};
const filesOf = (locale: string): string[] => {
  const folder = join(LOCALES, locale, 'pages');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};
/** `terms.EE.md`: where a language has none, its general page is read. */
const isVariant = (file: string): boolean => file.split('.').length > 2;
const pagesOf = (locale: string): string[] => filesOf(locale).filter((file) => !isVariant(file));

/** What a language of its own lacks besides texts: pages, snippets, names of symbols, words of banners and certificates. */
function gaps(locale: string): string[] {
  const lacking = (what: string, all: readonly string[], own: readonly string[]): string[] =>
    all.filter((name) => !own.includes(name)).map((name) => `${what} ${name}`);
  const banners = filesIn(join(CONTENT, 'banners'), '.json').map(({ file }) => readJson(bannerSchema, file));
  const brands = filesIn(join(CONTENT, 'brands'), '.json').map(({ file }) => readJson(brandSchema, file));
  return [
    ...lacking('page', pagesOf(DEFAULT_LOCALE), pagesOf(locale)),
    ...lacking('snippet', idsOf(DEFAULT_LOCALE), idsOf(locale)),
    ...lacking('symbol', Object.keys(readNames(DEFAULT_LOCALE) ?? {}), Object.keys(readNames(locale) ?? {})),
    ...banners.filter(({ text }) => text[locale] === undefined).map(({ id }) => `banner ${id}`),
    ...brands.flatMap(({ id, certificates }) =>
      certificates.filter(({ text }) => text[locale] === undefined).map(({ url }) => `certificate ${url} of ${id}`),
    ),
  ];
}

describe.each(locales)('%s is complete', (locale) => {
  test('has every text, with the same blanks, in its own words', () => expect(flaws(locale)).toEqual([]));

  test('has every page, snippet, symbol and banner', () =>
    expect(baseOf(locale) === null ? gaps(locale) : []).toEqual([]));
});

test('no French line breaks before a colon: the space before it is a hard one', () => {
  const texts = [...textsOf('fr-CA')].filter(([, text]) => / :/.test(text)).map(([key]) => key);
  const prose = ['snippets.json', ...filesOf('fr-CA').map((file) => `pages/${file}`)].filter((file) =>
    /[^"\s|-] : /.test(readFileSync(join(LOCALES, 'fr-CA', file), 'utf8')),
  );
  expect([...texts, ...prose]).toEqual([]);
});

test('what holds under one licence is told in English and German, and in Estonian where it is Estonia’s', () => {
  const variants = (locale: string): string[] => filesOf(locale).filter(isVariant);
  expect(variants('en').length).toBeGreaterThan(3);
  expect(variants('de')).toEqual(variants('en'));
  expect(variants('et')).toEqual(variants('en').filter((file) => file.includes('.EE.')));
});

test('tables that nobody deals before a camera are called tables, not live ones, nor shows', () => {
  const places = [
    'games.categories.live',
    'games.live',
    'games.categories.live_all',
    'shell.nav.live',
    'vip.facts.cashback',
  ];
  for (const locale of locales.filter((code) => baseOf(code) === null)) {
    const texts = textsOf(locale);
    for (const place of places)
      expect([locale, place, texts.get(place)]).toEqual([
        locale,
        place,
        expect.not.stringMatching(/live|direct|shows?|spectacle|šõu/i),
      ]);
  }
});
