import type { Tournament } from '@cosmodrome/contract/http/tournaments';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useScoreWords } from '../words.ts';

/** The teams by what their players have scored together. */
export function TeamTable({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments');
  const words = useScoreWords(tournament);
  const best = tournament.teams[0]?.score ?? 0;
  return (
    <Panel className="column tournament-own-panel" aria-labelledby="teams">
      <h2 id="teams" className="text-heading">
        {t('teams')}
      </h2>
      <ol className="tournament-teams">
        {tournament.teams.map(({ id, title, score, players }) => (
          <li key={id}>
            <p className="text-body">
              <b>{title}</b> <span className="text-meta text-low">{t('playersIn', { count: players })}</span>
            </p>
            <Gauge value={score} max={Math.max(1, best)} label={title} words={words.of(score)} end={words.of(score)} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
