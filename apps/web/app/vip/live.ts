import type { QueryClient } from '@tanstack/react-query';
import { onChannel } from '../platform/realtime/realtime.ts';
import { progressQuery } from './queries.ts';

/** Keeps the player's place in the club true: a tier that is reached is told as a change of groups. */
export const follow = (client: QueryClient): (() => void) =>
  onChannel('groups_updates', () => void client.invalidateQueries({ queryKey: progressQuery().queryKey }));
