import type { NextStep, Payment } from '@cosmodrome/contract/http/cashbox';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { useMethodName } from '../method-name.ts';
import { useAccounts } from '../queries.ts';
import { RecallPart } from './recall-part.tsx';
import { stateLook } from './screen.ts';

export interface PaymentStateProps {
  payment: Payment;
  next: NextStep;
  /** The page the player came from. */
  before: string | undefined;
  close: () => void;
}

/** The live state of a payment: sign, amount, words, what the wallet holds, and the one thing to do next. */
export function PaymentState({ payment, next, before, close }: PaymentStateProps) {
  const t = useTranslations('cashbox.result');
  const format = useFormat();
  const nameOf = useMethodName();
  const { action, state, currency } = payment;
  const { tone, icon } = stateLook[state];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const moved = state === 'succeeded';
  const date = format.dateTime(new Date(payment.finished_at ?? payment.created_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return (
    <div className="payment-state">
      <span className={`payment-sign is-${tone}`} aria-hidden>
        <Icon name={icon} size={28} />
      </span>
      <Amount
        cents={action === 'cashout' && moved ? -payment.amount_cents : payment.amount_cents}
        currency={currency}
        signed={moved}
        size="banner"
        tone={moved && action === 'deposit' ? 'gold' : 'plain'}
        fit
      />
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className="text-title text-high outline-none">
          {t(`states.${action}.${state}`)}
        </h3>
        <p className="mt-2 text-lead text-mid">{t(`next.${action}.${state}`)}</p>
      </div>
      <p className="text-body text-low">{t('method', { method: nameOf(payment.brand), date })}</p>
      <Holds currency={currency} />
      <RecallPart payment={payment} onRecalled={() => heading.current?.focus()} />
      <div className="cashbox-action">
        <Onward payment={payment} next={next} before={before} close={close} />
      </div>
    </div>
  );
}

function Holds({ currency }: { currency: string }) {
  const t = useTranslations('cashbox.result');
  const account = useAccounts()?.find((each) => each.currency === currency);
  if (!account) return null;
  const { amount_cents: total, available_to_cashout_cents: real } = account;
  return (
    <dl className="cashbox-after is-panel">
      <div>
        <dt>{t('real')}</dt>
        <dd>
          <Amount cents={real} currency={currency} size="lead" />
        </dd>
      </div>
      {total > real && (
        <div>
          <dt>{t('bonus')}</dt>
          <dd>
            <Amount cents={total - real} currency={currency} size="lead" tone="gold-dim" />
          </dd>
        </div>
      )}
    </dl>
  );
}

const FAILED: ReadonlySet<Payment['state']> = new Set(['declined', 'rejected', 'canceled', 'recalled']);

/** One way on: the provider's page again, another try, or back to where the player was. */
function Onward({ payment, next, before, close }: PaymentStateProps) {
  const t = useTranslations('cashbox.result');
  const { leaveTo, open } = useOverlays();
  const done = (): void => (before === undefined ? close() : leaveTo(before));
  const back = before === undefined ? t('done') : t('back');
  if (next.type === 'redirect' && payment.state === 'pending') {
    return (
      <>
        <Button look="ignited" size="sheet" wide onClick={() => location.assign(next.url)}>
          {t('resume')}
        </Button>
        <Button look="bare" wide onClick={done}>
          {back}
        </Button>
      </>
    );
  }
  if (FAILED.has(payment.state)) {
    const deposit = payment.action === 'deposit';
    const again = payment.state === 'canceled' ? 'again' : deposit ? 'retryDeposit' : 'retryWithdraw';
    return (
      <>
        <Button
          look="ignited"
          size="sheet"
          wide
          onClick={() => open(deposit ? '/deposit' : '/withdraw', { replaceTop: true })}
        >
          {t(again)}
        </Button>
        <Button look="bare" wide onClick={done}>
          {back}
        </Button>
      </>
    );
  }
  return (
    <Button look={payment.state === 'succeeded' ? 'ignited' : 'quiet'} size="sheet" wide onClick={done}>
      {back}
    </Button>
  );
}
