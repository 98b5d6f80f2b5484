import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Icon } from '@cosmodrome/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { usePlayer } from '../../platform/session/player.ts';
import { pointsQuery } from '../../levels/index.ts';
import { ordersQuery, type ShopCard } from '../queries.ts';
import { useName, useText } from '../value.ts';
import { Done, EnableBonuses, type Exchanged, Failed, Sums, Warning } from './exchange-states.tsx';

/** The group of players who seem to have several accounts (spec 6). */
const MULTI_ACCOUNT = '100';

export interface ExchangeDialogProps {
  card: ShopCard;
  quantity: number;
  worth: PointsRate;
  /** What the player has. */
  points: number;
  close: () => void;
}

/** Sends what was chosen, once: a press after a lost answer repeats the same attempt. */
function useExchange({ card, quantity }: Pick<ExchangeDialogProps, 'card' | 'quantity'>, currency: string) {
  const money = useKeyedCall('shop.exchangeMoney');
  const other = useKeyedCall('shop.exchange');
  const { type, group, lottery } = card;
  const points = card.cost * quantity;
  const send = (): Promise<Exchanged | undefined> => {
    if (type === 'money') return money.send({ body: { exchange: { points, currency, group } } });
    const paid = lottery ? { tickets_count: quantity, lottery_id: lottery.id } : { points };
    return other.send({ params: { type }, body: { exchange: { group, ...paid } } });
  };
  return { send, pending: money.pending || other.pending };
}

/**
 * The way of an exchange (spec 4): the warning of several accounts, the question whether to enable bonuses, what it asks
 * and what is left, and then the result.
 */
export default function ExchangeDialog({ card, quantity, worth, points, close }: ExchangeDialogProps) {
  const t = useTranslations('shop');
  const client = useQueryClient();
  const player = usePlayer();
  const [warned, warn] = useState(false);
  const [result, show] = useState<Exchanged | Failure>();
  const { send, pending } = useExchange({ card, quantity }, player?.currency ?? worth.currency);
  const name = useName()(card, quantity);
  const groups = player?.statuses.map(({ id }) => id) ?? [];
  const isMulti = groups.includes(MULTI_ACCOUNT) || (player?.groups.includes(MULTI_ACCOUNT) ?? false);

  const exchange = async (): Promise<void> => {
    try {
      const answer = await send();
      if (answer) show(answer);
    } catch (error) {
      show(failureOf(error));
    }
    await Promise.all(
      [pointsQuery().queryKey, ['levels.history'], ordersQuery().queryKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };

  if (isMulti && !warned) return <Warning close={close} go={() => warn(true)} />;
  if (card.wager > 0 && player && !player.can_issue_bonuses && !result) return <EnableBonuses close={close} />;
  if (result && 'points_left' in result) return <Done {...{ card, worth, name, close }} exchanged={result} />;
  if (result) return <Failed failure={result} {...{ pending, close }} again={() => void exchange()} />;
  const cost = card.cost * quantity;
  return (
    <Dialog
      title={t('ask.title')}
      closeLabel={t('ask.cancel')}
      onClose={close}
      size="small"
      foot={
        <>
          <Button
            look="ignited"
            size="sheet"
            wide
            pending={pending && t('ask.pending')}
            onClick={() => void exchange()}
          >
            {t('ask.exchange', { points: cost })}
          </Button>
          <Button look="bare" wide onClick={close}>
            {t('ask.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-body-strong text-high">{name}</p>
        <Asks card={card} worth={worth} />
        <Sums
          worth={worth}
          rows={[
            [t('ask.get'), name],
            [t('ask.give'), cost],
            [t('ask.left'), points - cost],
          ]}
        />
      </div>
    </Dialog>
  );
}

/** What an exchange asks of the player, before it. */
function Asks({ card, worth }: Pick<ExchangeDialogProps, 'card' | 'worth'>) {
  const t = useTranslations('shop');
  const money = useMoneyText();
  const text = useText(worth.currency);
  const { type, wager, days, highestStake, money: amount } = card;
  const terms =
    wager > 0 && days !== null && highestStake !== null && amount
      ? t('card.terms', { wager, days, most: money(highestStake, amount.currency) })
      : type === 'money'
        ? t('ask.atOnce')
        : type === 'special'
          ? t('ask.post')
          : text(card);
  return (
    <div className="ui-well shop-asks">
      <p className="text-body font-strong text-high">{t('ask.asks')}</p>
      <ul>
        {[terms, t('ask.final')].map((line) => (
          <li key={line} className="text-body text-mid">
            <Icon name="check" size={16} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
