import '../play.css';
import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { playPath, providersQuery, useStudios } from '../../games/index.ts';
import { FailedPage } from '../../platform/failed-page.tsx';
import { PageHead } from '../../platform/head.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { GamePanels, GameRow } from '../components/below.tsx';
import { GamePlace } from '../components/game.tsx';
import { gameAt, namedGamesQuery, similarQuery, topGamesQuery } from '../queries.ts';

const load = defineLoad(async ({ params, need, want }) => {
  const [games] = await Promise.all([need(namedGamesQuery(params['name'] ?? '')), want(providersQuery())]);
  const game = gameAt(games, params['producer'] ?? '');
  if (!game) throw new Response(null, { status: 404 });
  await want(similarQuery(game));
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /play/{producer}/{name}: the game owns the screen. */
export default function GameRoute() {
  const t = useTranslations('play');
  const { producer = '', name = '' } = useParams();
  const studios = useStudios();
  const { data, isError, refetch } = useQuery(namedGamesQuery(name));
  const game = gameAt(data, producer);
  if (!game) {
    if (data) return <Gone />;
    return isError ? <Failed again={() => void refetch()} /> : <div className="play-page" aria-busy />;
  }
  const { title, provider } = game.card;
  return (
    <>
      <PageHead
        title={t('title', { title, studio: studios(provider) })}
        description={t('description', { title, studio: studios(provider), rtp: game.rtp ?? '' })}
        canonical={playPath(game.card)}
      />
      <div className="play-page">
        <GamePlace key={game.card.identifier} game={game} />
        <div className="play-below">
          <GamePanels game={game} />
          <GameRow heading={t('similar.heading')} games={similarQuery(game)} />
        </div>
      </div>
    </>
  );
}

/** A game that does not exist keeps its status and offers others; every other failure is the site's. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <Gone />;
  throw error;
}

function Gone() {
  const t = useTranslations('play');
  return (
    <div className="content grid gap-11 py-11">
      <PageHead title={t('gate.gone.title')} listed={false} />
      <StateBlock
        icon="telescope"
        heading={t('gate.gone.title')}
        headingLevel={1}
        actions={<Button href="/">{t('gate.lobby')}</Button>}
      >
        {t('gate.gone.text')}
      </StateBlock>
      <GameRow heading={t('similar.instead')} games={topGamesQuery()} />
    </div>
  );
}

function Failed({ again }: { again: () => void }) {
  const t = useTranslations('play.gate');
  return <FailedPage title={t('broken.title')} text={t('broken.text')} again={t('again')} onAgain={again} />;
}
