import type { Account } from '@cosmodrome/contract/http/money';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { Suspense, useId } from 'react';
import { useTranslations } from 'use-intl';
import { loadWagerBar } from '../../bonuses/index.ts';
import { part } from '../../platform/device/part.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { BalanceParts } from '../../money/index.ts';
import { HeldStakes } from '../../money/index.ts';

const WagerBar = part(loadWagerBar);

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
      <div className="mt-4 empty:hidden">
        <BalanceParts account={account} />
      </div>
      <div className="mt-3 has-[>[hidden]]:hidden">
        <HeldStakes account={account} />
      </div>
      {total > real && (
        <div className="mt-5 min-h-[102px]">
          <Suspense>
            <WagerBar currency={currency} />
          </Suspense>
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
