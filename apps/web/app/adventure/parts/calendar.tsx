import type { AdventureMonth, AdventureStanding } from '@cosmodrome/contract/http/adventure';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { monthName, type ShownDay, useDayWords } from '../words.ts';

export interface CalendarProps {
  month: AdventureMonth;
  standing: AdventureStanding | undefined;
  currency: string;
  selected: number;
  onSelect: (step: number) => void;
}

/** The days of the month and the super prize after them, each a button that opens it. */
export function Calendar({ month, standing, currency, selected, onSelect }: CalendarProps) {
  const t = useTranslations('adventure');
  const format = useFormat();
  const days: readonly ShownDay[] = standing?.days ?? month.days;
  const last = days.at(-1);
  const name = monthName(month.month, format);
  const time = (at: string): string =>
    format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit', timeZone: standing?.time_zone });
  const runs = standing && !standing.finished && standing.today < days.length;
  return (
    <Panel className="column adventure-calendar" aria-label={t('calendar.label', { month: name })}>
      <div className="adventure-calendar-head">
        <h2 className="text-heading">{month.title}</h2>
        {runs && <p className="text-label text-low">{t('calendar.ends', { time: time(standing.today_ends_at) })}</p>}
      </div>
      <ol className="adventure-days">
        {days.slice(0, -1).map((day) => (
          <Cell key={day.step} day={day} currency={currency} selected={day.step === selected} onSelect={onSelect} />
        ))}
        {last && (
          <SuperCell
            day={last}
            currency={currency}
            needed={month.super_days}
            standing={standing}
            selected={last.step === selected}
            onSelect={onSelect}
          />
        )}
      </ol>
      {standing && (
        <p className="text-meta text-low">
          {t('calendar.zone', { zone: standing.time_zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '' })}
        </p>
      )}
    </Panel>
  );
}

const ICONS: Readonly<Record<string, IconName>> = { completed: 'circle-check', lost: 'x', active: 'sparkles' };

interface CellProps {
  day: ShownDay;
  currency: string;
  selected: boolean;
  onSelect: (step: number) => void;
}

function Cell({ day, currency, selected, onSelect }: CellProps) {
  const t = useTranslations('adventure');
  const words = useDayWords(currency);
  const state = words.state(day);
  const waits = day.gift?.stage === 'issued';
  const look = day.isCompleted ? 'completed' : (day.state ?? 'future');
  const classes = ['adventure-day', `is-${look}`, day.state === 'active' && 'is-today', waits && 'is-waiting'];
  // The words that are seen are part of the name.
  const label = { day: day.day, prize: day.prize.bonus ? words.prize(day) : words.short(day) };
  return (
    <li>
      <button
        type="button"
        className={classes.filter(Boolean).join(' ')}
        aria-pressed={selected}
        aria-current={day.state === 'active' ? 'date' : undefined}
        aria-label={state === null ? t('cell.open', label) : t('cell.state', { ...label, state })}
        onClick={() => onSelect(day.step)}
      >
        <span className="adventure-day-number">{day.day}</span>
        <Icon name={waits ? 'gift' : (ICONS[look] ?? 'gift')} size={18} />
        <span className="adventure-day-prize">{words.short(day)}</span>
        <span className="adventure-day-state text-meta">{state ?? (day.prize.bonus ? t('cell.future') : null)}</span>
      </button>
    </li>
  );
}

interface SuperCellProps extends CellProps {
  needed: number;
  standing: AdventureStanding | undefined;
}

function SuperCell({ day, currency, needed, standing, selected, onSelect }: SuperCellProps) {
  const t = useTranslations('adventure');
  const words = useDayWords(currency);
  const last = day.day - 1;
  return (
    <li className="adventure-super-place" style={{ '--adventure-from': (last % 7) + 1 } as CSSProperties}>
      <button type="button" className="adventure-super" aria-pressed={selected} onClick={() => onSelect(day.step)}>
        <Icon name="crown" size={28} />
        <span className="adventure-super-text">
          <span className="text-meta text-low">{t('super.after', { day: last })}</span>
          <span className="text-heading adventure-super-amount">{words.prize(day)}</span>
        </span>
        {standing && <SuperGauge standing={standing} needed={needed} last={last} />}
      </button>
    </li>
  );
}

function SuperGauge({ standing, needed, last }: { standing: AdventureStanding; needed: number; last: number }) {
  const t = useTranslations('adventure');
  const done = standing.completed;
  const isGiven = standing.days.at(-1)?.isCompleted;
  const over = standing.today > last;
  const left = needed - done;
  const end = isGiven
    ? t('super.given')
    : left <= 0
      ? t('super.reached', { day: last })
      : over
        ? t('super.missed', { count: left })
        : t('super.left', {
            count: left,
            days: last - standing.today + (standing.days[standing.today - 1]?.isCompleted ? 0 : 1),
          });
  return (
    <span className="adventure-super-gauge">
      <span className="adventure-super-words text-label">
        <span className="text-high">{t('super.of', { done: Math.min(done, needed), needed })}</span>
        <span className="text-low">{end}</span>
      </span>
      <Gauge value={done} max={needed} label={t('super.gauge')} words={t('super.of', { done, needed })} />
    </span>
  );
}
