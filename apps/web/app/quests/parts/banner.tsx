import { ArtImage } from '@cosmodrome/ui/art';
import { Gauge } from '@cosmodrome/ui/gauge';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CountedTime } from '../../platform/counted-time.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { sceneOf } from '../../platform/scenes.ts';
import type { ShownQuest } from '../use-quests.ts';
import { useQuestWords } from '../words.ts';
import { QuestPath } from './path.tsx';

/** A quest over its scene: what it pays, the time that is left, the next step, and the path. */
export function QuestBanner({ shown, actions }: { shown: ShownQuest; actions: ReactNode }) {
  const t = useTranslations('quests');
  const of = useTranslations('tournaments');
  const words = useQuestWords(shown);
  const { quest, status, started, currency, thresholds, level } = shown;
  const scene = sceneOf(quest.art);
  const isOver = status === 'archive';
  return (
    <section className="ui-scene quest-banner" aria-label={quest.title}>
      <ArtImage
        art={scene.wide}
        sizes="(width >= 1280px) 1280px, 100vw"
        width={852}
        height={430}
        eager
        className="ui-scene-art"
      />
      <div className="quest-head">
        <p className={status === 'active' ? 'ui-scene-running text-body' : 'text-body text-mid'}>
          {of(status === 'active' ? (started ? 'runningIn' : 'running') : isOver ? 'finished' : 'future')}
        </p>
        <h1 className="ui-scene-title">{quest.title}</h1>
        <div className="ui-scene-figures">
          <div>
            <Amount cents={words.all.money_cents} currency={currency} tone={isOver ? 'plain' : 'gold'} size="title" />
            <p className="text-meta text-low">{t('andSpins', { count: words.all.freespins })}</p>
          </div>
          {!isOver && (
            <CountedTime
              until={status === 'active' ? quest.end_at : quest.start_at}
              label={of(status === 'active' ? 'timer.end' : 'timer.start')}
            />
          )}
        </div>
        <p className="text-body">{quest.text}</p>
        <div className="quest-actions">{actions}</div>
        {started && (
          <div className="quest-call-out ui-panel">
            <p>
              <b>{words.levelOf}</b>
              <span className="text-low">{t(`rocket.${shown.tier}`)}</span>
            </p>
            {words.next === null ? (
              <p className="text-body text-mid">{t('lastReached')}</p>
            ) : (
              <Gauge
                value={words.next.share[0]}
                max={words.next.share[1]}
                label={words.levelOf}
                words={t('toNext', { bets: words.amount(shown.bets), all: words.amount(words.next.at) })}
                start={t('toNext', { bets: words.amount(shown.bets), all: words.amount(words.next.at) })}
                end={t('nextPays', { level: Math.min(level + 1, thresholds.length), prize: words.prizeOf(level + 1) })}
              />
            )}
          </div>
        )}
      </div>
      <QuestPath shown={shown} />
    </section>
  );
}
