import type { Account } from '@cosmodrome/contract/http/money';
import { currencyName } from '@cosmodrome/rules/money/coin-names';
import { displayUnit, isCrypto } from '@cosmodrome/rules/money/currencies';
import { heldStakes } from '@cosmodrome/rules/money/wallet';
import { Badge } from '@cosmodrome/ui/badge';
import { Button } from '@cosmodrome/ui/button';
import { Coin } from '@cosmodrome/ui/coin';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { Panel } from '@cosmodrome/ui/panel';
import { Well } from '@cosmodrome/ui/well';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';
import type { WalletChange } from '../../money/index.ts';

export interface WalletListProps {
  title: string;
  text: string;
  accounts: readonly Account[];
  change: WalletChange;
}

/** Wallets with what is in them: each can be taken into use, an empty one hidden, a hidden one shown again. */
export function WalletList({ title, text, accounts, change }: WalletListProps) {
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {title}
      </h2>
      <p className="mt-1 text-body text-low">{text}</p>
      <ul className="wallet-list mt-5">
        {accounts.map((account) => (
          <WalletRow key={account.currency} account={account} change={change} />
        ))}
      </ul>
    </Panel>
  );
}

function WalletRow({ account, change }: { account: Account; change: WalletChange }) {
  const t = useTranslations('cashbox.wallets');
  const shell = useTranslations('shell.wallet');
  const locale = useLocale();
  // Of whichever wallet, in use or not (player protection R15).
  const held = heldStakes(account);
  const { currency, amount_cents: total, active, hidden_at } = account;
  const name = currencyName(currency, locale);
  const pending = change.pending === currency && t('pending');
  return (
    <Well as="li" className="wallet-row">
      <Coin currency={currency} size={32} />
      <div className="grid min-w-0">
        <p className="wallet-name text-body-strong text-high">
          {currency}
          {active && <Badge look="lit">{t('inUse')}</Badge>}
        </p>
        <p className="text-meta text-low">
          {name}
          <Unit currency={currency} />
        </p>
        {held > 0 && (
          <p className="text-meta text-mid">
            {shell('held')} <Amount cents={held} currency={currency} />
          </p>
        )}
      </div>
      <Amount cents={total} currency={currency} />
      {!active && (
        <div className="wallet-ways">
          {hidden_at === null && total === 0 && (
            <IconButton
              icon="eye-off"
              label={t('hide', { currency })}
              onClick={() => change.hide(currency, true)}
              disabled={change.pending !== undefined}
            />
          )}
          {hidden_at === null ? (
            <Button
              size="small"
              aria-label={t('useOf', { currency })}
              pending={pending}
              onClick={() => change.select(currency)}
            >
              {t('use')}
            </Button>
          ) : (
            <Button
              size="small"
              icon="eye"
              aria-label={t('showOf', { currency })}
              pending={pending}
              onClick={() => change.hide(currency, false)}
            >
              {t('show')}
            </Button>
          )}
        </div>
      )}
    </Well>
  );
}

/** In which unit amounts of a coin are shown, where that is not the coin itself. */
function Unit({ currency }: { currency: string }) {
  const t = useTranslations('cashbox.wallets');
  const { label } = displayUnit(currency);
  return isCrypto(currency) && label !== currency ? ` · ${t('unit', { unit: label })}` : null;
}
