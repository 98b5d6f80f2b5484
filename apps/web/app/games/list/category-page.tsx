import type { Crumb } from '@cosmodrome/ui/breadcrumb';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { menusQuery } from '../../content/index.ts';
import { defineLoad, type Load } from '../../platform/queries/load.ts';
import { CATEGORIES, type Category } from '@cosmodrome/rules/games/categories';
import { type Menu } from '../category-menu.ts';
import { collectionsQuery, providersQuery } from '../queries.ts';
import { CategoryChips } from './category-chips.tsx';
import { ListPage } from './list-page.tsx';
import { readList } from './list-query.ts';
import { readNarrowing } from './narrowing.ts';
import { pageNumber } from './page-number.ts';

const isCategory = (slug: string): slug is Category => (CATEGORIES as readonly string[]).includes(slug);

/** The data of a category's page. `whole` is the category behind the section's `all`. */
export const categoryLoad = (whole: Category): Load =>
  defineLoad(async ({ params, url, need, want }) => {
    const slug = categoryOf(params['slug'], whole);
    if (!isCategory(slug)) throw new Response(null, { status: 404 });
    const narrowing = readNarrowing(url.searchParams);
    await Promise.all([
      need(collectionsQuery()),
      readList({ need, want }, { category: slug, narrowing }, pageNumber(url.searchParams.get('page'))),
      want(menusQuery()),
      want(providersQuery()),
    ]);
  });

const categoryOf = (slug: string | undefined, whole: Category): string =>
  slug === undefined || slug === 'all' ? whole : slug;

export interface CategoryPageProps {
  menu: Menu;
  /** The category behind the section's `all`. */
  whole: Category;
  /** Path of the section: `/pokies`. */
  section: string;
  /** Path of the section that search engines know. */
  canonical: string;
  /** The section's own place on the way home, when the page is not it. */
  crumb: Crumb;
  lead?: ReactNode;
}

/** A category of a section: its games, and the section's other categories as chips. */
export function CategoryPage({ menu, whole, section, canonical, crumb, lead }: CategoryPageProps) {
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
      canonical={`${canonical}/${own}`}
      path={`${section}/${own}`}
      crumbs={[
        { label: t('lobby'), href: '/' },
        ...(isWhole ? [] : [crumb]),
        { label: title, href: `${canonical}/${own}` },
      ]}
      draw={{ category: slug }}
      page={pageNumber(search.get('page'))}
      lead={lead}
    >
      <CategoryChips menu={menu} current={slug} />
    </ListPage>
  );
}
