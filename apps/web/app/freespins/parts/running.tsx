import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import { Button } from '@cosmodrome/ui/button';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon } from '@cosmodrome/ui/icon';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import Sheet from './sheet.tsx';
import { useDay } from './use-day.ts';

interface RunningProps {
  spins: FreeSpins;
  /** Whether the next rounds are staked by the player all the same. */
  ownMoney: boolean;
  leave: () => void;
}

/** Free spins that are played: how far they are, what was won, and the way to all that they ask. */
export function Running({ spins, ownMoney, leave }: RunningProps) {
  const t = useTranslations('freespins.bar');
  const money = useMoneyText();
  const day = useDay();
  const [open, show] = useState(false);
  const { freespins_total: total, currency, valid_until: until } = spins;
  const played = spins.freespins_performed ?? 0;
  return (
    <>
      <div className="freespin-head">
        <h2 id="freespin-bar" className="text-subheading text-high">
          {t('of', { played, total })}
        </h2>
        <p className="freespin-until text-meta text-low">{t('until', { day: day(until) })}</p>
      </div>
      <Gauge
        value={played}
        max={total}
        label={t('of', { played, total })}
        words={t('of', { played, total })}
        start={t('played', { count: played })}
        end={t('left', { count: total - played })}
      />
      <dl>
        <Fact place="each" name={t('each')}>
          {t('fixed', { amount: money(spins.bet_cents, currency) })}
        </Fact>
        <Fact place="won" name={t('won')}>
          <Amount cents={spins.won_cents} currency={currency} />
        </Fact>
        <Fact place="end" name={t('end')}>
          {spins.wager === 0 ? t('money') : t('wager', { times: spins.wager })}
          {spins.max_win_cents !== null && `, ${t('most', { amount: money(spins.max_win_cents, currency) })}`}
        </Fact>
      </dl>
      <Button look="bare" size="small" className="freespin-more" aria-haspopup="dialog" onClick={() => show(true)}>
        {t('more')}
        <Icon name="chevron-down" size={16} />
      </Button>
      {open && <Sheet spins={spins} ownMoney={ownMoney} close={() => show(false)} leave={leave} />}
    </>
  );
}

const Fact = ({ place, name, children }: { place: string; name: string; children: ReactNode }) => (
  <div className={`is-${place}`}>
    <dt className="text-meta text-low">{name}</dt>
    <dd className="text-body font-strong text-high">{children}</dd>
  </div>
);
