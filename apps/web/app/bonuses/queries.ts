import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fresh, query } from '../platform/queries/query.ts';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';
import { useSession } from '../platform/session/session.ts';

/** The player's bonuses, the newest first. */
export const bonusesQuery = () => query('bonuses.list', undefined, { staleTime: fresh.moments });

/** The player's bonuses, read anew whenever one of them changes. */
export function useBonuses(): UseQueryResult<Bonus[]> {
  const client = useQueryClient();
  const player = useSession() === 'player';
  useEffect(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: bonusesQuery().queryKey });
    const stops = [onChannel('bonuses_changes', refresh), onResync(refresh)];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return useQuery({ ...bonusesQuery(), enabled: player });
}

/** The bonus whose stakes are counted in a wallet; undefined without one. */
export function useRunningBonus(currency: string | null): Bonus | undefined {
  return useBonuses().data?.find((bonus) => bonus.stage === 'handle_bets' && bonus.currency === currency);
}
