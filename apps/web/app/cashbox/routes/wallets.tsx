import '../wallets/wallets.css';
import type { Account } from '@cosmodrome/contract/http/money';
import { useTranslations } from 'use-intl';
import { ProfileFrame } from '../../profile/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { useWalletChange } from '../../money/index.ts';
import { WalletGate } from '../wallet-gate.tsx';
import { OpenWallet } from '../wallets/open-wallet.tsx';
import { WalletInUse } from '../wallets/wallet-in-use.tsx';
import { WalletList } from '../wallets/wallet-list.tsx';

/** /profile/wallets: the player's money by currency, which of it is in use, and which currencies can be added. */
export default function WalletsRoute() {
  const t = useTranslations('cashbox.wallets');
  return (
    <ProfileFrame current="/profile/wallets" title={t('title')} text={t('text')}>
      <PageHead title={t('title')} listed={false} />
      <WalletGate>{(account, accounts) => <Wallets account={account} accounts={accounts} />}</WalletGate>
    </ProfileFrame>
  );
}

function Wallets({ account, accounts }: { account: Account; accounts: readonly Account[] }) {
  const t = useTranslations('cashbox.wallets');
  const change = useWalletChange(t('failed'));
  const seen = accounts.filter(({ hidden_at }) => hidden_at === null);
  const hidden = accounts.filter(({ hidden_at }) => hidden_at !== null);
  return (
    <>
      <WalletInUse account={account} />
      <WalletList title={t('listTitle')} text={t('listText')} accounts={seen} change={change} />
      <OpenWallet owned={accounts.map(({ currency }) => currency)} change={change} />
      {hidden.length > 0 && (
        <WalletList title={t('hiddenTitle')} text={t('hiddenText')} accounts={hidden} change={change} />
      )}
    </>
  );
}
