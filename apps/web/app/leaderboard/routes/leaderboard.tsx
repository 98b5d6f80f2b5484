import '@cosmodrome/ui/places.css';
import '../leaderboard.css';
import { LEADERBOARD_ORDERS, LEADERBOARD_PERIODS, MOST_WINNERS } from '@cosmodrome/rules/leaderboard/leaderboard';
import { cutNickname } from '@cosmodrome/rules/lobby/winners';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { Segmented } from '@cosmodrome/ui/segmented';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { jackpotWinsQuery } from '../../jackpots/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { SimulatedNote } from '../../platform/simulated-note.tsx';
import { useSession } from '../../platform/session/session.ts';
import { JackpotsHit } from '../parts/jackpots-hit.tsx';
import { Listing, OwnBest } from '../parts/own-best.tsx';
import { Podium } from '../parts/podium.tsx';
import { WinsTable } from '../parts/wins-table.tsx';
import { choiceOf, FIRST, leaderboardHref, ownQuery, winnersQuery } from '../queries.ts';

const load = defineLoad(async ({ url, want }) => {
  await Promise.all([want(winnersQuery(choiceOf(url.searchParams))), want(jackpotWinsQuery())]);
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** The biggest wins of day, week and month, by amount or by how many times the stake (spec 2.2 and 9). */
export default function LeaderboardRoute() {
  const t = useTranslations('leaderboard');
  const [search] = useSearchParams();
  const choice = choiceOf(search);
  const player = useSession() === 'player';
  const name = cutNickname(usePlayer()?.nickname ?? null);
  const [size, setSize] = useState(FIRST);
  const { data, isError, refetch } = useQuery({ ...winnersQuery(choice, size), placeholderData: (before) => before });
  const { data: own } = useQuery({ ...ownQuery(choice), enabled: player });
  const winners = data?.winners ?? [];
  const mine = own?.best.find(({ period }) => period === choice.period)?.win;
  const isAmong = mine !== undefined && winners.some(({ at, place }) => place === mine.place && at === mine.at);
  return (
    <div className="content page-column leaderboard">
      <PageHead title={t('title')} description={t('text')} />
      <header className="leaderboard-head">
        <div>
          <h1 className="text-headline">{t('title')}</h1>
          <p className="text-lead text-mid">{t('text')}</p>
        </div>
        <div className="leaderboard-choices">
          <Segmented
            label={t('order.label')}
            value={choice.order}
            options={LEADERBOARD_ORDERS.map((order) => ({
              value: order,
              label: t(`order.${order}`),
              href: leaderboardHref({ ...choice, order }),
            }))}
          />
          <Segmented
            label={t('period.label')}
            value={choice.period}
            options={LEADERBOARD_PERIODS.map((period) => ({
              value: period,
              label: t(`period.${period}`),
              href: leaderboardHref({ ...choice, period }),
            }))}
          />
        </div>
      </header>
      {isError && !data && (
        <Failed
          title={t('failed.title')}
          text={t('failed.text')}
          again={t('failed.again')}
          onAgain={() => void refetch()}
        />
      )}
      <div className="ui-places-columns">
        <div className="column leaderboard-main">
          <SimulatedNote />
          {data && winners.length === 0 && (
            <StateBlock icon="trophy" heading={t('none.title')} actions={<Button href="/">{t('none.action')}</Button>}>
              {t('none.text')}
            </StateBlock>
          )}
          {winners.length > 0 && <Podium winners={winners.slice(0, 3)} />}
          {(winners.length > 3 || (mine && !isAmong)) && (
            <Panel className="column leaderboard-panel">
              <WinsTable winners={winners.slice(3)} own={isAmong ? undefined : mine} />
              <div className="leaderboard-foot">
                <p className="text-meta text-low">{t('updated')}</p>
                {winners.length === size && size < MOST_WINNERS && (
                  <Button look="bare" onClick={() => setSize(MOST_WINNERS)}>
                    {t('more', { count: MOST_WINNERS })}
                  </Button>
                )}
              </div>
            </Panel>
          )}
        </div>
        <aside className="column leaderboard-main" aria-label={t('side')}>
          {own && <OwnBest own={own} />}
          {own && <Listing own={own} nickname={name} />}
          <JackpotsHit />
          <p className="text-meta text-low">{t('most')}</p>
        </aside>
      </div>
    </div>
  );
}
