import type { Account } from '@cosmodrome/contract/http/cashbox';
import { ValueWell } from '@cosmodrome/ui/balance-well';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';

/** The wallet that is played with and paid into: what is in it, and of what that is made where there are two parts. */
export function WalletInUse({ account }: { account: Account }) {
  const t = useTranslations('cashbox.wallets');
  const heading = useId();
  const { currency, amount_cents: total, available_to_cashout_cents: real } = account;
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t('inUseTitle', { currency })}
      </h2>
      <p className="mt-1 text-body text-low">{t('inUseText')}</p>
      <p className="mt-4">
        <Amount cents={total} currency={currency} size="headline" fit />
      </p>
      {total > real && (
        <div className="mt-4 grid grid-cols-2 gap-2">
          <ValueWell label={t('real')}>
            <Amount cents={real} currency={currency} size="lead" />
          </ValueWell>
          <ValueWell label={t('bonus')}>
            <Amount cents={total - real} currency={currency} size="lead" tone="gold-dim" />
          </ValueWell>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="armed" href="/deposit">
          {t('deposit')}
        </Button>
        {real > 0 && <Button href="/withdraw">{t('withdraw')}</Button>}
      </div>
    </Panel>
  );
}
