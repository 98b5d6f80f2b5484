import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { MethodMark } from '../method-mark.tsx';
import { useMethodName } from '../method-name.ts';
import { isOpen, stateLook } from '../payment/screen.ts';

/** One payment: how, when, its state in words, and the amount. A press shows it. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const t = useTranslations('cashbox.history');
  const format = useFormat();
  const nameOf = useMethodName();
  const { open } = useOverlays();
  const { id, action, state, currency, amount_cents, brand } = payment;
  const { tone, icon } = stateLook[state];
  const out = action === 'cashout';
  // Only what has moved, or may still move, has a direction.
  const moves = state === 'succeeded' || isOpen(payment);
  const date = format.dateTime(new Date(payment.created_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
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
    </li>
  );
}
