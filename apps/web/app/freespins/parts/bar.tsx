import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { onChannel } from '../../platform/realtime/realtime.ts';
import { FieldsDialog } from '../../profile/index.ts';
import { freeSpinsQuery, useFreeSpinsById, useFreeSpinsOf } from '../queries.ts';
import { Ended } from './ended.tsx';
import { Running } from './running.tsx';
import { useActivation } from './use-activation.ts';
import './bar.css';

interface BarProps {
  game: string;
  /** What it returns, in per cent; null where that is not known. */
  rtp: number | null;
  currency: string;
  /** The round that runs in the game: how the free spins stand is read when it has ended, so that nothing is told early. */
  round: string | null;
  /** Whether the player stakes the next rounds although there are free spins to play. */
  ownMoney: boolean;
  /** Opens the game anew, which then knows of the free spins. */
  again: () => void;
  leave: () => void;
}

/** Free spins of a game, between it and its bar: that they wait with their terms, how far they are, or what they have brought. */
export default function FreeSpinBar({ game, rtp, currency, round, ownMoney, again, leave }: BarProps) {
  const client = useQueryClient();
  const spins = useFreeSpinsOf(game, currency);
  const runs = spins?.stage === 'activated';
  useEffect(() => {
    if (round === null && runs) void client.invalidateQueries({ queryKey: freeSpinsQuery().queryKey });
  }, [client, round, runs]);
  // Rounds are told by the game, when it has shown them; what happens without one is told by the channel.
  useEffect(
    () =>
      onChannel('freespins_changes', ({ stage }) => {
        if (stage === 'activated' || stage === 'finished') return;
        void client.invalidateQueries({ queryKey: freeSpinsQuery().queryKey });
      }),
    [client],
  );
  // Those that were played here last: what they have brought is told until the player goes on.
  const [last, keep] = useState<number | null>(null);
  const running = runs ? spins.id : null;
  useEffect(() => {
    if (running !== null) keep(running);
  }, [running]);
  const ended = useFreeSpinsById(last);
  const isOver = ended !== undefined && ended.stage !== 'activated' && ended.stage !== 'issued';
  if (!runs && isOver) return <Ended spins={ended} rtp={rtp} close={() => keep(null)} />;
  if (!spins) return null;
  return (
    <section className={runs ? 'freespin-bar is-running' : 'freespin-bar'} aria-labelledby="freespin-bar">
      {runs ? <Running spins={spins} ownMoney={ownMoney} leave={leave} /> : <Waiting spins={spins} again={again} />}
    </section>
  );
}

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
