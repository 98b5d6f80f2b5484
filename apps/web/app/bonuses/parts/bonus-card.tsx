import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import { Badge } from '@cosmodrome/ui/badge';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../../platform/device/part.ts';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { apiOf } from '../../platform/queries/query.ts';
import { bonusesQuery } from '../queries.ts';
import { FailureText } from './failure-text.tsx';
import { Term } from './term.tsx';

const WagerGauge = part(() => import('./wager-gauge.tsx'));
const CancelDialog = part(() => import('./cancel-dialog.tsx'));

/** One bonus with all its terms, and what can be done with it (player protection R21). */
export function BonusCard({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('bonuses.list');
  const stages = useTranslations('bonuses.stages');
  const [giving, give] = useState(false);
  const { title, stage, currency, amount_cents: amount } = bonus;
  const action = t(stage === 'issued' ? 'decline' : 'giveUp');
  return (
    <Panel as="li" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-subheading text-high">{title}</h3>
        <Badge look={stage === 'handle_bets' ? 'lit' : 'info'}>{stages(stage)}</Badge>
      </div>
      <p className="mt-2">
        <Amount cents={amount} currency={currency} size="title" fit />
      </p>
      {stage === 'handle_bets' && (
        <div className="mt-5 min-h-[60px]">
          <Suspense>
            <WagerGauge bonus={bonus} />
          </Suspense>
        </div>
      )}
      {bonus.confirm_first && (
        <Notice
          icon="mail"
          title={t('confirmFirst')}
          className="mt-4"
          end={<Button href="/email-verify">{t('confirm')}</Button>}
        >
          {t(bonus.activatable_until === null ? 'confirmBegins' : 'confirmTake')}
        </Notice>
      )}
      {stage === 'wait' && <p className="mt-3 text-body text-mid">{t('waits')}</p>}
      <Terms bonus={bonus} />
      <div className="mt-5 flex flex-wrap gap-2">
        {bonus.activatable && <Take bonus={bonus} />}
        {bonus.cancelable && (
          <Button aria-label={t('of', { action, title })} onClick={() => give(true)}>
            {action}
          </Button>
        )}
      </div>
      {giving && (
        <Suspense>
          <CancelDialog bonus={bonus} close={() => give(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function Terms({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('bonuses.list');
  const money = useMoneyText();
  const format = useFormat();
  const { currency, wager, max_win_cents: most, closed_families: closed } = bonus;
  const moment = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const whole = money(bonus.amount_wager_requirement_cents, currency);
  return (
    <dl className="bonus-terms">
      <Term name={t('wager')}>{t('wagerOf', { times: wager, amount: whole })}</Term>
      <Term name={t('maxBet')}>{money(bonus.max_bet_cents, currency)}</Term>
      {closed.length > 0 && (
        <Term name={t('closed')}>{closed.map((family) => t(`families.${family}`)).join(', ')}</Term>
      )}
      <Term name={t('maxWin')}>{most === null ? t('maxWinNone') : money(most, currency)}</Term>
      {bonus.valid_until === null ? (
        <Term name={t('days')}>{t('daysOf', { days: bonus.days_to_wager })}</Term>
      ) : (
        <Term name={t('until')}>{moment(bonus.valid_until)}</Term>
      )}
      {(bonus.activatable || bonus.confirm_first) && bonus.activatable_until !== null && (
        <Term name={t('answerUntil')}>{moment(bonus.activatable_until)}</Term>
      )}
    </dl>
  );
}

function Take({ bonus: { id, title } }: { bonus: Bonus }) {
  const t = useTranslations('bonuses.list');
  const client = useQueryClient();
  const [pending, wait] = useState(false);
  const [failure, fail] = useState<Failure>();
  const take = async (): Promise<void> => {
    if (pending) return;
    wait(true);
    fail(undefined);
    try {
      await apiOf(client)('bonuses.activate', { params: { id } });
    } catch (error) {
      fail(failureOf(error));
    } finally {
      wait(false);
    }
    await client.invalidateQueries({ queryKey: bonusesQuery().queryKey });
  };
  return (
    <>
      {failure && <FailureText failure={failure} title={t('notTaken')} className="w-full" />}
      <Button
        look="armed"
        aria-label={t('of', { action: t('take'), title })}
        pending={pending && t('taking')}
        onClick={() => void take()}
      >
        {t('take')}
      </Button>
    </>
  );
}
