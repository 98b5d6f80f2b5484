import type { Account } from '@cosmodrome/contract/http/money';
import { displayName } from '@cosmodrome/rules/profile/display-name';
import { WalletRow } from '@cosmodrome/ui/balance-well';
import { Button } from '@cosmodrome/ui/button';
import { Coin } from '@cosmodrome/ui/coin';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { activeAccount, BalanceParts, HeldStakes, useAccounts, useWalletChange } from '../../money/index.ts';
import { loadWagerBar } from '../../bonuses/index.ts';
import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { useSignal } from '../../platform/signal.ts';
import { balanceHidden, hideBalance } from './balance-hidden.ts';
import { HiddenAmount } from './hidden-amount.tsx';

const WagerBar = lazyWithTexts(['bonuses'], loadWagerBar);

/** Whose it is, the total and what of it is bonus, the wallets to choose from, and the ways on. */
export default function WalletPanel() {
  const t = useTranslations('shell.wallet');
  const accounts = useAccounts();
  const account = activeAccount(accounts);
  const player = usePlayer();
  const hidden = useSignal(balanceHidden, false);
  if (!accounts || !account) return null;
  const { currency, amount_cents: total } = account;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {player && (
        <p className="truncate text-subheading text-high" title={displayName(player)}>
          {displayName(player)}
        </p>
      )}
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-body text-low">{t('total')}</p>
          {hidden ? (
            <p className="text-headline text-high">
              <HiddenAmount />
            </p>
          ) : (
            <Amount cents={total} currency={currency} size="headline" />
          )}
        </div>
        <IconButton
          icon={hidden ? 'eye' : 'eye-off'}
          label={t(hidden ? 'show' : 'hide')}
          onClick={() => hideBalance(!hidden)}
        />
      </div>
      {!hidden && (
        <>
          <BalanceParts account={account} />
          <HeldStakes account={account} />
        </>
      )}
      {total > account.available_to_cashout_cents && (
        <Suspense fallback={<div className="min-h-[102px]" />}>
          <WagerBar currency={currency} />
        </Suspense>
      )}
      <div>
        <WalletList accounts={accounts.filter(({ hidden_at }) => hidden_at === null)} hidden={hidden} />
        <Button look="bare" wide icon="plus" href="/profile/wallets">
          {t('manage')}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button look="ignited" href="/deposit">
          {t('cashbox')}
        </Button>
        <Button href="/profile">{t('profile')}</Button>
      </div>
    </div>
  );
}

function WalletList({ accounts, hidden }: { accounts: readonly Account[]; hidden: boolean }) {
  const t = useTranslations('shell.wallet');
  const { select } = useWalletChange(t('selectFailed'));
  return (
    <ul aria-label={t('wallets')}>
      {accounts.map(({ currency, amount_cents, active }) => (
        <li key={currency}>
          <WalletRow
            mark={<Coin currency={currency} />}
            name={currency}
            amount={hidden ? <HiddenAmount /> : <Amount cents={amount_cents} currency={currency} />}
            selected={active}
            onPress={() => !active && select(currency)}
          />
        </li>
      ))}
    </ul>
  );
}
