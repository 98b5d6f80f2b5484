import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { bannerSchema, type BannerFile } from '@cosmodrome/content/schema/banner.ts';
import { brandSchema, pageHeadSchema, snippetsSchema, type Brand } from '@cosmodrome/content/schema/site.ts';
import type { CmsPage, CmsPageSummary } from '@cosmodrome/contract/http/content';
import { minimumAge, type Licence } from '@cosmodrome/rules/profile/licence';
import { DEFAULT_LOCALE, type Locale } from '@cosmodrome/rules/content/locales';
import { pageValues, readContents, type Contents } from '../generated/contents.ts';
import { filesIn, foldersIn, readHeadedText, readJson, wrongFile } from '../kernel/content-files.ts';
import { fillIn, renderMarkdown } from './render.ts';

export interface Snippet {
  id: string;
  content: string;
  categories: string[];
}

/** What a page says beyond what a list of pages says of it. */
type PageText = Omit<CmsPage, keyof CmsPageSummary>;

/** What an operator wrote for the pages of a site, checked. What systems have of their own is in `Contents`. */
export interface Site {
  brand: Brand;
  /** Whose pages they are: its age, its texts. */
  licence: Licence;
  banners: readonly BannerFile[];
  /** Pages of a language; those it has not got come in the default one. */
  pages(locale: string): readonly CmsPageSummary[];
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
  readonly summary: Omit<CmsPageSummary, 'children'>;
  readonly parent: string | null;
  /** Rendered when it is asked for first: of all pages in all languages a start needs none. */
  readonly text: () => PageText;
}

function readPage(name: string, file: string, values: Readonly<Record<string, string>>): ReadPage {
  const general = join(dirname(file), `${name.split('.')[0] ?? ''}.md`);
  const slug = PAGE_FILE.exec(name)?.[1];
  if (slug === undefined) throw wrongFile(file, 'a page is named slug.md or slug.LICENCE.md');
  const { head, text } = readHeadedText(file);
  const checked = pageHeadSchema.safeParse(head);
  if (!checked.success) throw wrongFile(file, z.prettifyError(checked.error));
  const { title, description, keywords, layout, categories, hidden, parent, json } = checked.data;
  let filled: string;
  try {
    filled = fillIn(
      text.replace('{{general}}', () => readHeadedText(general).text),
      values,
    );
  } catch (error) {
    throw wrongFile(file, error instanceof Error ? error.message : String(error));
  }
  const place = { id: slug, path: `/${slug}`, url: null };
  let rendered: PageText | undefined;
  return {
    summary: { ...place, title, layout, categories, hidden: hidden === 'true' },
    parent,
    text: () => (rendered ??= textOf(renderMarkdown(filled), { title, description, keywords, json })),
  };
}

const textOf = (content: string, blocks: Omit<CmsPage['blocks'], 'content-main'>): PageText => ({
  content,
  blocks: { ...blocks, 'content-main': content },
  meta: { mainContent: content },
});

function byLocale<T>(read: ReadonlyMap<string, T>, locale: string): T | undefined {
  return read.get(locale) ?? read.get(locale.split('-')[0] ?? '') ?? read.get(DEFAULT_LOCALE);
}

/**
 * Reads and checks the site's files.
 * @throws with the file and the reason when one of them is wrong
 */
export function readSite(
  folder: string,
  licence: Licence,
  { brand: brandId = 'cosmodrome', contents = readContents(folder) }: { brand?: string; contents?: Contents } = {},
): Site {
  const brand = readJson(brandSchema, join(folder, `brands/${brandId}.json`));
  const banners = filesIn(join(folder, 'banners'), '.json')
    .map(({ file }) => readJson(bannerSchema, file))
    .filter(({ brands }) => brands === null || brands.includes(brandId));
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
    const own = { ...values, ...pageValues(contents, locale) };
    pages.set(locale, new Map(files.map(({ name, file }) => [name, readPage(name, file, own)])));
  }
  const snippets = new Map(
    languages
      .map((name) => ({ name, file: join(folder, 'locales', name, 'snippets.json') }))
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => [
        name,
        readJson(snippetsSchema, file).map((entry) => ({
          ...entry,
          content: renderMarkdown(fillIn(entry.content, values)),
        })),
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
    ...new Set([...pages.values()].flatMap((language) => [...language.values()].map(({ summary }) => summary.id))),
  ].sort();
  const summaryOf = (locale: string, { summary }: ReadPage): CmsPageSummary => ({
    ...summary,
    children: slugs.filter((slug) => found(locale, slug)?.parent === summary.id),
  });
  return {
    brand,
    licence,
    banners,
    page: (locale, path) => {
      const read = found(locale, path);
      return read && { ...summaryOf(locale, read), ...read.text() };
    },
    pages: (locale) =>
      slugs.flatMap((slug) => {
        const read = found(locale, slug);
        return read ? [summaryOf(locale, read)] : [];
      }),
    snippets: (locale) => byLocale(snippets, locale) ?? [],
  };
}
