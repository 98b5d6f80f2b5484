import { nextLevel, type PointsRate, valueOfPoints } from '@cosmodrome/rules/levels/levels';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import type { Level } from '../use-levels.ts';
import { LevelPicture } from './picture.tsx';

export interface CurrentLevelProps {
  level: Level;
  levels: readonly Level[];
  points: number;
  /** What points are worth; undefined where none are collected. */
  worth: PointsRate | undefined;
  /** Whether stakes bring points now: only then there is a way to the next level. */
  collecting: boolean;
}

/** Where the player stands, and at how many points the next level begins: a fact, not an invitation. */
export function CurrentLevel({ level, levels, points, worth, collecting }: CurrentLevelProps) {
  const t = useTranslations('levels');
  const money = useMoneyText();
  const starts = levels.map(({ min }) => min);
  const next = nextLevel(level.number, points, starts);
  const nextName = levels.find(({ number }) => number === next?.level)?.name ?? '';
  const count = t('points', { points });
  const end = level.max ?? level.min;
  const left = next && t('current.next', { missing: next.missing, number: next.level, name: nextName });
  return (
    <Panel className="level-current" aria-label={t('current.label')}>
      <LevelPicture image={level.image} size={112} />
      <div className="level-standing">
        <div aria-live="polite">
          <p className="text-meta text-low">{t('current.number', { number: level.number, count: levels.length })}</p>
          <h2 className="text-subheading sm:text-title">{level.name}</h2>
        </div>
        <p className="text-lead font-strong text-high">{count}</p>
        {worth && (
          <p className="text-body text-mid">
            {t('worth', { amount: money(valueOfPoints(points, worth), worth.currency) })}
          </p>
        )}
      </div>
      {collecting && (
        <div className="level-way">
          <Gauge
            value={next ? points - level.min : 1}
            max={next ? end - level.min : 1}
            label={t('current.gauge')}
            words={left ?? t('current.last')}
            start={t('points', { points: level.min })}
            end={next && t('points', { points: next.start })}
          />
          <p className="text-body text-mid">{left ?? t('current.last')}</p>
        </div>
      )}
    </Panel>
  );
}

/** The same place while the player's points are on their way. */
export function CurrentLevelSkeleton() {
  return (
    <Panel className="level-current" aria-hidden>
      <span className="level-picture is-waited-for" />
      <div className="level-standing">
        <TextSkeleton width="96px" height={10} />
        <TextSkeleton width="180px" />
        <TextSkeleton width="110px" />
      </div>
      <div className="level-way">
        <TextSkeleton width="100%" />
        <TextSkeleton width="60%" />
      </div>
    </Panel>
  );
}
