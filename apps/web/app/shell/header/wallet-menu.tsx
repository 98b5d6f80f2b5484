import { BalanceWell } from '@cosmodrome/ui/balance-well';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Popover } from '@cosmodrome/ui/popover';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GiftButton } from '../../gifts/index.ts';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { NewTerms } from '../components/new-terms.tsx';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { part } from '../../platform/device/part.ts';
import { useSignal } from '../../platform/signal.ts';
import { balanceHidden } from './balance-hidden.ts';
import { HiddenAmount } from './hidden-amount.tsx';
import { ProfileLink } from './profile-link.tsx';

const WalletPanel = part(() => import('./wallet-panel.tsx'));

/** The player's gifts, the balance in its well, with what it is made of below, the armed way to the cashbox, and the player's initials. */
export default function WalletMenu() {
  const t = useTranslations('shell.wallet');
  const money = useMoneyText();
  const account = activeAccount(useAccounts());
  const hidden = useSignal(balanceHidden, false);
  const [approached, approach] = useState(false);
  // What is seen is part of the name: who speaks to the browser says what is written there.
  const seen = account && (hidden ? t('hidden') : money(account.amount_cents, account.currency));
  const name = seen ? `${t('open')}, ${seen}` : t('open');
  return (
    <>
      <GiftButton />
      <BalanceWell>
        {/* Here, as this comes with the first player and not with every page. */}
        <NewTerms />
        <Popover
          label={t('label')}
          triggerLabel={name}
          triggerClassName="wallet-open"
          className="wallet-panel"
          takesFlame
          onApproach={() => approach(true)}
          trigger={
            <>
              {account && hidden ? (
                <HiddenAmount />
              ) : account ? (
                <Amount cents={account.amount_cents} currency={account.currency} size="balance" fit />
              ) : (
                <TextSkeleton width="72px" />
              )}
              <Icon name="chevron-down" size={16} />
            </>
          }
        >
          {account && approached && (
            <Suspense fallback={<PanelSkeleton />}>
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

function PanelSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden>
      <TextSkeleton width="50%" />
      <TextSkeleton width="70%" height={14} />
      <div className="ui-well min-h-[52px]" />
    </div>
  );
}
