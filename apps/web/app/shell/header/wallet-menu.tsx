import { BalanceWell } from '@cosmodrome/ui/balance-well';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Popover } from '@cosmodrome/ui/popover';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { activeAccount, useAccounts } from '../../cashbox/index.ts';
import { NewTerms } from '../components/new-terms.tsx';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { part } from '../../platform/device/part.ts';
import { ProfileLink } from './profile-link.tsx';

const WalletPanel = part(() => import('./wallet-panel.tsx'));

/** The balance in its well, with what it is made of below, the armed way to the cashbox, and the player's initials. */
export default function WalletMenu() {
  const t = useTranslations('shell.wallet');
  const money = useMoneyText();
  const account = activeAccount(useAccounts());
  // What is seen is part of the name: who speaks to the browser says what is written there.
  const name = account ? `${t('open')}, ${money(account.amount_cents, account.currency)}` : t('open');
  return (
    <>
      <BalanceWell>
        {/* Here, as this comes with the first player and not with every page. */}
        <NewTerms />
        <Popover
          label={t('label')}
          triggerLabel={name}
          triggerClassName="wallet-open"
          className="wallet-panel"
          trigger={
            <>
              {account ? (
                <Amount cents={account.amount_cents} currency={account.currency} size="balance" fit />
              ) : (
                <TextSkeleton width="72px" />
              )}
              <Icon name="chevron-down" size={16} />
            </>
          }
        >
          {account && (
            <Suspense>
              <WalletPanel />
            </Suspense>
          )}
        </Popover>
        <Button href="/deposit" look="armed" className="only-wide">
          {t('deposit')}
        </Button>
      </BalanceWell>
      <ProfileLink />
    </>
  );
}
