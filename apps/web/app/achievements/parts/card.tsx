import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { Badge } from '@cosmodrome/ui/badge';
import { Gauge } from '@cosmodrome/ui/gauge';
import { useTranslations } from 'use-intl';
import { useAchievementWords } from '../words.ts';
import { AchievementBadge } from './badge.tsx';
import { Reward } from './reward.tsx';

/** One that is on the way, done, or secret. `counted`: whether the reader is somewhere on the way at all. */
export function AchievementCard({ achievement, counted }: { achievement: Achievement; counted: boolean }) {
  const t = useTranslations('achievements');
  const words = useAchievementWords();
  const { title, text, state, found_by: foundBy, reached_at: reached, collected_at: collected } = achievement;
  const isSecret = title === null;
  const isDone = state === 'done';
  const name = title ?? t('secret.title');
  return (
    <li className={`ui-panel achievement-card ${isSecret ? 'is-secret' : ''}`}>
      <AchievementBadge achievement={achievement} />
      <div className="achievement-corner">
        {isSecret && <span className="text-meta text-low">{t('secret.reward')}</span>}
        {isDone && <Badge look="lit">{t('done')}</Badge>}
        {!isSecret && !isDone && <Reward achievement={achievement} />}
      </div>
      <div className="achievement-words">
        <h3 className="text-subheading">{name}</h3>
        <p className="text-body text-mid">{text ?? t('secret.text')}</p>
      </div>
      {!isSecret && !isDone && counted && (
        <Gauge
          className="achievement-foot"
          value={achievement.progress}
          max={achievement.goal}
          label={name}
          words={words.progress(achievement)}
          start={words.progress(achievement)}
        />
      )}
      {isSecret && foundBy !== null && <p className="achievement-foot text-meta text-low">{words.foundBy(foundBy)}</p>}
      {isDone && (
        <p className="achievement-foot achievement-end">
          <Reward achievement={achievement} />
          <span className="text-meta text-low">{words.day(collected ?? reached ?? '')}</span>
        </p>
      )}
    </li>
  );
}
