import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Lootbox } from '@cosmodrome/contract/http/lootboxes';
import { useEffect } from 'react';
import { callKey, query } from '../platform/queries/query.ts';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';

const boxesQuery = () => query('lootboxes.list', undefined, { staleTime: 0 });

/** The player's boxes: read anew when one is given, opened or over. */
export function useBoxes(enabled: boolean): UseQueryResult<Lootbox[]> {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return undefined;
    const refresh = (): void => void client.invalidateQueries({ queryKey: callKey('lootboxes.list') });
    const stops = [onChannel('lootboxes_changes', refresh), onResync(refresh)];
    return () => stops.forEach((stop) => stop());
  }, [client, enabled]);
  return useQuery({ ...boxesQuery(), enabled });
}
