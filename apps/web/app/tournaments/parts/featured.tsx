import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { SceneHead } from '@cosmodrome/ui/scene-head';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CountedTime } from '../../platform/counted-time.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { sceneOf } from '../../platform/scenes.ts';
import { phaseOf } from '../times.ts';
import { OwnGauge } from './own-gauge.tsx';
import { useFootWords } from './payer.ts';

export interface FeaturedProps {
  tournament: Tournament;
  own: OwnStanding | undefined;
  now: Date;
  /** The heading's place on the page. */
  level: 1 | 2;
  actions: ReactNode;
}

/** A tournament over its scene: what it pays, the time that is left, the own place, and the next step. */
export function Featured({ tournament, own, now, level, actions }: FeaturedProps) {
  const t = useTranslations('tournaments');
  const foot = useFootWords();
  const Heading = `h${level}` as const;
  const phase = phaseOf(tournament, now);
  const entered = own?.entered === true;
  return (
    <SceneHead label={tournament.title} scene={sceneOf(tournament.art)}>
      <p className="tournament-times text-body">
        <span className={phase === 'active' ? 'ui-scene-running' : 'text-mid'}>
          {t(phase === 'active' ? (entered ? 'runningIn' : 'running') : phase)}
        </span>
        <span className="text-mid">{tournament.text}</span>
      </p>
      <Heading className="ui-scene-title">{tournament.title}</Heading>
      <div className="ui-scene-figures">
        <div>
          <Amount
            cents={tournament.money_prize_pool_cents}
            currency={tournament.currency}
            tone={phase === 'finished' ? 'plain' : 'gold'}
            size="title"
          />
          <p className="text-meta text-low">{t('poolPlaces', { count: tournament.prizes.length })}</p>
        </div>
        {(phase === 'active' || phase === 'future') && (
          <CountedTime
            until={phase === 'active' ? tournament.end_at : tournament.start_at}
            label={t(phase === 'active' ? 'timer.end' : 'timer.start')}
          />
        )}
        {entered && phase === 'active' && <OwnGauge tournament={tournament} own={own} />}
      </div>
      <div className="ui-scene-foot">
        {actions}
        <p className="text-meta text-low">
          {t('playersIn', { count: tournament.entries_count })} {foot(tournament)}
        </p>
      </div>
    </SceneHead>
  );
}
