import type { LimitsPolicy, UserLimit } from '@cosmodrome/contract/http/limits';
import { isInForce, type MoneyLimit } from '@cosmodrome/rules/limits/types';
import { Button } from '@cosmodrome/ui/button';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { useMoments } from './moments.ts';
import { MoneyForm } from './money-form.tsx';
import { Waiting } from './waiting.tsx';

export interface MoneyCardProps {
  type: MoneyLimit;
  limits: readonly UserLimit[];
  policy: LimitsPolicy;
  /** Of the wallet in use: what a new limit counts in. */
  currency: string;
}

/** The limits of one kind, one below the other by period, and the form for a new one. */
export function MoneyCard({ type, limits, policy, currency }: MoneyCardProps) {
  const t = useTranslations('limits');
  const heading = useId();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const own = limits.filter((limit) => limit.type === type);
  const holding = own.filter(({ status }) => isInForce(status));
  const free = policy.periods.money.filter((period) => !holding.some((limit) => limit.period === period));
  const close = () => setOpen(null);
  return (
    <Panel aria-labelledby={heading}>
      <div className="limit-head">
        <div>
          <h2 id={heading} className="text-subheading">
            {t(`types.${type}.title`)}
          </h2>
          <p className="mt-1 text-body text-low">{t(`types.${type}.text`)}</p>
        </div>
        {free.length > 0 && open !== 'new' && (
          <Button
            size="small"
            icon="plus"
            aria-label={`${t(holding.length === 0 ? 'set' : 'add')}: ${t(`types.${type}.title`)}`}
            onClick={() => setOpen('new')}
          >
            {t(holding.length === 0 ? 'set' : 'add')}
          </Button>
        )}
      </div>
      {open === 'new' && <MoneyForm {...{ type, policy, currency, free, close }} />}
      {holding.map((limit) => (
        <div key={limit.id} className="limit-row">
          <Holding limit={limit} open={open === limit.id} change={() => setOpen(limit.id)} />
          {open === limit.id && (
            <MoneyForm
              {...{ type, policy, limit, close }}
              free={[]}
              currency={limit.accounts[0]?.currency ?? currency}
            />
          )}
          {limit.status !== 'active' && <Waiting limit={limit} />}
          {own
            .filter(({ period, status }) => period === limit.period && !isInForce(status))
            .map((waiting) => (
              <Waiting key={waiting.id} limit={waiting} />
            ))}
        </div>
      ))}
    </Panel>
  );
}

function Holding({ limit, open, change }: { limit: UserLimit; open: boolean; change: () => void }) {
  const t = useTranslations('limits');
  const money = useMoneyText();
  const { date } = useMoments();
  const [account] = limit.accounts;
  if (!account || limit.period === null) return null;
  const { currency, amount_cents: amount } = account;
  const used = account.current_value_amount_cents;
  const left = Math.max(0, amount - used);
  const name = t(`types.${limit.type as MoneyLimit}.title`);
  const period = t(`per.${limit.period as 'day'}`);
  return (
    <>
      <div className="limit-line">
        <h3 className="text-body text-mid">
          {account.active_until ? t('renews', { period, date: date(account.active_until) }) : period}
        </h3>
        {limit.reached ? (
          <span className="limit-mark is-danger">
            <Icon name="circle-alert" size={16} />
            {t('reached')}
          </span>
        ) : (
          limit.almost && (
            <span className="limit-mark is-warn">
              <Icon name="triangle-alert" size={16} />
              {t('almost')}
            </span>
          )
        )}
        {!open && (
          <Button size="small" aria-label={t('changeOf', { limit: name, period })} onClick={change}>
            {t('change')}
          </Button>
        )}
      </div>
      <div className="limit-line">
        <p className="text-body text-mid">
          <Amount cents={used} currency={currency} size="lead" tone="plain" />{' '}
          {t('ofAmount', { amount: money(amount, currency) })}
        </p>
        <p className="text-body font-strong text-high">{t('leftOf', { amount: money(left, currency) })}</p>
      </div>
      <Gauge
        value={used}
        max={amount}
        label={`${name}, ${period}`}
        words={t('words', { used: money(used, currency), amount: money(amount, currency) })}
      />
    </>
  );
}
