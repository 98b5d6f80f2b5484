import type { Account } from '@cosmodrome/contract/http/money';
import { Dialog } from '@cosmodrome/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { useSession } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { SignedOutCashbox, useBefore } from '../before.tsx';
import { MethodsProblem } from '../form/methods-problem.tsx';
import { NoDeposits, useNoDeposits } from '../form/no-deposits.tsx';
import { savedWays } from '../form/saved-ways.ts';
import { methodsQuery } from '../queries.ts';
import { WalletGate } from '../wallet-gate.tsx';
import { FastForm } from './fast-form.tsx';
import '../cashbox.css';

/** The small deposit over the page, for who has paid before: a saved card or wallet, the amount, one press. */
export default function FastDeposit({ search, close }: OverlayViewProps) {
  const t = useTranslations('cashbox');
  const before = useBefore('deposit', close);
  const guest = useSession() === 'guest';
  if (guest) return <SignedOutCashbox close={close} />;
  if (before) return before;
  return (
    <Dialog title={t('fast.title')} closeLabel={t('close')} onClose={close} size="small" className="cashbox is-fast">
      <noscript>{t('noScript')}</noscript>
      <WalletGate waiting={<FastSkeleton />}>
        {(account) => <Saved key={account.currency} account={account} prefill={search.get('amountProp') ?? ''} />}
      </WalletGate>
    </Dialog>
  );
}

interface SavedProps {
  account: Account;
  prefill: string;
}

function Saved({ account, prefill }: SavedProps) {
  const closed = useNoDeposits();
  const { data, isError, refetch, isFetching } = useQuery(methodsQuery(account.currency, 'deposit'));
  if (closed) return <NoDeposits why={closed} />;
  if (isError && !data) return <MethodsProblem of="failed" again={() => void refetch()} pending={isFetching} />;
  if (!data) return <FastSkeleton />;
  const [last, ...others] = savedWays(data);
  if (!last) return <NothingSaved prefill={prefill} />;
  return <FastForm account={account} ways={[last, ...others]} prefill={prefill} />;
}

/** Goes on to the deposit with all ways, and says why. */
function NothingSaved({ prefill }: Pick<SavedProps, 'prefill'>) {
  const t = useTranslations('cashbox.fast.nothing');
  const { open } = useOverlays();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    toast({ tone: 'info', title: t('title'), detail: t('text'), key: 'nothing-saved' });
    open(prefill === '' ? '/deposit' : `/deposit?amountProp=${encodeURIComponent(prefill)}`, { replaceTop: true });
  });
  return <FastSkeleton />;
}

function FastSkeleton() {
  return (
    <div className="cashbox-fast" aria-hidden>
      <div className="ui-well min-h-[122px]" />
      <div className="ui-method cashbox-method-skeleton" />
    </div>
  );
}
