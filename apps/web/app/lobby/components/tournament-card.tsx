import { Anchor } from '@cosmodrome/ui/anchor';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Panel } from '@cosmodrome/ui/panel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProtection } from '../../limits/index.ts';
import { CountedTime } from '../../platform/counted-time.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { useNow } from '../../platform/now.ts';
import { useSession } from '../../platform/session/session.ts';
import { leadingQuery, useOwnStandings } from '../../tournaments/index.ts';

/** How often the card looks whether its tournament still runs. */
const EVERY = 30_000;

/**
 * The tournament that runs: what it pays, how long it still does, and where the player stands. A player to whom no offers
 * may be shown gets none, and whoever signs in waits until that is known (player protection R32).
 */
export function TournamentCard() {
  const t = useTranslations('lobby.tournament');
  const session = useSession();
  const protection = useProtection();
  const now = useNow(EVERY);
  const { data } = useQuery(leadingQuery());
  const tournament = data?.[0];
  if (!tournament || new Date(tournament.end) <= now) return null;
  if (session !== 'guest' && !protection) return <Panel className="side-card" aria-hidden />;
  if (session !== 'guest' && protection?.suppression !== null) return null;
  const { id, title, slug, currency, cents, places, players, end } = tournament;
  const others = <p>{t('players', { count: players })}</p>;
  return (
    <Panel className="side-card" aria-label={title}>
      <header>
        <h2 className="text-heading">
          <Anchor href={`/tournaments/${slug}`}>{title}</Anchor>
        </h2>
        <span className="text-meta text-info">{t('running')}</span>
      </header>
      <div className="side-card-figures">
        <div>
          <Amount cents={cents} currency={currency} size="title" fit />
          <p>{t('pool', { count: places })}</p>
        </div>
        <CountedTime until={end} label={t('end')} />
      </div>
      {session === 'player' ? <OwnPlace id={id} otherwise={others} /> : others}
    </Panel>
  );
}

/** How far the player is from the next place; `otherwise` for one without a place. */
function OwnPlace({ id, otherwise }: { id: number; otherwise: ReactNode }) {
  const t = useTranslations('lobby.tournament');
  const own = useOwnStandings().get(id);
  const place = own?.award_place;
  if (!own || !place) return otherwise;
  const words = t('place', { place, count: own.entries_count });
  return <Gauge value={own.score} max={own.score_in_front ?? own.score} label={t('gauge')} words={words} end={words} />;
}
