import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { amountIn, bonusIn, type ShownDay } from '../words.ts';

/** What a prize obliges to, before anybody pays in for it: in short, or all of it. */
export function Asks({ day, currency, all = false }: { day: ShownDay; currency: string; all?: boolean }) {
  const t = useTranslations('adventure.asks');
  const money = useMoneyText();
  const bonus = bonusIn(day, currency);
  const spins = day.prize.freespins;
  const isDay = day.prize.type !== 'superPrize';
  const ofBonus = (terms: NonNullable<typeof bonus>): string[] => {
    const of = (cents: number): string => money(cents, terms.currency);
    return [
      t('wager', { amount: of(terms.amount_cents), wager: terms.wager, days: terms.days, most: of(terms.most) }),
      t('cost', { stakes: of(terms.stakes), cost: of(terms.cost) }),
    ];
  };
  const ofSpins = ({ count, games, bets, wager, days_to_play: days }: NonNullable<typeof spins>): string[] => {
    const bet = amountIn(bets, day.currency ?? currency);
    const names = games.map(({ title }) => title).join(', ');
    return [
      t('spins', { count, games: names, bet: bet ? money(bet.amount_cents, bet.currency) : '' }),
      wager === 0 ? t('real') : t('bonus', { wager }),
      t('play', { days }),
    ];
  };
  const lines = [
    ...(bonus ? ofBonus(bonus) : []),
    ...(spins ? ofSpins(spins) : []),
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
