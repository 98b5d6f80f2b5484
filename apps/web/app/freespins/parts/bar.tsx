import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import { Button } from '@cosmodrome/ui/button';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Notice } from '@cosmodrome/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { FieldsDialog } from '../../profile/index.ts';
import { freeSpinsQuery, useFreeSpinsOf } from '../queries.ts';
import { useActivation } from './use-activation.ts';
import './bar.css';

interface BarProps {
  game: string;
  currency: string;
  /** The round that runs in the game: how the free spins stand is read when it has ended, so that nothing is told early. */
  round: string | null;
  /** Opens the game anew, which then knows of the free spins. */
  again: () => void;
}

/** Free spins of a game, between it and its bar: how far they are, or that they wait with their terms. */
export default function FreeSpinBar({ game, currency, round, again }: BarProps) {
  const client = useQueryClient();
  const spins = useFreeSpinsOf(game, currency);
  const runs = spins?.stage === 'activated';
  useEffect(() => {
    if (round === null && runs) void client.invalidateQueries({ queryKey: freeSpinsQuery().queryKey });
  }, [client, round, runs]);
  if (!spins) return null;
  return (
    <section className="freespin-bar" aria-labelledby="freespin-bar">
      {runs ? <Running spins={spins} /> : <Waiting spins={spins} again={again} />}
    </section>
  );
}

function Running({ spins }: { spins: FreeSpins }) {
  const t = useTranslations('freespins.bar');
  const money = useMoneyText();
  const format = useFormat();
  const { freespins_total: total, currency, valid_until: until } = spins;
  const played = spins.freespins_performed ?? 0;
  const day = until === null ? '' : format.dateTime(new Date(until), { day: 'numeric', month: 'long' });
  return (
    <>
      <div>
        <h2 id="freespin-bar" className="text-subheading text-high">
          {t('of', { played, total })}
        </h2>
        <p className="text-meta text-low">{t('until', { day })}</p>
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
        <Fact name={t('each')}>{t('fixed', { amount: money(spins.bet_cents, currency) })}</Fact>
        <Fact name={t('won')}>
          <Amount cents={spins.won_cents} currency={currency} />
        </Fact>
        <Fact name={t('end')}>
          {spins.wager === 0 ? t('money') : t('wager', { times: spins.wager })}
          {spins.max_win_cents !== null && ` ${t('most', { amount: money(spins.max_win_cents, currency) })}`}
        </Fact>
      </dl>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-meta text-low">{name}</dt>
    <dd className="text-body font-strong text-high">{children}</dd>
  </div>
);

function Waiting({ spins, again }: { spins: FreeSpins; again: () => void }) {
  const t = useTranslations('freespins.waiting');
  const fields = useTranslations('play.fields');
  const money = useMoneyText();
  const activation = useActivation(again);
  const { id, currency, wager, freespins_total: count } = spins;
  const stake = money(spins.bet_cents, currency);
  const won =
    wager === 0
      ? t('money')
      : t('bonus', {
          times: wager,
          days: spins.days_to_wager ?? 0,
          amount: money(spins.max_bet_cents ?? 0, currency),
        });
  return (
    <>
      <div>
        <h2 id="freespin-bar" className="text-subheading text-high">
          {t('title', { count })}
        </h2>
        <p className="text-label text-mid">
          {t('terms', { stake, days: spins.days_to_play })} {won}
          {spins.max_win_cents !== null && ` ${t('most', { amount: money(spins.max_win_cents, currency) })}`}
        </p>
        {activation.failure && (
          <Notice icon="circle-alert" tone="danger" title={t('failed')} alert>
            {activation.failure.base ?? t('again')}
          </Notice>
        )}
      </div>
      <Button look="ignited" pending={activation.pending && t('starting')} onClick={() => void activation.activate(id)}>
        {t('start')}
      </Button>
      {activation.fields && (
        <Suspense>
          <FieldsDialog
            fields={activation.fields}
            title={fields('title')}
            text={fields('text')}
            save={fields('save')}
            leaveLabel={fields('leave')}
            done={() => void activation.activate(id)}
            leave={activation.leave}
          />
        </Suspense>
      )}
    </>
  );
}
