import type { AdventureStanding } from '@cosmodrome/contract/http/adventure';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverNow } from '../platform/api/server-time.ts';
import { callKey, fresh, query } from '../platform/queries/query.ts';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';

/** What the days of the running month ask and give; null where the host's licence allows none. */
export const monthQuery = () => query('adventure.month', undefined, { staleTime: fresh.minutes });

const visitQuery = (zone: string) => query('adventure.visit', { body: { time_zone: zone } }, { staleTime: 0 });

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Longer than this no timer runs. */
const LONGEST_MS = 2 ** 31 - 1;

/** How the player stands: read anew when a deposit counts, a gift is taken, or the day is over. */
export function useVisit(enabled: boolean): UseQueryResult<AdventureStanding> {
  const client = useQueryClient();
  // The server has no zone of the player's; it does not ask either.
  const zone = enabled ? zoneHere() : 'UTC';
  const visit = useQuery({ ...visitQuery(zone), enabled });
  const ends = visit.data?.today_ends_at;
  useEffect(() => {
    if (!enabled) return undefined;
    const refresh = (): void => void client.invalidateQueries({ queryKey: callKey('adventure.visit') });
    const stops = [onChannel('adventure_changes', refresh), onChannel('bonuses_changes', refresh), onResync(refresh)];
    const left = ends === undefined ? LONGEST_MS : new Date(ends).getTime() - serverNow();
    const timer = setTimeout(refresh, Math.min(LONGEST_MS, Math.max(1_000, left)));
    return () => {
      stops.forEach((stop) => stop());
      clearTimeout(timer);
    };
  }, [client, enabled, ends]);
  return visit;
}
