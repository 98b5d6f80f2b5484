import type { Banner } from '@cosmodrome/contract/http/content';
import type { Locale } from '@cosmodrome/rules/content/locales';
import { fresh, query } from '../platform/queries/query.ts';

/** The one above the header of a guest. */
const PROMO = 'promo-header';

/** The promo banner of guests: text and target, as little as every document can carry; null where there is none. */
export const promoQuery = (locale: Locale) =>
  query(
    'content.bannersConfig',
    { query: { locale } },
    {
      staleTime: fresh.minutes,
      view: {
        name: PROMO,
        project: (banners) => {
          const [first] = banners
            .filter(({ categories, logged }) => categories.includes(PROMO) && logged !== true)
            .sort((a, b) => (a.order[PROMO] ?? 0) - (b.order[PROMO] ?? 0));
          return first?.button ? promoOf(first, first.button) : null;
        },
      },
    },
  );

const promoOf = ({ title, description }: Banner, { name, url }: NonNullable<Banner['button']>) => ({
  title: title.text,
  text: description.text,
  name,
  url,
});

/** What the footer says of the brand: how it is reached, partners, awards, certificates. */
export const brandQuery = (locale: Locale) =>
  query(
    'content.logoConfig',
    { query: { l: locale } },
    {
      staleTime: fresh.session,
      view: {
        name: 'footer',
        project: ({ contact, partners, awards, certificates }) => ({ contact, partners, awards, certificates }),
      },
    },
  );

/** The small texts of the footer. */
export const footerTextsQuery = (locale: Locale) =>
  query(
    'content.snippets',
    { query: { l: locale } },
    {
      staleTime: fresh.minutes,
      view: {
        name: 'footer',
        project: (snippets) =>
          snippets
            .filter(({ categories }) => categories.includes('footer'))
            .map(({ id, content }) => ({ id, content })),
      },
    },
  );

/** The words of a notice, for those who have to see it. */
export const noticeTextQuery = (id: string, locale: Locale) =>
  query(
    'content.snippets',
    { query: { l: locale } },
    {
      staleTime: fresh.minutes,
      view: { name: id, project: (snippets) => snippets.find((snippet) => snippet.id === id)?.content ?? null },
    },
  );
