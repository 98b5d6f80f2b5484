import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { menusQuery } from '../../content/index.ts';
import { defineLoad } from '../../platform/queries/load.ts';
import { CategoryChips } from '../list/category-chips.tsx';
import { ListPage } from '../list/list-page.tsx';
import { readList } from '../list/list-query.ts';
import { readNarrowing } from '../list/narrowing.ts';
import { pageNumber } from '../list/page-number.ts';
import { collectionsQuery, providersQuery } from '../queries.ts';
import { useStudios } from '../studios.ts';

const load = defineLoad(async ({ params, url, need, want }) => {
  const provider = params['slug'] ?? '';
  const page = pageNumber(params['page'] ?? url.searchParams.get('page'));
  const providers = await need(providersQuery());
  if (!providers.some(({ id }) => id === provider)) throw new Response(null, { status: 404 });
  const narrowing = readNarrowing(url.searchParams, provider);
  await Promise.all([
    readList({ need, want }, { provider, narrowing }, { path: `/producers/${provider}`, page }),
    want(menusQuery()),
    want(collectionsQuery()),
  ]);
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /producers/{slug} and /producers/{slug}/{page}: a studio's games. */
export default function ProducerRoute() {
  const t = useTranslations('games');
  const { slug = '', page } = useParams();
  const [search] = useSearchParams();
  const title = useStudios()(slug);
  const path = `/producers/${slug}`;
  return (
    <ListPage
      key={slug}
      title={title}
      canonical={path}
      path={path}
      crumbs={[
        { label: t('lobby'), href: '/' },
        { label: title, href: path },
      ]}
      draw={{ provider: slug }}
      page={pageNumber(page ?? search.get('page'))}
    >
      <CategoryChips menu="pokies" />
    </ListPage>
  );
}
