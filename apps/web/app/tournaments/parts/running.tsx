import '../tournaments.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { selectQuery } from '../../games/index.ts';
import { useNow } from '../../platform/now.ts';
import { phaseOf } from '../times.ts';
import { useTournaments } from '../use-tournaments.ts';
import { thumbsOf } from './area-page.tsx';
import { TournamentCards } from './cards.tsx';

/** The tournaments that run now, as cards; nothing where none does. */
export function RunningTournaments() {
  const t = useTranslations('tournaments');
  const now = useNow(30_000);
  const { tournaments = [], standings } = useTournaments();
  const running = tournaments.filter((each) => phaseOf(each, now) === 'active');
  const thumbs = thumbsOf(running);
  const { data: games = [] } = useQuery({ ...selectQuery(thumbs), enabled: thumbs.length > 0 });
  if (running.length === 0) return null;
  return (
    <section className="column tournaments" aria-label={t('title.all')}>
      <h2 className="text-heading">{t('title.all')}</h2>
      <TournamentCards tournaments={running} standings={standings} games={games} now={now} />
    </section>
  );
}
