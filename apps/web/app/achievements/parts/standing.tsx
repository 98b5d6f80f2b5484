import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { Gauge } from '@cosmodrome/ui/gauge';
import { useTranslations } from 'use-intl';
import { countsOf } from '../shown.ts';
import { useAchievementWords } from '../words.ts';

/** How many are done, and what was collected. */
export function StandingGauge({ all }: { all: readonly Achievement[] }) {
  const t = useTranslations('achievements');
  const words = useAchievementWords();
  const { done, ready } = countsOf(all);
  const reached = done + ready;
  const collected = all.reduce(
    (sum, { reward, collected_at: at }) => sum + (at === null ? 0 : (reward?.points ?? 0)),
    0,
  );
  const text = t('standing', { count: reached, all: all.length });
  return (
    <Gauge
      value={reached}
      max={all.length}
      label={t('title')}
      words={text}
      start={text}
      end={collected > 0 ? t('collected', { reward: words.points({ points: collected }) }) : undefined}
    />
  );
}
