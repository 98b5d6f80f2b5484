import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { bonusIn, type ShownDay } from '../words.ts';

/** What a prize obliges to, before anybody pays in for it: in short, or all of it. */
export function Asks({ day, currency, all = false }: { day: ShownDay; currency: string; all?: boolean }) {
  const t = useTranslations('adventure.asks');
  const money = useMoneyText();
  const bonus = bonusIn(day, currency);
  if (!bonus) return null;
  const of = (cents: number): string => money(cents, bonus.currency);
  const isDay = day.prize.type !== 'superPrize';
  const lines = [
    t('wager', { amount: of(bonus.amount_cents), wager: bonus.wager, days: bonus.days, most: of(bonus.most) }),
    t('cost', { stakes: of(bonus.stakes), cost: of(bonus.cost) }),
    t('wait', { days: day.condition.periodActivationDays }),
    ...(all && isDay ? [t('own'), t('arrive')] : []),
  ];
  return (
    <div className="ui-well adventure-asks">
      <p className="text-label text-high">{t('title')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" size={16} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
