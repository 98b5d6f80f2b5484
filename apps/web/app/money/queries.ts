import type { Account } from '@cosmodrome/contract/http/money';
import { useQuery } from '@tanstack/react-query';
import { fresh, query } from '../platform/queries/query.ts';
import { useSession } from '../platform/session/session.ts';

/** The player's wallets; the real-time channel keeps them true. */
export const accountsQuery = () => query('money.accounts', undefined, { staleTime: fresh.session });

/** The player's wallets; undefined for guests and until they have arrived. */
export function useAccounts(): Account[] | undefined {
  const session = useSession();
  const { data } = useQuery({ ...accountsQuery(), enabled: session === 'player' });
  return session === 'player' ? data : undefined;
}

/** The wallet in use. */
export const activeAccount = (accounts: readonly Account[] | undefined): Account | undefined =>
  accounts?.find(({ active }) => active) ?? accounts?.[0];
