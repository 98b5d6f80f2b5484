import type { Account } from '@cosmodrome/contract/http/money';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { CompactSelect } from '@cosmodrome/ui/select-field';
import { useTranslations } from 'use-intl';
import { useWalletChange } from '../../money/index.ts';

/** The wallet an amount belongs to. Another currency selects its wallet, or opens one. */
export function WalletSelect({ account, accounts }: { account: Account; accounts: readonly Account[] }) {
  const t = useTranslations('cashbox.amount');
  const { pending, select } = useWalletChange(t('walletFailed'));
  const owned = accounts.filter(({ hidden_at }) => hidden_at === null).map(({ currency }) => currency);
  const others = currencies.filter(({ code }) => !owned.includes(code));
  return (
    <CompactSelect
      label={t('wallet')}
      value={pending ?? account.currency}
      disabled={pending !== undefined}
      onChange={(event) => select(event.target.value)}
    >
      <optgroup label={t('mine')}>
        {owned.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </optgroup>
      <optgroup label={t('open')}>
        {others.map(({ code }) => (
          <option key={code}>{code}</option>
        ))}
      </optgroup>
    </CompactSelect>
  );
}
