import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { callKey, fresh, query } from '../../platform/queries/query.ts';
import { onChannel, onResync } from '../../platform/realtime/realtime.ts';
import { useSession } from '../../platform/session/session.ts';

/** The code for the next deposit with its terms, and what may be chosen. Both change with a deposit: read at each look. */
const codeTermsQuery = () => query('bonuses.codeTerms', undefined, { staleTime: fresh.look });
const depositBonusesQuery = () => query('bonuses.deposit', undefined, { staleTime: fresh.look });

/** The code that is set for the next deposit, read anew whenever a bonus changes. */
export function useCodeTerms(): UseQueryResult<CallAnswer<'bonuses.codeTerms'>> {
  const client = useQueryClient();
  const player = useSession() === 'player';
  useEffect(() => {
    const refresh = (): void => {
      void client.invalidateQueries({ queryKey: callKey('bonuses.codeTerms') });
      void client.invalidateQueries({ queryKey: callKey('bonuses.deposit') });
    };
    const stops = [onChannel('bonuses_changes', refresh), onResync(refresh)];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return useQuery({ ...codeTermsQuery(), enabled: player });
}

/** What may be chosen with the next deposit. */
export function useDepositBonuses(): UseQueryResult<BonusOffer[]> {
  const player = useSession() === 'player';
  return useQuery({ ...depositBonusesQuery(), enabled: player });
}
