import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import { callKey } from '../../platform/queries/query.ts';
import { useAchievementWords } from '../words.ts';
import { AchievementBadge } from './badge.tsx';

interface ReadyProps {
  achievement: Achievement;
  /** The first one has the page's flame. */
  first: boolean;
  onCollected: (achievement: Achievement) => void;
}

/** One whose reward waits: the reward, and the button that collects it. */
export function Ready({ achievement, first, onCollected }: ReadyProps) {
  const t = useTranslations('achievements');
  const words = useAchievementWords();
  const client = useQueryClient();
  const { pending, send } = useKeyedCall('achievements.collect');
  const [failure, fail] = useState<Failure>();
  const { identifier, title, text, reward } = achievement;
  // Until the list without it has come, the button is still there.
  const isCollected = useRef(false);
  const collect = async (): Promise<void> => {
    if (isCollected.current) return;
    fail(undefined);
    try {
      const answer = await send({ params: { identifier } });
      if (!answer) return;
      isCollected.current = true;
      onCollected(answer);
    } catch (error) {
      fail(failureOf(error));
    } finally {
      for (const name of ['achievements.own', 'levels.points'] as const) {
        void client.invalidateQueries({ queryKey: callKey(name) });
      }
    }
  };
  return (
    <li className={`ui-panel achievement-ready ${first ? 'is-first' : ''}`}>
      <AchievementBadge achievement={achievement} />
      <div className="achievement-words">
        <p className="text-meta text-low">{t('ready')}</p>
        <h2 className="text-heading">{title}</h2>
        <p className="text-body text-mid">{text}</p>
      </div>
      {reward && (
        <div className="achievement-collect">
          <Button
            look={first ? 'ignited' : 'quiet'}
            pending={pending && t('collecting')}
            onClick={() => void collect()}
          >
            {t('collect', { count: reward.points })}
          </Button>
          <p className="text-meta text-low">{words.worth(reward)}</p>
        </div>
      )}
      {failure && (
        <div className="achievement-failure">
          <Notice icon="circle-alert" tone="danger" alert>
            {failure.base ?? t(failure.kind === 'offline' ? 'offline' : 'broken')}
          </Notice>
        </div>
      )}
    </li>
  );
}
