import { formatMoney } from '@cosmodrome/rules/cashbox/money';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { onChannel } from '../../platform/realtime/realtime.ts';
import { toast } from '../../platform/toasts/toasts.ts';

/**
 * Says that a stake was beyond what the bonus in play allows. It takes the place of what the frame said of a limit, since
 * the studio is not told which one it was.
 */
export function useBonusStake(currency: string | undefined): void {
  const t = useTranslations('play.bonusStake');
  const locale = useLocale();
  useEffect(
    () =>
      onChannel('game_limits', ({ reason, limit_cents: most }) => {
        if (reason !== 'bonus_bet_limit_exceeded' || most === undefined || currency === undefined) return;
        const amount = formatMoney(most, currency, locale).text;
        toast({ tone: 'warn', title: t('title'), detail: t('text', { amount }), stays: true, key: 'limit' });
      }),
    [currency, locale, t],
  );
}
