import type { QueryClient } from '@tanstack/react-query';
import { onChannel } from '../platform/realtime/realtime.ts';
import { limitsQuery, protectionQuery } from './queries.ts';

/** Hears that a limit has stopped something: what is left of it, and which offers may be shown, is then another matter. */
export const followLimits = (client: QueryClient): (() => void) =>
  onChannel('game_limits', () => {
    for (const { queryKey } of [limitsQuery(), protectionQuery()]) void client.invalidateQueries({ queryKey });
  });
