import { listedLocales } from '@cosmodrome/rules/content/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { pagesQuery } from '../../content/index.ts';
import { collectionsQuery, playPath, providersQuery, sitemapGamesQuery } from '../../games/index.ts';
import { canonicalPath, DEFAULT_LOCALE, locales } from '../../platform/i18n/locales.ts';
import { queryClientContext } from '../../platform/queries/load.ts';
import { isListed } from '../../platform/routing/path-spec.ts';
import { visitContext } from '../../platform/server/request.ts';
import { paths } from '../../routes.ts';

/** Most addresses that a sitemap may hold; a language is an address of its own. */
const MOST = 50_000;

/** Addresses without parameters that anybody may read. */
const fixed = paths.flatMap((spec) =>
  spec.kind === 'page' && spec.guard === 'open' && isListed(spec) && !/[:*]/.test(spec.path) ? [spec.path] : [],
);

/** Every public page in every language: those of the route table, of the catalogue and of the operator. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { site, host } = context.get(visitContext);
  const languages = listedLocales(host.hidden_locales, DEFAULT_LOCALE);
  const client = context.get(queryClientContext);
  const [pages, categories, studios, games] = await Promise.all([
    client.fetchQuery(pagesQuery(DEFAULT_LOCALE)),
    client.fetchQuery(collectionsQuery()),
    client.fetchQuery(providersQuery()),
    client.fetchQuery(sitemapGamesQuery(MOST / locales.length)),
  ]);
  const all = new Set([
    ...fixed,
    ...categories.filter(({ games_count }) => games_count > 0).map(({ id }) => `/pokies/${id}`),
    ...studios.map(({ id }) => `/producers/${id}`),
    ...pages.map(({ path }) => path),
    ...games.map((game) => playPath(game)),
  ]);
  const body = [...all].slice(0, MOST / languages.length).flatMap((path) => entries(site, languages, path));
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${body.join('\n')}
</urlset>
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
