import { listedLocales } from '@cosmodrome/rules/content/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { pagesQuery } from '../../content/index.ts';
import { canonicalOf, collectionsQuery, playPath, providersQuery, sitemapGamesQuery } from '../../games/index.ts';
import { canonicalPath, DEFAULT_LOCALE } from '../../platform/i18n/locales.ts';
import { campaignsQuery } from '../../promotions/index.ts';
import { asker } from '../../platform/queries/load.ts';
import { isListed } from '../../platform/routing/path-spec.ts';
import { visitContext } from '../../platform/server/request.ts';
import { paths } from '../../routes.ts';

/**
 * Addresses of one file; a language is an address of its own, and each names all others. Search engines read five times as
 * many, but no file of more than 50 MB, which comes first.
 */
const PER_FILE = 10_000;
/** Games of the largest catalogue that is listed whole. */
const MOST_GAMES = 100_000;

/** Addresses without parameters that anybody may read. */
const fixed = paths.flatMap((spec) =>
  spec.kind === 'page' && spec.guard === 'open' && isListed(spec) && !/[:*]/.test(spec.path) ? [spec.path] : [],
);

/**
 * Every public page in every language: those of the route table, of the catalogue and of the operator. `/sitemap.xml` holds
 * them all, or names the files `/sitemap/1.xml` and so on that do.
 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { site, host } = context.get(visitContext);
  const languages = listedLocales(host.hidden_locales, DEFAULT_LOCALE);
  const files = inFiles(await publicPaths(context), Math.floor(PER_FILE / languages.length));
  const { file } = params;
  if (file === undefined && files.length > 1) {
    return xml(
      'sitemapindex',
      files.map((_, at) => `<sitemap><loc>${site}/sitemap/${at + 1}.xml</loc></sitemap>`),
    );
  }
  const paths = file === undefined ? files[0] : files[numberOf(file) - 1];
  if (!paths) throw new Response(null, { status: 404 });
  return xml(
    'urlset',
    paths.flatMap((path) => entries(site, languages, path)),
  );
}

/** The number of a file by its name: `2.xml`; 0 for any other name. */
const numberOf = (name: string): number => Number(/^([1-9]\d{0,4})\.xml$/.exec(name)?.[1] ?? 0);

const inFiles = (all: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

async function publicPaths(context: LoaderFunctionArgs['context']): Promise<string[]> {
  const ask = asker(context);
  const [pages, categories, studios, games, campaigns] = await Promise.all([
    ask(pagesQuery(DEFAULT_LOCALE)),
    ask(collectionsQuery()),
    ask(providersQuery()),
    ask(sitemapGamesQuery(MOST_GAMES)),
    ask(campaignsQuery()),
  ]);
  return [
    ...new Set([
      ...fixed,
      ...categories.filter(({ games_count }) => games_count > 0).map(({ id }) => canonicalOf(id)),
      ...studios.map(({ id }) => `/producers/${id}`),
      ...pages.map(({ path }) => path),
      ...games.map((game) => playPath(game)),
      // What is for somebody in particular is no page for everybody.
      ...campaigns
        .filter(({ kind, groups, countries }) => kind !== 'welcome' && groups === null && countries === null)
        .map(({ slug }) => `/promo/${slug}`),
    ]),
  ];
}

function xml(root: 'urlset' | 'sitemapindex', body: readonly string[]): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${body.join('\n')}
</${root}>
`;
  return new Response(text, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page's addresses, each naming the others. */
function entries(site: string, languages: readonly string[], path: string): string[] {
  const address = (locale: string): string => escaped(site + canonicalPath(locale, path));
  const others = languages
    .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`)
    .join('');
  return languages.map((locale) => `<url><loc>${address(locale)}</loc>${others}</url>`);
}
