import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { MethodMark } from '../method-mark.tsx';
import { useMethodName } from '../method-name.ts';
import { isOpen, stateLook } from '../payment/screen.ts';
import { useCancel } from '../payment/use-cancel.ts';

/** One payment: how, when, its state in words, and the amount. A press shows it. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const t = useTranslations('cashbox.history');
  const format = useFormat();
  const nameOf = useMethodName();
  const text = useMoneyText();
  const { open } = useOverlays();
  const { id, action, state, currency, amount_cents, brand } = payment;
  const { tone, icon } = stateLook[state];
  const out = action === 'cashout';
  // Only what has moved, or may still move, has a direction.
  const moves = state === 'succeeded' || isOpen(payment);
  const date = format.dateTime(new Date(payment.created_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return (
    <li>
      <button
        type="button"
        className="cashbox-payment"
        onClick={() => open(`/cashbox?payment=${id}`, { replaceTop: true })}
      >
        <MethodMark brand={brand} size={36} />
        <span className="grid min-w-0 flex-1">
          <strong className="text-body font-strong text-high">
            {t(action)} · {nameOf(brand)}
          </strong>
          <span className="text-meta text-low">{date}</span>
          {payment.held_cents > 0 && (
            <span className="text-meta text-mid">{t('held', { amount: text(payment.held_cents, currency) })}</span>
          )}
        </span>
        <span className="grid justify-items-end gap-1">
          <Amount
            cents={out && moves ? -amount_cents : amount_cents}
            currency={currency}
            signed={moves}
            tone={state === 'succeeded' && !out ? 'gold' : 'plain'}
            size="body"
          />
          <span className={`payment-word is-${tone}`}>
            <Icon name={icon} size={14} />
            {t(`states.${state}`)}
          </span>
        </span>
      </button>
      {payment.cancelable && <OpenDeposit payment={payment} />}
    </li>
  );
}

/** What can be done with a deposit that waits for its player: go on with it, or give it up. */
function OpenDeposit({ payment }: { payment: Payment }) {
  const t = useTranslations('cashbox.history');
  const failed = useTranslations('cashbox.result.cancel');
  const broken = useTranslations('cashbox.failure');
  const text = useMoneyText();
  const { open } = useOverlays();
  const { pending, failure, cancel } = useCancel(payment);
  const amount = text(payment.amount_cents, payment.currency);
  return (
    <div className="cashbox-payment-ways">
      <Button
        look="quiet"
        size="small"
        aria-label={t('continueOf', { amount })}
        onClick={() => open(`/cashbox?payment=${payment.id}`, { replaceTop: true })}
      >
        {t('continue')}
      </Button>
      <Button
        look="bare"
        size="small"
        aria-label={t('cancelOf', { amount })}
        pending={pending && failed('pending')}
        onClick={cancel}
      >
        {t('cancel')}
      </Button>
      {failure && (
        <p role="alert" className="w-full text-meta text-danger">
          {failure.base ?? broken(failure.kind === 'offline' ? 'offlinePlain' : 'broken')}
        </p>
      )}
    </div>
  );
}
