import type { QueryClient } from '@tanstack/react-query';
import { onChannel } from '../platform/realtime/realtime.ts';
import { playerQuery } from '../platform/session/player.ts';

/** Keeps the player's groups true, and asks for what follows from them: the level, the club and its manager. */
export const follow = (client: QueryClient): (() => void) =>
  onChannel('groups_updates', ({ statuses }) => {
    const { queryKey } = playerQuery();
    client.setQueryData(queryKey, (player: object | undefined) => player && { ...player, statuses });
    void client.invalidateQueries({ queryKey });
  });
