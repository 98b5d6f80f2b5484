import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { ArtImage } from '@cosmodrome/ui/art';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';
import { sceneOf } from '../../platform/scenes.ts';
import { phaseOf } from '../times.ts';
import { CountedTime } from './counted-time.tsx';
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
    <section className="tournament-featured" aria-label={tournament.title}>
      <ArtImage
        art={sceneOf(tournament.art).wide}
        sizes="(width >= 1280px) 1280px, 100vw"
        width={852}
        height={430}
        eager
        className="tournament-scene"
      />
      <div className="tournament-featured-text">
        <p className="tournament-times text-body">
          <span className={phase === 'active' ? 'tournament-running' : 'text-mid'}>
            {t(phase === 'active' ? (entered ? 'runningIn' : 'running') : phase)}
          </span>
          <span className="text-mid">{tournament.text}</span>
        </p>
        <Heading className="text-banner">{tournament.title}</Heading>
        <div className="tournament-figures">
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
        <div className="tournament-featured-foot">
          {actions}
          <p className="text-meta text-low">
            {t('playersIn', { count: tournament.entries_count })} {foot(tournament)}
          </p>
        </div>
      </div>
    </section>
  );
}
