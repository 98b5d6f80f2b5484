import type { QueryClient } from '@tanstack/react-query';
import { onChannel } from '../platform/realtime/realtime.ts';
import { playerQuery } from '../platform/session/player.ts';

/** Keeps the player's groups true. */
export const follow = (client: QueryClient): (() => void) =>
  onChannel('groups_updates', ({ statuses }) => {
    client.setQueryData(playerQuery().queryKey, (player: object | undefined) => player && { ...player, statuses });
  });
