import { SEARCH_MIN_LENGTH } from '@cosmodrome/rules/games/search';
import { useTranslations } from 'use-intl';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { gamesQuery, providersQuery } from '../queries.ts';
import { SHOWN, searchQuery } from '../search/search-query.ts';
import Search from '../search/search.tsx';

const load = defineLoad(async ({ url, want }) => {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  await Promise.all([
    want(providersQuery()),
    want(gamesQuery({ category: 'recommended', size: SHOWN })),
    ...(words.length >= SEARCH_MIN_LENGTH ? [want(searchQuery(words))] : []),
  ]);
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /search?q=...: the popup at its own address, over the lobby; a form for browsers without script. */
export default function SearchRoute() {
  const t = useTranslations('search');
  return <DirectOverlay view={Search} head={{ title: t('title'), description: t('placeholder') }} />;
}
