import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { Button } from '@cosmodrome/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { categoryPath } from '../../games/index.ts';
import { part } from '../../platform/device/part.ts';
import { useSession } from '../../platform/session/session.ts';
import { phaseOf } from '../times.ts';
import { Reminder } from './reminder.tsx';

const RulesDialog = part(() => import('./rules-dialog.tsx'));

export interface ActionsProps {
  tournament: Tournament;
  own: OwnStanding | undefined;
  now: Date;
  /** On the list: the way to the page of the tournament stands beside it. */
  inList?: boolean;
}

/** The games that count: a list of the site, or the first of them. */
export function gamesHref({ games, game_category_identity: category }: Tournament): string {
  if (category !== null) return categoryPath(category);
  return games.studio === null ? '#games' : `/producers/${games.studio}`;
}

/** What comes next: join after the rules, play, or be reminded. Without joining, the rules are shown all the same. */
export function Actions({ tournament, own, now, inList = false }: ActionsProps) {
  const t = useTranslations('tournaments');
  const session = useSession();
  const [reading, read] = useState(false);
  const phase = phaseOf(tournament, now);
  const { user_confirmation_required: joins, seats, entries_count: entries } = tournament;
  const mayJoin = joins && !own?.entered && !own?.left && (seats === null || entries < seats);
  const open = phase === 'active' || phase === 'future';
  return (
    <div className="tournament-actions">
      {session === 'guest' && open && (
        <Button look="ignited" href="/sign-in">
          {t('signIn')}
        </Button>
      )}
      {session === 'player' && open && mayJoin && (
        <Button look="ignited" onClick={() => read(true)}>
          {t('join')}
        </Button>
      )}
      {session === 'player' && phase === 'active' && !mayJoin && !own?.left && (
        <Button look="ignited" href={gamesHref(tournament)}>
          {t('play')}
        </Button>
      )}
      {session === 'player' && phase === 'future' && !mayJoin && <Reminder tournament={tournament} own={own} />}
      {inList ? (
        <Button look="bare" href={`/tournaments/${tournament.frontend_identifier}`}>
          {t('rulesAndBoard')}
        </Button>
      ) : (
        <Button look="bare" onClick={() => read(true)}>
          {t('rules')}
        </Button>
      )}
      {reading && <RulesDialog tournament={tournament} mayJoin={mayJoin && open} close={() => read(false)} />}
    </div>
  );
}
