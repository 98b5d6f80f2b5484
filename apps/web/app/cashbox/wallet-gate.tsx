import type { Account } from '@cosmodrome/contract/http/money';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Failed } from '../platform/failed.tsx';
import { useSession } from '../platform/session/session.ts';
import { accountsQuery, activeAccount, useAccounts } from '../money/index.ts';

export interface WalletGateProps {
  children: (account: Account, all: readonly Account[]) => ReactNode;
  /** Geometry of the content, where it is not that of the cashbox's form. */
  waiting?: ReactNode;
}

/** Shows its content once the wallets are known; before that its geometry, and what to do when they fail. */
export function WalletGate({ children, waiting }: WalletGateProps) {
  const t = useTranslations('cashbox.wait');
  const session = useSession();
  const accounts = useAccounts();
  const { isError, refetch } = useQuery({ ...accountsQuery(), enabled: session === 'player' });
  const account = activeAccount(accounts);
  if (account && accounts) return children(account, accounts);
  if (!isError) return waiting ?? <FormSkeleton />;
  return (
    <Failed title={t('title')} text={t('text')} headingLevel={3} again={t('again')} onAgain={() => void refetch()} />
  );
}

function FormSkeleton() {
  return (
    <div className="cashbox-columns" aria-hidden>
      <div className="grid content-start gap-3">
        <div className="ui-well min-h-[122px]" />
        <div className="ui-well min-h-[44px]" />
      </div>
      <MethodsSkeleton />
    </div>
  );
}

/** The place of the methods while they are on their way. */
export function MethodsSkeleton() {
  return (
    <div className="ui-methods" aria-hidden>
      <div>
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className="ui-method cashbox-method-skeleton">
            <TextSkeleton width="40px" />
            <TextSkeleton width="70%" />
            <TextSkeleton width="90%" height={10} />
          </div>
        ))}
      </div>
    </div>
  );
}
