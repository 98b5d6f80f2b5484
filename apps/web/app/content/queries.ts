import type { Locale } from '@cosmodrome/rules/content/locales';
import { fresh, query } from '../platform/queries/query.ts';

export interface PageLink {
  path: string;
  title: string;
  categories: string[];
}

/** Static pages that menus name, without their text. */
export const pagesQuery = (locale: Locale) =>
  query(
    'content.pages',
    { query: { l: locale } },
    {
      staleTime: fresh.minutes,
      view: {
        name: 'links',
        project: (pages): PageLink[] =>
          pages
            .filter(({ hidden }) => !hidden)
            .map(({ path, title, categories, url }) => ({
              path: url ?? `/${path.replace(/^\//, '')}`,
              title,
              categories,
            })),
      },
    },
  );

export const pageQuery = (slug: string, locale: Locale) =>
  query('content.page', { params: { '*': slug }, query: { l: locale } }, { staleTime: fresh.minutes });

/** Banners of the lobby's carousel. */
export const SLIDER = 'slider-index-top';
export const bannersQuery = (locale: Locale) =>
  query(
    'content.bannersConfig',
    { query: { locale } },
    {
      staleTime: fresh.minutes,
      view: { name: SLIDER, project: (banners) => banners.filter(({ categories }) => categories.includes(SLIDER)) },
    },
  );

export const menusQuery = () => query('content.menuCategoriesGames', undefined, { staleTime: fresh.minutes });

/** The countries in which this host opens accounts. */
export const openCountriesQuery = () =>
  query('content.countries', undefined, {
    staleTime: fresh.session,
    view: { name: 'open', project: (countries) => countries.map(({ code }) => code) },
  });

/** Where the visitor seems to be: only the country, so that no address gets into a document. */
export const placeQuery = () =>
  query('content.currentIp', undefined, {
    staleTime: fresh.session,
    view: { name: 'place', project: ({ country_code }) => ({ country_code }) },
  });
