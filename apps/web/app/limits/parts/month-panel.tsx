import type { MonthFigures } from '@cosmodrome/contract/http/protection';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { type CSSProperties, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { useMonth } from '../queries.ts';
import { useDuration } from './duration.ts';

/** What the running month came to, beside what the player allows themselves. */
export function MonthPanel() {
  const t = useTranslations('limits');
  const heading = useId();
  const { month, failed, again } = useMonth();
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t('month.title')}
      </h2>
      {month ? (
        <Figures month={month} />
      ) : failed ? (
        <div className="limit-month">
          <p className="text-body text-mid">{t('month.failed')}</p>
          <Button size="small" icon="refresh-cw" onClick={again}>
            {t('failed.again')}
          </Button>
        </div>
      ) : (
        <div className="limit-month" aria-hidden>
          <TextSkeleton width="90%" />
          <TextSkeleton width="90%" />
          <TextSkeleton width="90%" />
          <TextSkeleton width="90%" />
        </div>
      )}
    </Panel>
  );
}

const MONEY = ['deposits', 'withdrawals', 'net'] as const;

function Figures({ month }: { month: MonthFigures }) {
  const t = useTranslations('limits.month');
  const duration = useDuration();
  return (
    <div className="limit-month">
      <dl className="limit-held">
        <div className="limit-line">
          <dt className="text-body text-mid">{t('played')}</dt>
          <dd className="text-body font-strong text-high">{duration(Math.floor(month.played_seconds / 60))}</dd>
        </div>
        {MONEY.map((name) => (
          <div key={name} className="limit-line">
            <dt className="text-body text-mid">{t(name)}</dt>
            <dd className="text-body font-strong text-high">
              <Amount cents={month[`${name}_cents`]} currency={month.currency} tone="plain" signed={name === 'net'} />
            </dd>
          </div>
        ))}
      </dl>
      <Days month={month} />
      <Explained zone={month.zone} />
    </div>
  );
}

/** Each day of the month as a bar, the longest one lit and named. */
function Days({ month: { days } }: { month: MonthFigures }) {
  const t = useTranslations('limits.month');
  const duration = useDuration();
  const format = useFormat();
  const most = days.reduce((longest, day) => (day.played_seconds > longest.played_seconds ? day : longest), NO_DAY);
  if (most === NO_DAY) return <p className="text-body text-low">{t('none')}</p>;
  // A date of the player's zone, whatever zone the browser is in.
  const date = (day: string | undefined): string =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const told = t('most', { date: date(most.date), time: duration(Math.ceil(most.played_seconds / 60)) });
  return (
    <figure className="limit-days">
      <div className="limit-bars" role="img" aria-label={`${t('chart')}. ${told}`}>
        {days.map((day) => (
          <span
            key={day.date}
            className={day === most ? 'is-most' : undefined}
            style={
              { '--ui-share': `${Math.round((day.played_seconds / most.played_seconds) * 100)}%` } as CSSProperties
            }
          />
        ))}
      </div>
      <div className="limit-line text-meta text-low" aria-hidden>
        <span>{date(days[0]?.date)}</span>
        {days.length > 1 && <span>{date(days.at(-1)?.date)}</span>}
      </div>
      <figcaption className="text-meta text-mid" aria-hidden>
        {t('chart')}. {told}
      </figcaption>
    </figure>
  );
}

const NO_DAY = { date: '', played_seconds: 0 };

function Explained({ zone }: { zone: string }) {
  const t = useTranslations('limits.month');
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
    // oxlint-disable-next-line react/purity -- The name of a zone changes with the season of the drawing, and with nothing else.
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value;
  return <p className="text-meta text-low">{t('explained', { zone: name ?? zone })}</p>;
}
