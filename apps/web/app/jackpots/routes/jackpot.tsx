import '../jackpots.css';
import { RailRow } from '@cosmodrome/ui/rail-row';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { JACKPOTS_TOP, placeBannersQuery } from '../../content/index.ts';
import { gamesQuery, GameTile, providersQuery, ROW_SIZE, WithTileFacts } from '../../games/index.ts';
import { PlaceBanners } from '../../lobby/index.ts';
import { FailedPage } from '../../platform/failed-page.tsx';
import { PageHead } from '../../platform/head.tsx';
import { splitLocale } from '../../platform/i18n/locales.ts';
import { defineLoad } from '../../platform/queries/load.ts';
import { ensureConnected } from '../../platform/realtime/realtime.ts';
import { Draws } from '../components/draws.tsx';
import { How } from '../components/how.tsx';
import { Levels } from '../components/levels.tsx';
import { Winners } from '../components/winners.tsx';
import { followJackpots } from '../follow.ts';
import { jackpotsQuery, jackpotWinsQuery } from '../queries.ts';

/** The games that feed the mystic jackpots are a category of their own. */
const feeding = () => gamesQuery({ category: 'mystic-jackpots', size: ROW_SIZE });

const identifierOf = (pathname: string): string => splitLocale(pathname).path.replace(/^\/|\/$/g, '');

const load = defineLoad(async ({ url, locale, need, want }) => {
  const [jackpots] = await Promise.all([
    need(jackpotsQuery()),
    want(jackpotWinsQuery()),
    want(feeding()),
    want(providersQuery()),
    want(placeBannersQuery(locale, JACKPOTS_TOP)),
  ]);
  if (!jackpots.some(({ identifier }) => identifier === identifierOf(url.pathname))) {
    throw new Response(null, { status: 404 });
  }
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /{jackpot identifier}: its levels as they stand, how it works, who won, what feeds it, and the proof. */
export default function JackpotRoute() {
  const t = useTranslations('jackpots');
  const client = useQueryClient();
  const identifier = identifierOf(useLocation().pathname);
  const { data, isError, refetch } = useQuery(jackpotsQuery());
  const { data: games } = useQuery(feeding());
  useEffect(() => {
    const stop = followJackpots(client);
    ensureConnected();
    return stop;
  }, [client]);
  const jackpot = data?.find((each) => each.identifier === identifier);
  if (!jackpot) return isError ? <Failed again={() => void refetch()} /> : <div className="jackpots" aria-busy />;
  return (
    <div className="content jackpots">
      <PageHead title={t('title')} description={t('description')} />
      <PlaceBanners place={JACKPOTS_TOP} />
      <header>
        <h1 className="text-headline">{t('heading')}</h1>
        <p className="mt-3 max-w-[40rem] text-lead text-mid">{t('intro')}</p>
      </header>
      <Levels jackpot={jackpot} />
      {games && games.games.length > 0 && (
        <WithTileFacts>
          <RailRow
            heading={t('games.heading')}
            href="/pokies/mystic-jackpots"
            seeAll={t('games.all', { count: games.total })}
            previousLabel={t('games.previous')}
            nextLabel={t('games.next')}
            size="dense"
          >
            {games.games.map((card) => (
              <GameTile key={card.identifier} card={card} size="dense" />
            ))}
          </RailRow>
        </WithTileFacts>
      )}
      <div className="jackpot-columns">
        <Winners identifier={identifier} />
        <How jackpot={jackpot} />
      </div>
      <Draws jackpot={jackpot} />
    </div>
  );
}

function Failed({ again }: { again: () => void }) {
  const t = useTranslations('jackpots.failed');
  return <FailedPage title={t('title')} text={t('text')} again={t('again')} onAgain={again} />;
}
