import type { AdventureMonth } from '@cosmodrome/contract/http/adventure';
import { dayButtons, type DayButton } from '@cosmodrome/rules/adventure/day';
import { Button } from '@cosmodrome/ui/button';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useDepositLeft } from '../../limits/index.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { amountIn, depositedIn, type ShownDay } from '../words.ts';
import { Asks } from './asks.tsx';

export interface DayBodyProps {
  day: ShownDay;
  month: AdventureMonth;
  currency: string;
  /** In the dialog: everything is there, and nothing leads to it. */
  all?: boolean;
  onDetails?: () => void;
}

/** What a day asks and gives, how it stands, and its buttons (spec 4). */
export function DayBody({ day, month, currency, all = false, onDetails }: DayBodyProps) {
  const t = useTranslations('adventure');
  const format = useFormat();
  const words = { needed: month.super_days, days: month.days.length - 1 };
  const long = (at: string): string => format.dateTime(new Date(at), { day: 'numeric', month: 'long' });
  const { gift, state = 'future', isCompleted = false } = day;
  const isSuper = day.prize.type === 'superPrize';
  return (
    <div className="adventure-day-body">
      {isSuper && <p className="text-body text-mid">{t('panel.super', words)}</p>}
      {!isSuper && !isCompleted && state !== 'lost' && <Condition day={day} currency={currency} />}
      {day.completed_at && (
        <p className="text-body text-mid">
          {t('panel.done', { date: long(day.completed_at) })}{' '}
          {gift?.stage === 'issued' &&
            gift.activatable_until &&
            t('panel.until', { date: long(gift.activatable_until) })}
          {gift?.stage === 'activated' && t('panel.taken')}
          {gift?.stage === 'expired' && t('panel.expired')}
          {gift?.stage === 'canceled' && t('panel.canceled')}
        </p>
      )}
      {state === 'lost' && !isSuper && <p className="text-body text-mid">{t('panel.lost', words)}</p>}
      {(all || state !== 'lost') && <Asks day={day} currency={currency} all={all} />}
      {day.state && (
        <div className="adventure-buttons">
          {dayButtons(day.state, isCompleted, gift?.stage ?? null).map((name, at) => (
            <DayAction key={name} name={name} first={at === 0} day={day} currency={currency} onDetails={onDetails} />
          ))}
        </div>
      )}
      {!day.state && onDetails && (
        <div className="adventure-buttons">
          <Button onClick={onDetails}>{t('buttons.details')}</Button>
        </div>
      )}
    </div>
  );
}

/** The deposit that the day asks for, and how far it is. */
function Condition({ day, currency }: { day: ShownDay; currency: string }) {
  const t = useTranslations('adventure');
  const money = useMoneyText();
  const least = amountIn(day.condition.minDep, currency);
  if (!least) return null;
  const asked = money(least.amount_cents, least.currency);
  const paid = depositedIn(day, least.currency);
  const of = t('panel.of', { amount: money(paid, least.currency), least: asked });
  return (
    <div className="adventure-condition">
      <p className="text-label text-mid">{t('panel.collect')}</p>
      <p className="adventure-condition-words text-body">
        <span className="text-high">
          <Icon name="wallet" size={18} />
          {t('panel.deposit', { amount: asked })}
        </span>
        {day.state === 'active' && <span className="text-mid">{of}</span>}
      </p>
      {day.state === 'active' && (
        <Gauge value={paid} max={least.amount_cents} label={t('panel.deposit', { amount: asked })} words={of} />
      )}
    </div>
  );
}

interface DayActionProps {
  name: DayButton;
  first: boolean;
  day: ShownDay;
  currency: string;
  onDetails: (() => void) | undefined;
}

function DayAction({ name, first, day, currency, onDetails }: DayActionProps) {
  const t = useTranslations('adventure');
  const money = useMoneyText();
  const left = useDepositLeft(currency, name === 'deposit');
  switch (name) {
    case 'gifts':
      return (
        <Button look="ignited" wide href="/profile/gifts" icon="gift">
          {t('buttons.gifts')}
        </Button>
      );
    case 'deposit': {
      const missing = (amountIn(day.condition.minDep, currency)?.amount_cents ?? 0) - depositedIn(day, currency);
      // No day asks for more than the player's own limits leave.
      if (left && left.cents < missing)
        return <p className="text-body text-mid">{t('panel.limit', { amount: money(left.cents, currency) })}</p>;
      return (
        <Button look="ignited" wide href="/deposit">
          {t('buttons.deposit')}
        </Button>
      );
    }
    case 'support':
      return (
        <Button wide={first} href="/support">
          {t('buttons.support')}
        </Button>
      );
    case 'details':
      return onDetails ? <Button onClick={onDetails}>{t('buttons.details')}</Button> : null;
  }
}
