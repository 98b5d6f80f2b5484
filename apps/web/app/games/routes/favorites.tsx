import { Breadcrumb } from '@cosmodrome/ui/breadcrumb';
import { Button } from '@cosmodrome/ui/button';
import { TileSkeleton } from '@cosmodrome/ui/skeleton';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { TileGrid } from '@cosmodrome/ui/tile-grid';
import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { menusQuery } from '../../content/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { isPlainPress } from '../../platform/routing/plain-press.ts';
import { useSession } from '../../platform/session/session.ts';
import { SignedOut } from '../../platform/session/signed-out.tsx';
import { toCard } from '../card.ts';
import { GameTile } from '../components/game-tile.tsx';
import { WithTileFacts } from '../components/tile-facts.tsx';
import { useFavorites } from '../favorites.ts';
import { CategoryChips } from '../list/category-chips.tsx';
import { ListFailed } from '../list/list-states.tsx';
import { pageNumber } from '../list/page-number.ts';
import { collectionsQuery, PAGE_SIZE, providersQuery } from '../queries.ts';

const load = defineLoad(async ({ want }) => {
  await Promise.all([want(providersQuery()), want(menusQuery()), want(collectionsQuery())]);
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** The games a player keeps. They are the player's, so they come after the document. */
export default function FavoritesRoute() {
  const t = useTranslations('games');
  const { games, failed, again } = useFavorites();
  const guest = useSession() === 'guest';
  return (
    <div className="content grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <PageHead title={t('favorites.title')} description={t('favorites.description')} />
      <div>
        <Breadcrumb
          label={t('breadcrumb')}
          crumbs={[
            { label: t('lobby'), href: '/' },
            { label: t('favorites.title'), href: '/favorite-games' },
          ]}
        />
        <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="text-headline">{t('favorites.title')}</h1>
          {games && games.length > 0 && <p className="text-body text-low">{t('total', { count: games.length })}</p>}
        </div>
      </div>
      <CategoryChips menu="category" />
      {guest ? <SignedOut /> : <Favorites {...{ games, failed, again }} />}
    </div>
  );
}

function Favorites({ games, failed, again }: ReturnType<typeof useFavorites>) {
  const t = useTranslations('games');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = pageNumber(search.get('page'));
  if (failed) return <ListFailed again={again} />;
  if (games?.length === 0) {
    return (
      <StateBlock
        icon="heart"
        heading={t('favorites.empty')}
        actions={<Button href="/pokies/top">{t('favorites.button')}</Button>}
      >
        {t('favorites.text')}
      </StateBlock>
    );
  }
  const shown = games?.slice(0, page * PAGE_SIZE);
  const next = `/favorite-games?page=${page + 1}`;
  const more = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    void navigate(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div>
      <WithTileFacts>
        <TileGrid label={t('list')}>
          {shown
            ? shown.map((game, at) => <GameTile key={game.identifier} card={toCard(game)} eager={at < 6} />)
            : Array.from({ length: 12 }, (_, at) => <TileSkeleton key={at} />)}
        </TileGrid>
      </WithTileFacts>
      {games && shown && games.length > PAGE_SIZE && (
        <div className="mt-8 grid justify-items-center gap-4">
          <p className="text-body text-low" role="status">
            {t('shown', { shown: shown.length, total: games.length })}
          </p>
          {shown.length < games.length && (
            <Button href={next} rel="next" onClick={more}>
              {t('more')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
