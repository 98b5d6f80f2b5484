import type { Jackpot, JackpotLevel } from '@cosmodrome/contract/http/jackpots';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { Moment } from './moment.tsx';

/** The levels, the greatest first and largest: what each pays now, and by when it falls. */
export function Levels({ jackpot }: { jackpot: Jackpot }) {
  const levels = jackpot.levels.toReversed();
  return (
    <div className="jackpot-levels">
      {levels.map((level, at) => (
        <Level key={level.identifier} level={level} currency={jackpot.currency} first={at === 0} />
      ))}
    </div>
  );
}

function Level({ level, currency, first }: { level: JackpotLevel; currency: string; first: boolean }) {
  const t = useTranslations('jackpots.level');
  const money = useMoneyText();
  const { name, amount_cents: amount, draw, last_hit_at: lastHit } = level;
  const latest = money(draw.must_hit_by_amount_cents, currency);
  return (
    <Panel className="jackpot-level" aria-label={t('label', { name })}>
      <header className="flex items-baseline justify-between gap-3">
        <h2 className={first ? 'text-heading' : 'text-subheading'}>{name}</h2>
        {first && (
          <span className="jackpot-live text-meta text-low">
            {t('live')}
            <Icon name="radio" size={16} />
          </span>
        )}
      </header>
      <Amount cents={amount} currency={currency} size={first ? 'amount' : 'title'} smallMinor fit />
      <p className="text-meta text-low">{lastHit === null ? t('never') : <Moment at={lastHit} text="last" />}</p>
      <Gauge
        className="jackpot-gauge"
        value={amount}
        max={draw.must_hit_by_amount_cents}
        label={t('gauge', { name })}
        words={t('words', { amount: money(amount, currency), latest })}
        start={t('latest', { latest })}
      />
    </Panel>
  );
}
