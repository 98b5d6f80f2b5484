import type { AdventureMonth, AdventureStanding } from '@cosmodrome/contract/http/adventure';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../../platform/device/part.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { bonusIn, type ShownDay, useDayWords } from '../words.ts';
import { Calendar } from './calendar.tsx';
import { DayBody } from './day-body.tsx';

const DayDialog = part(() => import('../dialogs/day-dialog.tsx'));

/** From here on the chosen day has its place beside the calendar; below, it opens over it. */
const BESIDE = '(width >= 64rem)';

export interface MonthProps {
  month: AdventureMonth;
  standing: AdventureStanding | undefined;
  currency: string;
}

/** The calendar with the chosen day beside it, today's at first; on a phone the day opens as a sheet. */
export function Month({ month, standing, currency }: MonthProps) {
  const t = useTranslations('adventure');
  const [chosen, choose] = useState<number>();
  const [opened, open] = useState(false);
  const days: readonly ShownDay[] = standing?.days ?? month.days;
  const today = standing?.today ?? 1;
  const selected = Math.min(Math.max(1, chosen ?? today), days.length);
  const day = days[selected - 1];
  const current = standing && !standing.finished ? days[today - 1] : undefined;
  const select = (step: number): void => {
    choose(step);
    if (!matchMedia(BESIDE).matches) open(true);
  };
  return (
    <>
      <div className="adventure-month">
        <Calendar month={month} standing={standing} currency={currency} selected={selected} onSelect={select} />
        <div className="column adventure-aside">
          {day && (
            <DayPanel day={day} month={month} currency={currency} standing={standing} onDetails={() => open(true)} />
          )}
          <p className="adventure-note text-meta text-mid">
            <Icon name="scale" size={18} />
            {t('note')}
          </p>
        </div>
      </div>
      {standing?.finished && <Collected days={days} />}
      {current && current.prize.type !== 'superPrize' && (
        <TodayBar day={current} currency={currency} onOpen={() => select(current.step)} />
      )}
      {opened && day && (
        <Suspense>
          <DayDialog day={day} month={month} currency={currency} close={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}

interface DayPanelProps extends MonthProps {
  day: ShownDay;
  onDetails: () => void;
}

function DayPanel({ day, month, currency, standing, onDetails }: DayPanelProps) {
  const t = useTranslations('adventure');
  const words = useDayWords(currency);
  const format = useFormat();
  return (
    <Panel className="column adventure-panel" aria-label={t('panel.label')} aria-live="polite">
      <div className="adventure-panel-head">
        <p className="text-label text-low">{words.name(day)}</p>
        {standing && day.state === 'active' && (
          <p className="adventure-ends text-label">
            <Icon name="clock" size={16} />
            {t('panel.ends', {
              time: format.dateTime(new Date(standing.today_ends_at), {
                hour: '2-digit',
                minute: '2-digit',
                timeZone: standing.time_zone,
              }),
            })}
          </p>
        )}
      </div>
      <h2 className="text-title">{words.prize(day)}</h2>
      <DayBody day={day} month={month} currency={currency} onDetails={onDetails} />
    </Panel>
  );
}

/** Today's day within the reach of a thumb. */
function TodayBar({ day, currency, onOpen }: { day: ShownDay; currency: string; onOpen: () => void }) {
  const t = useTranslations('adventure');
  const words = useDayWords(currency);
  return (
    <div className="adventure-today">
      <p className="text-body font-strong text-high">
        {day.isCompleted ? t('todayDone') : t('today', { prize: words.prize(day) })}
      </p>
      <Button look="armed" onClick={onOpen}>
        {t('buttons.open', { day: day.day })}
      </Button>
    </div>
  );
}

/** What the days of a month that is over have given, by currency. */
function Collected({ days }: { days: readonly ShownDay[] }) {
  const t = useTranslations('adventure.collected');
  const format = useFormat();
  const money = useMoneyText();
  const done = days.filter(({ isCompleted }) => isCompleted);
  if (done.length === 0) return null;
  const spins = done.flatMap(({ prize }) => (prize.freespins ? [prize.freespins.count] : []));
  const sums = new Map<string, { cents: number; count: number }>();
  for (const day of done) {
    const bonus = bonusIn(day, '');
    if (!bonus) continue;
    const { cents, count } = sums.get(bonus.currency) ?? { cents: 0, count: 0 };
    sums.set(bonus.currency, { cents: cents + bonus.amount_cents, count: count + 1 });
  }
  return (
    <Panel className="column adventure-collected">
      <h2 className="text-subheading">{t('title')}</h2>
      <dl>
        {spins.length > 0 && (
          <div>
            <dt>
              {t('spins')} <span className="text-low">{t('days', { count: spins.length })}</span>
            </dt>
            <dd>{format.number(spins.reduce((sum, count) => sum + count, 0))}</dd>
          </div>
        )}
        {[...sums].map(([currency, { cents, count }]) => (
          <div key={currency}>
            <dt>
              {t('bonuses')} <span className="text-low">{t('days', { count })}</span>
            </dt>
            <dd>{money(cents, currency)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
