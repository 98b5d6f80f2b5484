import { useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';
import type { PartProps } from './parts.ts';

/** What the wallet holds once the payment is done. */
export function AfterPart({ action, account, form }: PartProps) {
  const t = useTranslations('cashbox.after');
  const { currency, available_to_cashout_cents: real, amount_cents: total } = account;
  const cents = form.entry.cents ?? 0;
  const after = action === 'deposit' ? real + cents : real - cents;
  return (
    <dl className="cashbox-after">
      <div>
        <dt>{t(action === 'deposit' ? 'real' : 'left')}</dt>
        <dd>
          <Amount cents={after} currency={currency} size="lead" />
        </dd>
      </div>
      {total > real && form.ending.length === 0 && (
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
