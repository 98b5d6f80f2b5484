import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { bonusSchema, type BonusCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import { cashbackSchema } from '@cosmodrome/content/schema/cashback.ts';
import { jackpotSchema, type JackpotPolicy } from '@cosmodrome/content/schema/jackpots.ts';
import { levelsSchema } from '@cosmodrome/content/schema/levels.ts';
import { vipSchema, type VipFile } from '@cosmodrome/content/schema/vip.ts';
import { bannerSchema, type BannerFile } from '@cosmodrome/content/schema/banner.ts';
import { brandSchema, pageHeadSchema, snippetsSchema, type Brand } from '@cosmodrome/content/schema/site.ts';
import type { CmsPage } from '@cosmodrome/contract/http/content';
import { minimumAge, type Licence } from '@cosmodrome/rules/profile/licence';
import { cashbackOf, type CashbackTerms } from '@cosmodrome/rules/cashback/terms';
import { DEFAULT_LOCALE, type Locale } from '@cosmodrome/rules/content/locales';
import type { Levels } from '@cosmodrome/rules/levels/levels';
import { filesIn, foldersIn, readHeadedText, readJson, wrongFile } from './read-files.ts';
import { readLevels } from './levels.ts';
import { renderMarkdown } from './render.ts';

export interface Snippet {
  id: string;
  content: string;
  categories: string[];
}

/** Everything an operator wrote for the site, checked and rendered. */
export interface Site {
  brand: Brand;
  /** Whose pages they are: its age, its texts. */
  licence: Licence;
  banners: readonly BannerFile[];
  jackpots: readonly JackpotPolicy[];
  bonuses: readonly BonusCampaign[];
  cashback: CashbackTerms;
  levels: Levels;
  vip: VipFile;
  /** Pages of a language; those it has not got come in the default one. */
  pages(locale: string): readonly CmsPage[];
  /** A page by slug or path, with or without a licence suffix (`/AU`, `/CW`, `/EE`); undefined when there is none. */
  page(locale: string, path: string): CmsPage | undefined;
  snippets(locale: string): readonly Snippet[];
}

/**
 * `terms` or `terms.EE`: the text for one licence or country wins over the general one, which it may contain as
 * `{{general}}`.
 */
const PAGE_FILE = /^([a-z0-9-]+)(?:\.(AU|CW|EE))?$/;
const SUFFIX = /^(.+?)\/(AU|CW|EE)$/;
const AUSTRALIAN: Locale = 'en-AU';

/** A page as its file has it, and the page that it stands under. */
interface ReadPage {
  readonly page: CmsPage;
  readonly parent: string | null;
}

function readPage(name: string, file: string, values: Readonly<Record<string, string>>): ReadPage {
  const general = join(dirname(file), `${name.split('.')[0] ?? ''}.md`);
  const slug = PAGE_FILE.exec(name)?.[1];
  if (slug === undefined) throw wrongFile(file, 'a page is named slug.md or slug.LICENCE.md');
  const { head, text } = readHeadedText(file);
  const checked = pageHeadSchema.safeParse(head);
  if (!checked.success) throw wrongFile(file, z.prettifyError(checked.error));
  const { title, description, keywords, layout, categories, hidden, parent, json } = checked.data;
  let content: string;
  try {
    const whole = text.replace('{{general}}', () => readHeadedText(general).text);
    content = renderMarkdown(whole, values);
  } catch (error) {
    throw wrongFile(file, error instanceof Error ? error.message : String(error));
  }
  const blocks = { title, description, keywords, 'content-main': content, json };
  const meta = { mainContent: content };
  const place = { id: slug, path: `/${slug}`, url: null, children: [] };
  const page = { ...place, title, layout, categories, hidden: hidden === 'true', content, blocks, meta };
  return { page, parent };
}

/** What pages may say of the cashback, as a language writes it: its share, and what a loss of a hundred euros comes to. */
function cashbackValues(locale: string, terms: CashbackTerms): Record<string, string> {
  const lost = 10_000;
  const back = Number(cashbackOf(BigInt(lost), terms));
  const euros = (cents: number): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
  return {
    cashback_share: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      terms.shareBp / 10_000,
    ),
    cashback_lost: euros(lost),
    cashback_back: euros(back),
    cashback_left: euros(lost - back),
  };
}

/** Bonuses by their files; an id or a code names one alone. */
function readBonuses(folder: string): BonusCampaign[] {
  const names = new Set<string>();
  return filesIn(folder, '.json').map(({ file }) => {
    const bonus = readJson(bonusSchema, file);
    for (const name of [bonus.id, ...(bonus.code === null ? [] : [bonus.code])]) {
      if (names.has(name)) throw wrongFile(file, `another bonus is named ${name}`);
      names.add(name);
    }
    return bonus;
  });
}

function byLocale<T>(read: ReadonlyMap<string, T>, locale: string): T | undefined {
  return read.get(locale) ?? read.get(locale.split('-')[0] ?? '') ?? read.get(DEFAULT_LOCALE);
}

/**
 * Reads and checks the site's files.
 * @throws with the file and the reason when one of them is wrong
 */
export function readSite(folder: string, licence: Licence, brandId = 'cosmodrome'): Site {
  const brand = readJson(brandSchema, join(folder, `brands/${brandId}.json`));
  const banners = filesIn(join(folder, 'banners'), '.json')
    .map(({ file }) => readJson(bannerSchema, file))
    .filter(({ brands }) => brands === null || brands.includes(brandId));
  const jackpots = filesIn(join(folder, 'jackpots'), '.json').map(({ file }) => readJson(jackpotSchema, file));
  const bonuses = readBonuses(join(folder, 'bonuses'));
  const { share_bp: shareBp, least_cents: least } = readJson(cashbackSchema, join(folder, 'cashback/terms.json'));
  const cashback: CashbackTerms = { shareBp, least };
  const levels = readLevels(readJson(levelsSchema, join(folder, 'levels/levels.json')));
  const vip = readJson(vipSchema, join(folder, 'vip/vip.json'));
  const values = {
    brand: brand.name,
    support_email: brand.supportEmail,
    minimum_age: String(minimumAge(licence)),
    licence,
  };

  const pages = new Map<string, Map<string, ReadPage>>();
  const languages = foldersIn(join(folder, 'locales'));
  for (const locale of languages.filter((name) => existsSync(join(folder, 'locales', name, 'pages')))) {
    const files = filesIn(join(folder, 'locales', locale, 'pages'), '.md');
    pages.set(
      locale,
      new Map(
        files.map(({ name, file }) => [name, readPage(name, file, { ...values, ...cashbackValues(locale, cashback) })]),
      ),
    );
  }
  const snippets = new Map(
    languages
      .map((name) => ({ name, file: join(folder, 'locales', name, 'snippets.json') }))
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => [
        name,
        readJson(snippetsSchema, file).map((entry) => ({ ...entry, content: renderMarkdown(entry.content, values) })),
      ]),
  );

  const found = (locale: string, path: string): ReadPage | undefined => {
    const plain = path.replace(/^\/+|\/+$/g, '');
    const here = locale === AUSTRALIAN ? 'AU' : licence;
    const [, slug = plain, asked] = SUFFIX.exec(plain) ?? [];
    // Where Australians have no text of their own they read that of the licence.
    const suffixes = [...new Set([asked ?? here, licence])];
    const own = [pages.get(locale), byLocale(pages, locale), pages.get(DEFAULT_LOCALE)];
    for (const language of own) {
      const variant = suffixes.find((suffix) => language?.has(`${slug}.${suffix}`));
      const text = language?.get(variant === undefined ? slug : `${slug}.${variant}`);
      if (text) return text;
    }
    return undefined;
  };
  const slugs = [
    ...new Set([...pages.values()].flatMap((language) => [...language.values()].map(({ page }) => page.id))),
  ].sort();
  const page = (locale: string, path: string): CmsPage | undefined => {
    const read = found(locale, path);
    if (!read) return undefined;
    const children = slugs.filter((slug) => found(locale, slug)?.parent === read.page.id);
    return { ...read.page, children };
  };
  return {
    brand,
    licence,
    banners,
    jackpots,
    bonuses,
    cashback,
    levels,
    vip,
    page,
    pages: (locale) => slugs.flatMap((slug) => page(locale, slug) ?? []),
    snippets: (locale) => byLocale(snippets, locale) ?? [],
  };
}
