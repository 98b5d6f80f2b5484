import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Notice } from '@cosmodrome/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { playerQuery } from '../../platform/session/player.ts';
import type { ShopCard } from '../queries.ts';
import { useValue } from '../value.ts';
import { CallFailure } from '../../platform/forms/call-failure.tsx';

export type Exchanged = CallAnswer<'shop.exchange'>;

/** Rows of words and points; points with their value. */
export function Sums({ rows, worth }: { rows: readonly (readonly [string, string | number])[]; worth: PointsRate }) {
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

/** Who seems to have several accounts is warned first (spec 4). */
export function Warning({ close, go }: { close: () => void; go: () => void }) {
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
export function EnableBonuses({ close }: { close: () => void }) {
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

interface DoneProps {
  card: ShopCard;
  worth: PointsRate;
  close: () => void;
  name: string;
  exchanged: Exchanged;
}

/** It worked: where the reward is now, and what is left. */
export function Done({ card, worth, name, exchanged, close }: DoneProps) {
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
            <Button size="sheet" wide href="/profile/gifts">
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

/** It did not work, or nobody knows: what that means for the points. */
export function Failed({ failure, pending, again, close }: FailedProps) {
  const t = useTranslations('shop');
  const offline = failure.kind === 'offline';
  const base = failure.base ?? Object.values(failure.fields)[0];
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
        <CallFailure failure={{ ...failure, base }} offline={t('failed.offline')} broken={t('failed.broken')} />
        {!offline && failure.kind === 'refused' && <p className="text-body text-mid">{t('failed.untouched')}</p>}
      </div>
    </Dialog>
  );
}
