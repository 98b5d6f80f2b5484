import { formatMoney } from '@cosmodrome/rules/money/format';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { onChannel } from '../../platform/realtime/realtime.ts';
import { toast } from '../../platform/toasts/toasts.ts';

/** What has a highest stake of its own, and so says which it is: a bonus in play, and the rules that one plays under. */
const words = { bonus_bet_limit_exceeded: 'bonusStake', bet_limit_exceeded: 'highestStake' } as const;
const isNamed = (reason: string): reason is keyof typeof words => reason in words;

/**
 * Says that a stake was beyond what the bonus in play allows, or beyond the highest of a round (player protection R14). It
 * takes the place of what the frame said of a limit, since the studio is not told which one it was. So it is with a game
 * that a bonus closes.
 */
export function useHighestStake(currency: string | undefined): void {
  const t = useTranslations('play');
  const locale = useLocale();
  useEffect(
    () =>
      onChannel('game_limits', ({ reason, limit_cents: most }) => {
        if (reason === 'game_forbidden_with_bonus') {
          toast({
            tone: 'warn',
            title: t('gate.bonus.title'),
            detail: t('gate.bonus.text'),
            stays: true,
            key: 'limit',
          });
          return;
        }
        if (!isNamed(reason) || most === undefined || currency === undefined) return;
        const amount = formatMoney(most, currency, locale).text;
        const said = words[reason];
        toast({
          tone: 'warn',
          title: t(`${said}.title`),
          detail: t(`${said}.text`, { amount }),
          stays: true,
          key: 'limit',
        });
      }),
    [currency, locale, t],
  );
}
