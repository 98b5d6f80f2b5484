import type { Locale } from '@cosmodrome/rules/content/locales';
import { fresh, query } from '../platform/queries/query.ts';

/** The place on the jackpots' page, "index top jackpots" in spec 3. */
export const JACKPOTS_TOP = 'index-top-jackpots';

/** Banners of a place beside the lobby. Apart from the lobby's: it is not part of the first load. */
export const placeBannersQuery = (locale: Locale, place: string) =>
  query(
    'content.bannersConfig',
    { query: { locale } },
    {
      staleTime: fresh.minutes,
      view: { name: place, project: (banners) => banners.filter(({ categories }) => categories.includes(place)) },
    },
  );
