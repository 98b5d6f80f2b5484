import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Icon } from '@cosmodrome/ui/icon';
import { Notice } from '@cosmodrome/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { apiOf } from '../../platform/queries/query.ts';
import { playerQuery, usePlayer } from '../../platform/session/player.ts';
import { pointsQuery } from '../../levels/index.ts';
import { ordersQuery, type ShopCard } from '../queries.ts';
import { useName, useValue } from '../value.ts';

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

type Exchanged = CallAnswer<'shop.exchange'>;

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
        <Asks card={card} quantity={quantity} />
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
function Asks({ card }: Pick<ExchangeDialogProps, 'card' | 'quantity'>) {
  const t = useTranslations('shop');
  const money = useMoneyText();
  const { type, wager, days, highestStake, money: amount } = card;
  const terms =
    wager > 0 && days !== null && highestStake !== null && amount
      ? t('card.terms', { wager, days, most: money(highestStake, amount.currency) })
      : type === 'money'
        ? t('ask.atOnce')
        : type === 'special'
          ? t('ask.post')
          : card.text;
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

/** Rows of words and points; points with their value. */
function Sums({ rows, worth }: { rows: readonly (readonly [string, string | number])[]; worth: PointsRate }) {
  const t = useTranslations('shop.ask');
  const value = useValue(worth);
  return (
    <dl className="ui-well shop-sums">
      {rows.map(([label, what]) => (
        <div key={label}>
          <dt className="text-body text-mid">{label}</dt>
          <dd className="text-body font-strong text-high">
            {typeof what === 'number' ? t('price', { points: what, amount: value(what) }) : what}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Warning({ close, go }: { close: () => void; go: () => void }) {
  const t = useTranslations('shop.ask');
  return (
    <Dialog
      key="warning"
      title={t('warning.title')}
      closeLabel={t('cancel')}
      onClose={close}
      size="small"
      foot={
        <>
          <Button size="sheet" wide onClick={go}>
            {t('warning.go')}
          </Button>
          <Button look="bare" wide onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p className="text-body text-mid">{t('warning.text')}</p>
    </Dialog>
  );
}

/** Bonuses are off: the reward is one. Enabling them leads on by itself. */
function EnableBonuses({ close }: { close: () => void }) {
  const t = useTranslations('shop');
  const client = useQueryClient();
  const [pending, wait] = useState(false);
  const [failure, fail] = useState<Failure>();
  const enable = async (): Promise<void> => {
    wait(true);
    fail(undefined);
    try {
      const player = await apiOf(client)('bonuses.settings', { body: { can_issue: true } });
      client.setQueryData(playerQuery().queryKey, player);
    } catch (error) {
      fail(failureOf(error));
      wait(false);
    }
  };
  return (
    <Dialog
      key="bonuses"
      title={t('ask.bonuses.title')}
      closeLabel={t('ask.cancel')}
      onClose={close}
      size="small"
      foot={
        <>
          <Button size="sheet" wide pending={pending && t('ask.bonuses.pending')} onClick={() => void enable()}>
            {t('ask.bonuses.enable')}
          </Button>
          <Button look="bare" wide onClick={close}>
            {t('ask.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Notice icon="circle-alert" tone="danger" alert>
            {failure.base ?? t('failed.broken')}
          </Notice>
        )}
        <p className="text-body text-mid">{t('ask.bonuses.text')}</p>
      </div>
    </Dialog>
  );
}

interface DoneProps extends Pick<ExchangeDialogProps, 'card' | 'worth' | 'close'> {
  name: string;
  exchanged: Exchanged;
}

function Done({ card, worth, name, exchanged, close }: DoneProps) {
  const t = useTranslations('shop.done');
  const kind = card.wager > 0 ? 'bonus' : card.type === 'money' ? 'money' : card.type === 'special' ? 'thing' : 'other';
  return (
    <Dialog
      key="done"
      title={t('title', { title: name })}
      closeLabel={t('stay')}
      onClose={close}
      size="small"
      foot={
        <>
          {kind === 'bonus' && (
            <Button size="sheet" wide href="/profile/promocode">
              {t('bonuses')}
            </Button>
          )}
          <Button size="sheet" wide onClick={close}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4" role="status">
        <Notice icon="circle-check" tone="ok">
          {t(kind)}
        </Notice>
        <Sums
          worth={worth}
          rows={[
            [t('exchanged'), exchanged.points],
            [t('left'), exchanged.points_left],
          ]}
        />
      </div>
    </Dialog>
  );
}

interface FailedProps {
  failure: Failure;
  pending: boolean;
  again: () => void;
  close: () => void;
}

function Failed({ failure, pending, again, close }: FailedProps) {
  const t = useTranslations('shop');
  const offline = failure.kind === 'offline';
  const words = failure.base ?? Object.values(failure.fields)[0] ?? t(offline ? 'failed.offline' : 'failed.broken');
  return (
    <Dialog
      key="failed"
      title={t('failed.title')}
      closeLabel={t('close')}
      onClose={close}
      size="small"
      foot={
        <>
          <Button icon="refresh-cw" size="sheet" wide pending={pending && t('ask.pending')} onClick={again}>
            {t('failed.again')}
          </Button>
          <Button look="bare" wide onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Notice icon={offline ? 'wifi-off' : 'circle-alert'} tone="danger" alert>
          {words}
        </Notice>
        {!offline && failure.kind === 'refused' && <p className="text-body text-mid">{t('failed.untouched')}</p>}
      </div>
    </Dialog>
  );
}
