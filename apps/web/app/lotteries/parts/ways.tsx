import type { Lottery, LotteryStatus } from '@cosmodrome/contract/http/lotteries';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { usePlayer } from '../../platform/session/player.ts';
import { Exchange } from './exchange.tsx';

export interface WaysProps {
  lottery: Lottery;
  status: LotteryStatus | undefined;
  onDone?: () => void;
}

/** The ways to tickets: deposits, astrocoins, gifts; without any pressure to take one of them. */
export function Ways({ lottery, status, onDone }: WaysProps) {
  const t = useTranslations('lotteries.ways');
  const money = useMoneyText();
  const currency = usePlayer()?.currency ?? DEFAULT_CURRENCY;
  const rules = lottery.deposit_scale_rules[currency] ?? [];
  const [first] = rules;
  const carried = status?.carried_cents[currency] ?? 0;
  const { comp_points_ticket_price: price } = lottery;
  return (
    <div className="column lottery-ways">
      {first && (
        <Way icon="wallet" title={t('deposit')}>
          {rules.map((rule) => (
            <p key={rule.from_amount_cents} className="text-meta text-low">
              {t('rule', { from: money(rule.from_amount_cents, currency), price: money(rule.price_cents, currency) })}
            </p>
          ))}
          {status && (
            <Gauge
              value={carried}
              max={first.price_cents}
              label={t('carried')}
              words={t('carriedOf', { amount: money(carried, currency), price: money(first.price_cents, currency) })}
              start={t('carriedOf', { amount: money(carried, currency), price: money(first.price_cents, currency) })}
            />
          )}
          <Anchor className="ui-link text-body" href="/deposit">
            {t('toDeposit')}
          </Anchor>
        </Way>
      )}
      {price !== null && (
        <Way icon="orbit" title={t('coins')}>
          {status ? (
            <Exchange lottery={lottery} status={status} currency={currency} {...(onDone && { onDone })} />
          ) : (
            <p className="text-meta text-low">{t('coinsEach', { points: price })}</p>
          )}
        </Way>
      )}
      <Way icon="gift" title={t('gifts')}>
        <p className="text-meta text-low">{t('giftsText')}</p>
      </Way>
      <p className="text-meta text-low">
        {t('most')}{' '}
        <Anchor className="ui-link" href="/profile/limits">
          {t('limit')}
        </Anchor>
      </p>
    </div>
  );
}

const Way = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <section className="lottery-way">
    <span className="lottery-way-icon">
      <Icon name={icon} size={20} />
    </span>
    <div>
      <h3 className="text-body font-strong text-high">{title}</h3>
      {children}
    </div>
  </section>
);

/** The same as a panel beside the page. */
export function WaysPanel(props: WaysProps) {
  const t = useTranslations('lotteries.ways');
  return (
    <Panel className="column lottery-panel" aria-labelledby="ways-to-tickets">
      <h2 id="ways-to-tickets" className="text-heading">
        {t('title')}
      </h2>
      <Ways {...props} />
    </Panel>
  );
}
