import '@cosmodrome/ui/places.css';
import '../tournaments.css';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Breadcrumb } from '@cosmodrome/ui/breadcrumb';
import { Panel } from '@cosmodrome/ui/panel';
import { TileGrid } from '@cosmodrome/ui/tile-grid';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { cutNickname } from '@cosmodrome/rules/lobby/winners';
import { GameTile, selectQuery, WithTileFacts } from '../../games/index.ts';
import { useHeldBack } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { useNow } from '../../platform/now.ts';
import { defineLoad } from '../../platform/queries/load.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { Actions, gamesHref } from '../parts/actions.tsx';
import { Board } from '../parts/board.tsx';
import { Featured } from '../parts/featured.tsx';
import { OwnPanel } from '../parts/own-panel.tsx';
import { Result } from '../parts/result.tsx';
import { PointsTable, PrizeList, RuleFacts, RuleNotes } from '../parts/rules.tsx';
import { TeamTable } from '../parts/team-table.tsx';
import { tournamentQuery } from '../queries.ts';
import { phaseOf } from '../times.ts';
import { useTournament } from '../use-tournaments.ts';

const slugOf = (params: Readonly<Record<string, string | undefined>>): string => params['slug'] ?? '';

const load = defineLoad(async ({ params, need, want }) => {
  const { games } = await need(tournamentQuery(slugOf(params)));
  if (games.identifiers.length > 0) await want(selectQuery(games.identifiers));
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** The page of a tournament: rules, prizes, board, own place, games, and in the end its results (spec 2.2). */
export default function TournamentRoute() {
  const t = useTranslations('tournaments');
  const slug = slugOf(useParams());
  const player = usePlayer();
  const heldBack = useHeldBack();
  const now = useNow(30_000);
  const { tournament, own, foreign, failed, again } = useTournament(slug);
  const games = tournament?.games.identifiers ?? [];
  const { data: cards = [] } = useQuery({ ...selectQuery(games), enabled: games.length > 0 });
  if (!tournament) {
    if (!failed) return <PageHead title={t('title.all')} />;
    return <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />;
  }
  const phase = phaseOf(tournament, now);
  const crumbs = [
    { label: t('title.all'), href: '/tournaments/all' },
    { label: tournament.title, href: `/tournaments/${tournament.frontend_identifier}` },
  ];
  return (
    <div className="content page-column tournaments">
      <PageHead title={tournament.title} description={tournament.text} />
      <Breadcrumb label={t('crumbs')} crumbs={crumbs} />
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      <Featured
        tournament={tournament}
        own={heldBack ? undefined : own}
        now={now}
        level={1}
        actions={
          foreign ? (
            <p className="text-body text-mid">{t('notForYou')}</p>
          ) : (
            !heldBack && <Actions tournament={tournament} own={own} now={now} />
          )
        }
      />
      <div className="ui-places-columns">
        <div className="column tournament-main">
          {tournament.group_tournament && <TeamTable tournament={tournament} />}
          <Board
            tournament={tournament}
            own={heldBack ? undefined : own}
            note={t(phase === 'active' ? 'updated' : phase)}
          />
        </div>
        <aside className="column tournament-side" aria-label={t('side')}>
          {own && (own.entered || own.left) && !heldBack && <OwnPanel tournament={tournament} own={own} now={now} />}
          <Result tournament={tournament} />
          <Panel className="column tournament-own-panel">
            <h2 className="text-subheading">{t('before')}</h2>
            <RuleFacts tournament={tournament} />
            <PointsTable tournament={tournament} />
            <RuleNotes tournament={tournament} nickname={cutNickname(player?.nickname ?? null)} />
          </Panel>
          <Panel className="column tournament-own-panel">
            <h2 className="text-subheading">{t('prizes')}</h2>
            <PrizeList tournament={tournament} />
            <p className="text-meta text-low">{t('paidWhen')}</p>
          </Panel>
        </aside>
      </div>
      {cards.length > 0 && phase !== 'finished' && (
        <section className="column" id="games" aria-labelledby="games-title">
          <div className="tournaments-section">
            <h2 id="games-title" className="text-heading">
              {t('gamesTitle')}
            </h2>
            {gamesHref(tournament) !== '#games' && (
              <Anchor className="ui-link text-body" href={gamesHref(tournament)}>
                {t('allGames', { count: tournament.games.count })}
              </Anchor>
            )}
          </div>
          <WithTileFacts>
            <TileGrid size="dense" label={t('gamesTitle')}>
              {cards.map((card) => (
                <GameTile key={card.identifier} card={card} />
              ))}
            </TileGrid>
          </WithTileFacts>
        </section>
      )}
    </div>
  );
}
