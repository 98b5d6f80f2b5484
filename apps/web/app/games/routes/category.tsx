import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { CategoryPage, categoryLoad } from '../list/category-page.tsx';

const load = categoryLoad('all');

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/**
 * /pokies/all and /pokies/{slug}; and the same lists at /categories/{slug} and /games/{slug}, with the shorter menu,
 * whose canonical address is the pokies one.
 */
export default function CategoryRoute() {
  const t = useTranslations('games');
  const section = /^\/(categories|games)\//.exec(useLocation().pathname)?.[1];
  return (
    <CategoryPage
      whole="all"
      menu={section ? 'category' : 'pokies'}
      section={`/${section ?? 'pokies'}`}
      crumb={{ label: t('pokies'), href: '/pokies/all' }}
    />
  );
}
