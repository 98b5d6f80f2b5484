import { AGE_FIELD } from '@cosmodrome/rules/account/age';
import { missingIdentity } from '@cosmodrome/rules/account/profile-fields';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Tabs, tabId, tabPanelId } from '@cosmodrome/ui/tabs';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { FieldsDialog, useAgeHere, usePlayer } from '../account/index.ts';
import { usePromocode } from '../bonuses/index.ts';
import { LimitPrompt, useProtection } from '../limits/index.ts';
import { useOverlays } from '../platform/overlays/navigation.ts';
import { useSession } from '../platform/session/session.ts';
import { SignedOut } from '../platform/session/signed-out.tsx';
import type { OverlayViewProps } from '../platform/routing/path-spec.ts';
import { PaymentForm } from './form/payment-form.tsx';
import { History } from './history/history.tsx';
import { PaymentView } from './payment/payment-view.tsx';
import { usePaymentTitle } from './payment/use-payment.ts';
import { useExcluded } from './excluded.ts';
import { activeAccount, useAccounts } from './queries.ts';
import { WalletGate } from './wallet-gate.tsx';
import './cashbox.css';

type Tab = 'deposit' | 'withdraw' | 'history';

const addresses: Readonly<Record<Tab, string>> = {
  deposit: '/deposit',
  withdraw: '/withdraw',
  history: '/dashboard',
};

/** The tab an address opens: /cashbox is the deposit, /dashboard the payments. */
function tabOf(path: string): Tab {
  const pathname = path.split('?', 1)[0];
  return pathname === '/withdraw' ? 'withdraw' : pathname === '/dashboard' ? 'history' : 'deposit';
}

/** The cashbox over the page: deposit, withdraw, history, and one payment when the address names it. */
export default function Cashbox({ path, search, close }: OverlayViewProps) {
  const t = useTranslations('cashbox');
  const { open } = useOverlays();
  const payment = search.get('payment');
  usePromocode({ path, search });
  const tab = tabOf(path);
  const back = (): void => void open(addresses[tab], { replaceTop: true });
  const age = useAgeHere();
  const missing = useMissing(tab === 'deposit' && age === 'unknown');
  // Nobody is asked for anything on the way to a closed door.
  const closed = useExcluded() && tab === 'deposit';
  const prompt = useProtection()?.prompt;
  const guest = useSession() === 'guest';
  if (guest) {
    return (
      <Dialog title={t('title')} closeLabel={t('close')} onClose={close} size="small" className="cashbox">
        <SignedOut />
      </Dialog>
    );
  }
  if (payment !== null) return <OnePayment id={payment} search={search} close={close} back={back} />;
  if (tab !== 'history' && !closed && missing.length > 0) {
    return (
      <Suspense>
        <FieldsDialog
          fields={missing}
          title={t('identity.title')}
          text={t('identity.text')}
          save={t('identity.save')}
          leaveLabel={t('identity.leave')}
          done={() => undefined}
          leave={close}
        />
      </Suspense>
    );
  }
  if (tab === 'deposit' && !closed && prompt && age !== 'too_young') {
    return (
      <Suspense>
        <LimitPrompt kind={prompt} leave={close} />
      </Suspense>
    );
  }
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={close}
      size="large"
      className="cashbox"
      head={
        <Tabs
          label={t('tabs.label')}
          selected={tab}
          onSelect={(id) => open(addresses[id as Tab], { replaceTop: true })}
          tabs={(['deposit', 'withdraw', 'history'] as const).map((id) => ({ id, label: t(`tabs.${id}`) }))}
        />
      }
    >
      <noscript>{t('noScript')}</noscript>
      <div id={tabPanelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)} className="cashbox-panel">
        {tab === 'history' ? (
          <History />
        ) : (
          <WalletGate>
            {(account, accounts) => (
              <PaymentForm
                key={`${tab} ${account.currency}`}
                action={tab === 'withdraw' ? 'cashout' : 'deposit'}
                account={account}
                accounts={accounts}
                prefill={search.get('amountProp') ?? ''}
                bonus={path.startsWith('/deposit-bonus')}
              />
            )}
          </WalletGate>
        )}
      </div>
    </Dialog>
  );
}

/**
 * What a player with a fiat wallet has not told yet, and the day of birth where it has to be known; nothing while wallet or
 * player are unknown.
 */
function useMissing(birthDate: boolean): string[] {
  const account = activeAccount(useAccounts());
  const player = usePlayer();
  const missing = account && player ? missingIdentity(account.currency, player) : [];
  return birthDate && !missing.includes(AGE_FIELD) ? [...missing, AGE_FIELD] : missing;
}

interface OnePaymentProps {
  id: string;
  search: URLSearchParams;
  close: () => void;
  back: () => void;
}

function OnePayment({ id, search, close, back }: OnePaymentProps) {
  const t = useTranslations('cashbox');
  return (
    <Dialog
      title={usePaymentTitle(id)}
      closeLabel={t('close')}
      onClose={close}
      backLabel={t('back')}
      onBack={back}
      size="small"
      className="cashbox is-payment"
    >
      <PaymentView key={id} id={id} search={search} close={close} />
    </Dialog>
  );
}
