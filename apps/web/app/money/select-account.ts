import type { Account } from '@cosmodrome/contract/http/money';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../platform/forms/failure.ts';
import { apiOf } from '../platform/queries/query.ts';
import { toast } from '../platform/toasts/toasts.ts';
import { accountsQuery } from './queries.ts';

/** Makes a wallet the one in use. Throws `ApiError`; the known wallets stay as they were then. */
async function selectAccount(client: QueryClient, currency: string): Promise<void> {
  const account = await apiOf(client)('money.selectAccount', { body: { currency } });
  client.setQueryData<Account[]>(accountsQuery().queryKey, (known = []) => {
    const others = known.map((each) => (each.currency === account.currency ? account : { ...each, active: false }));
    return others.includes(account) ? others : [...others, account];
  });
}

/** Shows an empty wallet among the others, or no longer. Throws `ApiError`. */
async function hideAccount(client: QueryClient, currency: string, hidden: boolean): Promise<void> {
  const account = await apiOf(client)('money.hideAccount', { params: { currency }, body: { hidden } });
  client.setQueryData<Account[]>(accountsQuery().queryKey, (known = []) =>
    known.map((each) => (each.currency === account.currency ? account : each)),
  );
}

export interface WalletChange {
  /** The currency whose wallet is being changed; one at a time. */
  pending: string | undefined;
  /** Selects the wallet, opening it when there is none. */
  select: (currency: string, done?: () => void) => void;
  hide: (currency: string, hidden: boolean) => void;
}

/** Changes of wallets, one at a time; what the origin refuses becomes a toast with that title. */
export function useWalletChange(failed: string): WalletChange {
  const client = useQueryClient();
  const [pending, setPending] = useState<string>();
  const change = (currency: string, run: () => Promise<void>, done?: () => void): void => {
    if (pending !== undefined) return;
    setPending(currency);
    run()
      .then(done)
      .catch((error: unknown) => {
        const { base, fields } = failureOf(error);
        const detail = base ?? Object.values(fields)[0];
        toast({ tone: 'danger', title: failed, ...(detail === undefined ? {} : { detail }) });
      })
      .finally(() => setPending(undefined));
  };
  return {
    pending,
    select: (currency, done) => change(currency, () => selectAccount(client, currency), done),
    hide: (currency, hidden) => change(currency, () => hideAccount(client, currency, hidden)),
  };
}
