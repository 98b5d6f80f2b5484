import type { Lottery, LotteryStatus } from '@cosmodrome/contract/http/lotteries';
import { rateFor, valueOfPoints } from '@cosmodrome/rules/levels/levels';
import { ticketsLeft } from '@cosmodrome/rules/lotteries/tickets';
import { mostAffordable } from '@cosmodrome/rules/shop/rewards';
import { Button } from '@cosmodrome/ui/button';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pointsQuery, ratesQuery } from '../../levels/index.ts';
import { failureOf, type Failure } from '../../platform/forms/failure.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { useFormat } from '../../platform/i18n/format.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { refresh } from '../use-lotteries.ts';

export interface ExchangeProps {
  lottery: Lottery;
  status: LotteryStatus;
  /** The currency in which the value of points is told. */
  currency: string;
  /** After an exchange that worked. */
  onDone?: () => void;
}

/** Tickets for astrocoins: how many, what they cost with its value (player protection R33), and the exchange. */
export function Exchange({ lottery, status, currency, onDone }: ExchangeProps) {
  const t = useTranslations('lotteries.exchange');
  const client = useQueryClient();
  const money = useMoneyText();
  const format = useFormat();
  const [wanted, want] = useState(1);
  const [failure, fail] = useState<Failure>();
  const { pending, send } = useKeyedCall('shop.exchange');
  const { data: points } = useQuery(pointsQuery());
  const { data: rates } = useQuery(ratesQuery());
  const worth = rates && rateFor(rates, currency);
  const { comp_points_ticket_price: price, shop_group: group } = lottery;
  if (price === null || group === null || !points || points.collected === 'not_here' || !worth) return null;
  const own = Math.max(0, points.chargeable.points);
  const value = (amount: number): string => money(valueOfPoints(amount, worth), worth.currency);
  const left = ticketsLeft(
    { inAll: lottery.max_tickets_count, each: lottery.max_tickets_count_to_player },
    { inAll: lottery.lottery_tickets_count, own: status.tickets.length },
  );
  const most = Math.min(left, mostAffordable(own, price));
  const quantity = Math.max(1, Math.min(wanted, most));
  const exchange = async (): Promise<void> => {
    fail(undefined);
    try {
      const body = { exchange: { group, tickets_count: quantity, lottery_id: lottery.series } };
      const done = await send({ params: { type: 'lotteries' }, body });
      if (!done) return;
      toast({ tone: 'ok', title: t('done', { count: quantity }) });
      want(1);
      onDone?.();
    } catch (error) {
      fail(failureOf(error));
    } finally {
      refresh(client);
      void client.invalidateQueries({ queryKey: pointsQuery().queryKey });
    }
  };
  return (
    <div className="column lottery-exchange">
      <p className="text-meta text-low">
        {t('price', { points: price, amount: value(price), own: format.number(own) })}
      </p>
      {left === 0 ? (
        <p className="text-body text-mid">{t('noneLeft')}</p>
      ) : most === 0 ? (
        <p className="text-body text-mid">{t('short', { points: price - own })}</p>
      ) : (
        <>
          <div className="lottery-exchange-row">
            <div className="lottery-stepper" role="group" aria-label={t('quantity')}>
              <IconButton
                icon="minus"
                label={t('fewer')}
                aria-disabled={quantity === 1}
                onClick={() => want(Math.max(1, quantity - 1))}
              />
              <output aria-live="polite" className="text-subheading">
                {quantity}
              </output>
              <IconButton
                icon="plus"
                label={t('more')}
                aria-disabled={quantity === most}
                onClick={() => want(Math.min(most, quantity + 1))}
              />
            </div>
            {/* The second press of a double click may come after the answer: it is no second wish. */}
            <Button
              wide
              pending={pending && t('pending')}
              onClick={({ detail: presses }) => void (presses < 2 && exchange())}
            >
              {t('action', { points: price * quantity })}
            </Button>
          </div>
          <p className="text-meta text-low">
            {t('costs', {
              count: quantity,
              amount: value(price * quantity),
              left: format.number(own - price * quantity),
            })}
          </p>
        </>
      )}
      {failure && (
        <FailureNotice
          failure={{ ...failure, base: failure.base ?? Object.values(failure.fields)[0] }}
          title={t('failed')}
        />
      )}
    </div>
  );
}
