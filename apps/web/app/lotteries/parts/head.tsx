import type { Lottery } from '@cosmodrome/contract/http/lotteries';
import { SceneHead } from '@cosmodrome/ui/scene-head';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CountedTime } from '../../platform/counted-time.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { sceneOf } from '../../platform/scenes.ts';
import { phaseOf } from '../phase.ts';
import { useMoment } from '../use-moment.ts';

/** A lottery over its scene: what can be won, the time until the draw, and the next step. */
export function Head({ lottery, now, actions }: { lottery: Lottery; now: Date; actions: ReactNode }) {
  const t = useTranslations('lotteries');
  const moment = useMoment();
  const phase = phaseOf(lottery, now);
  const counted = phase === 'active' || phase === 'future';
  return (
    <SceneHead label={lottery.title} scene={sceneOf(lottery.art)}>
      <p className="lottery-line text-body">
        <span className={phase === 'active' ? 'ui-scene-running' : 'text-mid'}>{t(`phase.${phase}`)}</span>
        <span className="text-mid">{lottery.text}</span>
      </p>
      <h1 className="ui-scene-title">{lottery.title}</h1>
      <div className="ui-scene-figures">
        <div>
          <Amount cents={lottery.money_budget_cents} currency={lottery.currency} tone="gold" size="title" />
          <p className="text-meta text-low">{t('pool', { count: lottery.prizes.length })}</p>
        </div>
        {counted && (
          <CountedTime
            until={phase === 'active' ? lottery.end_at : lottery.start_at}
            label={t(phase === 'active' ? 'timer.end' : 'timer.start')}
          />
        )}
      </div>
      <div className="ui-scene-foot">
        {actions}
        {counted && (
          <p className="text-meta text-low" suppressHydrationWarning>
            {t('until', {
              at: moment(lottery.end_at),
            })}
          </p>
        )}
      </div>
    </SceneHead>
  );
}
