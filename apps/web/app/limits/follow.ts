import type { LimitNotice } from '@cosmodrome/contract/channels/limits';
import type { QueryClient } from '@tanstack/react-query';
import { onChannel } from '../platform/realtime/realtime.ts';
import { signal } from '../platform/signal.ts';
import { limitsQuery, protectionQuery } from './queries.ts';

/** The limit to tell of next that is almost reached; told by `LimitNotices`. */
export const almostReached = signal<LimitNotice | null>(null);

/**
 * Hears that a limit has stopped something, or is almost reached: what is left of it, and which offers may be shown, is
 * then another matter.
 */
export function followLimits(client: QueryClient): () => void {
  const lookAgain = (): void => {
    for (const { queryKey } of [limitsQuery(), protectionQuery()]) void client.invalidateQueries({ queryKey });
  };
  const stops = [
    onChannel('game_limits', lookAgain),
    onChannel('limit_notices', (notice) => {
      lookAgain();
      almostReached.set(notice);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
