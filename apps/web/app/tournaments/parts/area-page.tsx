import '@cosmodrome/ui/places.css';
import '../tournaments.css';
import type { Tournament } from '@cosmodrome/contract/http/tournaments';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { selectQuery } from '../../games/index.ts';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { useNow } from '../../platform/now.ts';
import { useSession } from '../../platform/session/session.ts';
import { phaseOf } from '../times.ts';
import { useTournaments } from '../use-tournaments.ts';
import { Actions } from './actions.tsx';
import { AreaChips, type Area } from './area-chips.tsx';
import { CARD_GAMES } from './card.tsx';
import { TournamentCards } from './cards.tsx';
import { Featured } from './featured.tsx';
import { FinishedTable } from './finished-table.tsx';
import { FutureCard } from './future-card.tsx';

/** Cards move by the half minute; the clock of the first one by the second. */
const EVERY_MS = 30_000;

type ListedArea = Exclude<Area, 'achievements' | 'actions' | 'archive' | 'lotteries'>;

const isIn = ({ area, games }: Tournament, asked: Area): boolean =>
  asked === 'all' || (asked === 'producers' ? area === 'producers' || games.studio !== null : area === asked);

/** The pictures that the cards of some tournaments show, in one question. */
export const thumbsOf = (tournaments: readonly Tournament[]): string[] => [
  ...new Set(tournaments.flatMap(({ games }) => games.identifiers.slice(0, CARD_GAMES))),
];

/** The tournaments of an area: what runs, what comes next, what has just ended (spec 2.2). */
export function AreaPage({ area }: { area: ListedArea }) {
  const t = useTranslations('tournaments');
  const now = useNow(EVERY_MS);
  const session = useSession();
  const protection = useProtection();
  const heldBack = useHeldBack();
  const { tournaments, standings, failed, again } = useTournaments();
  const all = (tournaments ?? []).filter((each) => isIn(each, area));
  const phase = (...phases: ReturnType<typeof phaseOf>[]) => all.filter((each) => phases.includes(phaseOf(each, now)));
  const running = phase('active');
  const future = phase('future');
  const over = phase('counting', 'finished');
  const thumbs = thumbsOf(running);
  const { data: cards = [] } = useQuery({ ...selectQuery(thumbs), enabled: thumbs.length > 0 });
  // The one the player is in comes first, else what the house puts first, else the biggest.
  const lead =
    running.find(({ id }) => standings.get(id)?.entered) ??
    running.find(({ featured }) => featured) ??
    running.toSorted((one, other) => other.money_prize_pool_cents - one.money_prize_pool_cents)[0];
  // Offers wait until it is known that they may be shown (player-protection R32).
  const waits = session !== 'guest' && protection === undefined;
  const offers = !heldBack && !waits;
  const counts = (of: ListedArea): number =>
    (tournaments ?? []).filter((each) => isIn(each, of) && phaseOf(each, now) !== 'finished').length;
  return (
    <div className="content page-column tournaments">
      <PageHead title={t(`title.${area}`)} description={t('text')} />
      <header className="column tournaments-head">
        <h1 className="text-headline">{t(`title.${area}`)}</h1>
        <p className="text-lead text-mid">{t('text')}</p>
        <AreaChips
          area={area}
          counts={tournaments ? { all: counts('all'), producers: counts('producers'), live: counts('live') } : {}}
        />
      </header>
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {failed && <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />}
      {offers && lead && (
        <Featured
          tournament={lead}
          own={standings.get(lead.id)}
          now={now}
          level={2}
          actions={<Actions tournament={lead} own={standings.get(lead.id)} now={now} inList />}
        />
      )}
      {offers && tournaments && running.length === 0 && future.length === 0 && (
        <StateBlock
          icon="flag"
          heading={t('none.title')}
          actions={<Button href="/tournaments/archive">{t('none.archive')}</Button>}
        >
          {t('none.text')}
        </StateBlock>
      )}
      {offers && running.length > 1 && (
        <section className="column" aria-labelledby="running">
          <div className="tournaments-section">
            <h2 id="running" className="text-heading">
              {t('runningNow')}
            </h2>
            <p className="text-meta text-low">{t('serverTimes')}</p>
          </div>
          <TournamentCards
            tournaments={running.filter((each) => each !== lead)}
            standings={standings}
            games={cards}
            now={now}
          />
        </section>
      )}
      {offers && future.length > 0 && (
        <section className="column" aria-labelledby="future">
          <h2 id="future" className="text-heading">
            {t('startingSoon')}
          </h2>
          <ul className="tournament-cards">
            {future.map((each) => (
              <FutureCard key={each.id} tournament={each} own={standings.get(each.id)} now={now} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <section className="column" aria-labelledby="finished">
          <div className="tournaments-section">
            <h2 id="finished" className="text-heading">
              {t('finished')}
            </h2>
            <Anchor className="ui-link text-body" href="/tournaments/archive">
              {t('allFinished')}
            </Anchor>
          </div>
          <FinishedTable tournaments={over} standings={standings} />
        </section>
      )}
    </div>
  );
}
