import type { Account } from '@cosmodrome/contract/http/money';
import { ValueWell } from '@cosmodrome/ui/balance-well';
import { useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';

/** Of what a wallet's balance is made, where there are two parts: what can be withdrawn, and what is still bonus. */
export function BalanceParts({ account }: { account: Account }) {
  const t = useTranslations('shell.wallet');
  const { currency, amount_cents: total, available_to_cashout_cents: real } = account;
  if (total <= real) return null;
  return (
    <div className="grid grid-cols-2 gap-2">
      <ValueWell label={t('real')}>
        <Amount cents={real} currency={currency} size="lead" />
      </ValueWell>
      <ValueWell label={t('bonus')}>
        <Amount cents={total - real} currency={currency} size="lead" tone="gold-dim" />
      </ValueWell>
    </div>
  );
}
