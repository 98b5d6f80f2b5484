import { Dialog } from '@cosmodrome/ui/dialog';
import { Tabs, tabId, tabPanelId } from '@cosmodrome/ui/tabs';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePromocode } from '../bonuses/index.ts';
import { part } from '../platform/device/part.ts';
import { useOverlays } from '../platform/overlays/navigation.ts';
import { useSession } from '../platform/session/session.ts';
import type { OverlayViewProps } from '../platform/routing/path-spec.ts';
import { SignedOutCashbox, useBefore } from './before.tsx';
import { PaymentForm } from './form/payment-form.tsx';
import { HistorySkeleton } from './history/history-skeleton.tsx';
import { PaymentSkeleton } from './payment/payment-skeleton.tsx';
import { usePaymentTitle } from './payment/use-payment.ts';
import { WalletGate } from './wallet-gate.tsx';
import './cashbox.css';

// Who comes to pay sees neither yet.
const History = part(() => import('./history/history.tsx'));
const PaymentView = part(() => import('./payment/payment-view.tsx'));

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
  const action = tab === 'history' ? null : tab === 'withdraw' ? 'cashout' : 'deposit';
  const before = useBefore(action, close);
  const guest = useSession() === 'guest';
  if (guest) return <SignedOutCashbox close={close} />;
  if (payment !== null) return <OnePayment id={payment} search={search} close={close} back={back} />;
  if (before) return before;
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
        {action === null ? (
          <Suspense fallback={<HistorySkeleton />}>
            <History />
          </Suspense>
        ) : (
          <WalletGate>
            {(account, accounts) => (
              <PaymentForm
                key={`${tab} ${account.currency}`}
                action={action}
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
      <Suspense fallback={<PaymentSkeleton />}>
        <PaymentView key={id} id={id} search={search} close={close} />
      </Suspense>
    </Dialog>
  );
}
