import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Notice } from '@cosmodrome/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverNow } from '../../platform/api/server-time.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { useSession } from '../../platform/session/session.ts';
import { gamingTimes } from '../session/gaming.ts';
import { useSums } from './facts.tsx';
import type { Asking } from './use-reality-check.ts';

export interface RealityDialogProps {
  asking: Asking;
  currency: string | null;
  confirm: () => void;
  leave: () => void;
}

const minutesSince = (started = serverNow()): number => Math.max(0, Math.floor((serverNow() - started) / 60_000));

/** What has been played since the session began. Stays until the player has chosen. */
export default function RealityDialog({ asking, currency, confirm, leave }: RealityDialogProps) {
  const t = useTranslations('play.check');
  const player = useSession() === 'player';
  const { wagered, won, net } = useSums(currency);
  const [minutes] = useState(() => minutesSince(gamingTimes.get()?.started));
  const rows =
    currency === null
      ? []
      : [
          { label: t('wagered'), amount: <Amount cents={wagered} currency={currency} tone="plain" /> },
          { label: t('won'), amount: <Amount cents={won} currency={currency} tone="plain" /> },
          {
            label: t('net'),
            amount: <Amount cents={net} currency={currency} signed tone={net > 0 ? 'ok' : 'plain'} />,
          },
        ];
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('goOn')}
      closable={false}
      size="small"
      onClose={confirm}
      foot={
        <div className="play-check-ways">
          <Button wide size="large" pending={asking === 'pending' && t('saving')} onClick={confirm}>
            {t('goOn')}
          </Button>
          <Button wide look="bare" onClick={leave}>
            {t('stop')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {asking === 'failed' && (
          <Notice icon="circle-alert" tone="danger" alert>
            {t('failed')}
          </Notice>
        )}
        <p className="text-lead text-mid">{t('text')}</p>
      </div>
      <dl className="play-check-facts">
        <div>
          <dt>{t('time')}</dt>
          <dd>{t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</dd>
        </div>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {player && (
        <Button
          look="bare"
          icon="history"
          className="play-check-history"
          href="/profile/games-history"
          onClick={confirm}
        >
          {t('history')}
        </Button>
      )}
    </Dialog>
  );
}
