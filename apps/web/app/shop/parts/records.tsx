import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { historyQuery, useOrders } from '../queries.ts';
import { useValue } from '../value.ts';

const STEP = 10;
/** As many lines as one answer has. */
const MOST_LINES = 100;

type Line = CallAnswer<'levels.history'>['lines'][number];

const kindOf = ({ kind, chargeable_hundredths: points }: Line) =>
  kind === 'exchange' && points > 0 ? ('returned' as const) : kind;

/** Where each point of the player came from and went to (player-protection R29), with its value. */
export function History({ worth }: { worth: PointsRate }) {
  const t = useTranslations('shop.history');
  const format = useFormat();
  const value = useValue(worth);
  const [count, show] = useState(STEP);
  const { data } = useQuery(historyQuery(count));
  if (!data) return null;
  return (
    <Panel className="shop-records" aria-labelledby="shop-history">
      <h2 id="shop-history" className="text-subheading">
        {t('title')}
      </h2>
      {data.lines.length === 0 && <p className="text-body text-mid">{t('none')}</p>}
      <ul>
        {data.lines.map((line) => {
          const points = line.chargeable_hundredths / 100;
          return (
            <li key={line.key}>
              <span className="text-body text-high">{t(kindOf(line))}</span>
              <span className="text-body font-strong">
                {format.number(points, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })}
              </span>
              <span className="text-meta text-low">
                {format.dateTime(new Date(line.at), { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
              <span className="text-meta text-low">≈ {value(Math.floor(Math.abs(points)))}</span>
            </li>
          );
        })}
      </ul>
      {data.next !== null && count < MOST_LINES && (
        <Button look="bare" onClick={() => show(Math.min(MOST_LINES, count + STEP))}>
          {t('more')}
        </Button>
      )}
    </Panel>
  );
}

/** Things on their way to the player, and those that came or were cancelled. */
export function Orders() {
  const t = useTranslations('shop.orders');
  const format = useFormat();
  const { data = [] } = useOrders();
  if (data.length === 0) return null;
  return (
    <Panel className="shop-records" aria-labelledby="shop-orders">
      <h2 id="shop-orders" className="text-subheading">
        {t('title')}
      </h2>
      <ul>
        {data.map((order) => (
          <li key={order.id}>
            <span className="text-body text-high">{order.title}</span>
            <span className="text-body font-strong">{t(order.status)}</span>
            <span className="text-meta text-low">{order.note}</span>
            <span className="text-meta text-low">
              {t('since', { date: format.dateTime(new Date(order.changed_at), { dateStyle: 'medium' }) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
