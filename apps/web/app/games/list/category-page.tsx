import type { Crumb } from '@cosmodrome/ui/breadcrumb';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { redirect, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { menusQuery } from '../../content/index.ts';
import { splitLocale } from '../../platform/i18n/locales.ts';
import { defineLoad, type Load, type LoadArgs } from '../../platform/queries/load.ts';
import { CATEGORIES, type Category } from '@cosmodrome/rules/games/categories';
import type { Menu } from '../category-menu.ts';
import { collectionsQuery, providersQuery } from '../queries.ts';
import { canonicalOf } from './canonical.ts';
import { CategoryChips } from './category-chips.tsx';
import { ListPage } from './list-page.tsx';
import { readList } from './list-query.ts';
import { readNarrowing } from './narrowing.ts';
import { pageNumber } from './page-number.ts';

const isCategory = (slug: string): slug is Category => (CATEGORIES as readonly string[]).includes(slug);

/**
 * The data of a category's page. `whole` is the category behind the section's `all`, to which its bare name leads, `more`
 * what the section shows beside.
 */
export const categoryLoad = (whole: Whole, more?: (args: LoadArgs) => Promise<unknown>): Load =>
  defineLoad(async (args) => {
    const { params, url, need, want } = args;
    if (params['slug'] === undefined) throw redirect(canonicalOf(whole) + url.search);
    const slug = categoryOf(params['slug'], whole);
    if (!isCategory(slug)) throw new Response(null, { status: 404 });
    const narrowing = readNarrowing(url.searchParams);
    const { path } = splitLocale(url.pathname);
    await Promise.all([
      need(collectionsQuery()),
      readList({ need, want }, { category: slug, narrowing }, { path, page: pageNumber(url.searchParams.get('page')) }),
      want(menusQuery()),
      want(providersQuery()),
      more?.(args),
    ]);
  });

const categoryOf = (slug: string | undefined, whole: Category): string =>
  slug === undefined || slug === 'all' ? whole : slug;

/** The lists that are all of a section. */
type Whole = 'all' | 'live_all';

export interface CategoryPageProps {
  menu: Menu;
  /** The category behind the section's `all`. */
  whole: Whole;
  /** Path of the section: `/pokies`. */
  section: string;
  /** The section's own place on the way home, when the page is not it. */
  crumb: Crumb;
  lead?: ReactNode;
  card?: ReactElement | undefined;
}

/** A category of a section: its games, and the section's other categories as chips. */
export function CategoryPage({ menu, whole, section, crumb, lead, card }: CategoryPageProps) {
  const t = useTranslations('games');
  const params = useParams();
  const [search] = useSearchParams();
  const slug = categoryOf(params['slug'], whole);
  const isWhole = slug === whole;
  const { data: collections } = useQuery(collectionsQuery());
  const named = isCategory(slug) ? t(`categories.${slug}`) : slug;
  const title = collections?.find(({ id }) => id === slug)?.title ?? named;
  const own = isWhole ? 'all' : slug;
  return (
    <ListPage
      key={slug}
      title={title}
      canonical={canonicalOf(slug, section)}
      path={`${section}/${own}`}
      crumbs={[
        { label: t('lobby'), href: '/' },
        ...(isWhole ? [] : [crumb]),
        { label: title, href: `${section}/${own}` },
      ]}
      draw={{ category: slug }}
      page={pageNumber(search.get('page'))}
      lead={lead}
      card={card}
    >
      <CategoryChips menu={menu} current={slug} />
    </ListPage>
  );
}
