import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import { costOfStakes } from '@cosmodrome/rules/bonuses/wagering';
import { outlookOf } from '@cosmodrome/rules/freespins/winnings';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Well } from '@cosmodrome/ui/well';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bonusesQuery, CancelDialog } from '../../bonuses/index.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { useSite } from '../../platform/site.ts';
import { useDay } from './use-day.ts';

interface EndedProps {
  spins: FreeSpins;
  /** What the game returns, in per cent; null where it is not known. */
  rtp: number | null;
  close: () => void;
}

/** The last spin is done: what was won, what it asks now, and the ways on. A phone shows it as a sheet over the game. */
export function Ended({ spins, rtp, close }: EndedProps) {
  const t = useTranslations('freespins.ended');
  const sheet = useTranslations('freespins.sheet');
  const phone = useSite().device === 'mobile';
  const { currency, wager, won_cents: won, max_win_cents: maxWin, freespins_total: total } = spins;
  const { given } = outlookOf({ won, maxWin, wager });
  const asks = given > 0 && wager > 0;
  const played = <p className="text-meta text-low">{t('of', { played: spins.freespins_performed ?? 0, total })}</p>;
  const title =
    given === 0
      ? t('none')
      : t.rich(wager > 0 ? 'bonus' : 'money', {
          amount: () => (
            <Amount
              key="amount"
              cents={given}
              currency={currency}
              tone={wager > 0 ? 'gold-dim' : 'gold'}
              size={phone ? 'title' : 'inherit'}
            />
          ),
        });
  const free = <p className="text-meta text-mid">{t(given === 0 ? 'noneText' : 'moneyText')}</p>;
  const on = t(asks ? 'onBonus' : 'onMoney');
  if (phone) {
    return (
      <Dialog
        title={<span className="text-subheading">{title}</span>}
        closeLabel={sheet('close')}
        onClose={close}
        size="small"
        className="freespin-end"
        foot={
          <>
            <Button look="ignited" size="sheet" wide href="/profile/gifts">
              {t('gifts')}
            </Button>
            <div className="freespin-actions">
              <Button onClick={close}>{on}</Button>
              {asks && <GiveUp currency={currency} />}
            </div>
          </>
        }
      >
        {played}
        {asks ? <Asked spins={spins} rtp={rtp} /> : free}
      </Dialog>
    );
  }
  return (
    <section className="freespin-bar is-ended" aria-labelledby="freespin-bar">
      <div className="freespin-head">
        {played}
        <h2 id="freespin-bar" className="text-subheading text-high">
          {title}
        </h2>
        {!asks && free}
      </div>
      {asks && <Asked spins={spins} rtp={rtp} />}
      <div className="freespin-actions">
        <Button size="small" href="/profile/gifts">
          {t('gifts')}
        </Button>
        <Button size="small" onClick={close}>
          {on}
        </Button>
        {asks && <GiveUp currency={currency} />}
      </div>
    </section>
  );
}

/** The bonus that the winnings have become. */
function useWon(currency: string) {
  const { data } = useQuery(bonusesQuery());
  return data?.find(
    (bonus) =>
      bonus.strategy === 'freespins' &&
      bonus.currency === currency &&
      (bonus.stage === 'handle_bets' || bonus.stage === 'issued'),
  );
}

function Asked({ spins, rtp }: { spins: FreeSpins; rtp: number | null }) {
  const t = useTranslations('freespins.ended');
  const money = useMoneyText();
  const day = useDay();
  const { currency, wager, won_cents: won, max_win_cents: maxWin } = spins;
  const bonus = useWon(currency);
  const { toWager } = outlookOf({ won, maxWin, wager });
  const until = bonus?.valid_until ?? null;
  const cost = rtp === null ? null : costOfStakes(toWager, rtp);
  const amount = money(toWager, currency);
  return (
    <div className="freespin-asked">
      <Well as="dl" className="freespin-facts">
        <Row name={t('wager', { times: wager })}>{amount}</Row>
        <Row name={t('bets')}>{t('upTo', { amount: money(spins.max_bet_cents ?? 0, currency) })}</Row>
        <Row name={t('until')}>{until === null ? t('days', { count: spins.days_to_wager ?? 0 }) : day(until)}</Row>
        {maxWin !== null && <Row name={t('most')}>{money(maxWin, currency)}</Row>}
      </Well>
      <Gauge
        value={0}
        max={toWager}
        label={t('wager', { times: wager })}
        words={t('share', { done: money(0, currency), all: amount })}
        start={t('share', { done: money(0, currency), all: amount })}
        end={cost !== null && t('cost', { amount: money(cost, currency) })}
      />
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function GiveUp({ currency }: { currency: string }) {
  const t = useTranslations('freespins.ended');
  const bonus = useWon(currency);
  const [asking, ask] = useState(false);
  if (!bonus) return null;
  return (
    <>
      <Button look="bare" size="small" onClick={() => ask(true)}>
        {t('give')}
      </Button>
      {asking && (
        <Suspense>
          <CancelDialog bonus={bonus} close={() => ask(false)} />
        </Suspense>
      )}
    </>
  );
}
