import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import { Button } from '@cosmodrome/ui/button';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { specOf } from '../../platform/routing/match.ts';

/** What brings points, what does not, and what they are not. */
export function How({ rate, worth, gifts }: { rate: number; worth: PointsRate | undefined; gifts: boolean }) {
  const t = useTranslations('levels.how');
  const money = useMoneyText();
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="text-body font-strong text-high">{t('title')}</h2>
      <p className="text-body text-mid">{t('rate', { points: rate / 100 })}</p>
      {worth && (
        <p className="text-body text-mid">
          {t('worth', { points: worth.points, amount: money(worth.amount_cents, worth.currency) })}
        </p>
      )}
      <p className="text-body text-mid">{t('none')}</p>
      <p className="text-body text-mid">{t('stays')}</p>
      {gifts && <p className="text-body text-mid">{t('gifts')}</p>}
      {gifts && specOf('/profile/gifts') && (
        <Button look="bare" iconEnd="arrow-right" href="/profile/gifts">
          {t('bonuses')}
        </Button>
      )}
      <Button look="bare" iconEnd="arrow-right" href="/profile/limits">
        {t('limits')}
      </Button>
    </div>
  );
}
