import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { useTranslations } from 'use-intl';
import { useAmountAmong } from '../platform/i18n/amount-among.ts';
import { useFormat } from '../platform/i18n/format.ts';
import { usePercent } from '../platform/i18n/percent.ts';
import { usePlayer } from '../platform/session/player.ts';

type Reward = NonNullable<Achievement['reward']>;

/** The texts of achievements, with what points are worth in the player's currency. */
export function useAchievementWords() {
  const t = useTranslations('achievements');
  const among = useAmountAmong(usePlayer()?.currency ?? DEFAULT_CURRENCY);
  const format = useFormat();
  const percent = usePercent(1);
  /** What a reward is worth; null where points are worth nothing in any currency. */
  const worth = ({ amounts }: Pick<Reward, 'amounts'>): string | null => {
    const amount = among(amounts);
    return amount === null ? null : t('worth', { amount });
  };
  const points = ({ points: count }: Pick<Reward, 'points'>): string => t('points', { count });
  const progress = ({ progress: count, goal }: Achievement): string => t('progress', { count, goal });
  const foundBy = (share: number): string =>
    share === 0 ? t('secret.unfound') : t('secret.foundBy', { share: percent(share) });
  const day = (at: string): string =>
    format.dateTime(new Date(at), { day: 'numeric', month: 'short', year: 'numeric' });
  return { worth, points, progress, foundBy, day };
}
