import type { QueryClient } from '@tanstack/react-query';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';
import { pointsQuery } from './queries.ts';

/** Keeps the points true while their page is open; the level comes with the player's groups. Answers what stops it. */
export function followPoints(client: QueryClient): () => void {
  const { queryKey } = pointsQuery();
  const stops = [
    onChannel('comps_award', (points) => {
      client.setQueryData(queryKey, (before: object | undefined) => before && { ...before, ...points });
    }),
    onResync(() => void client.invalidateQueries({ queryKey })),
  ];
  return () => stops.forEach((stop) => stop());
}
