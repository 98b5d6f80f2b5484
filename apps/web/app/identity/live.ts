import { sessionIdleMs } from '@cosmodrome/rules/identity/sign-in-throttle';
import type { QueryClient } from '@tanstack/react-query';
import { playerQuery } from '../platform/session/player.ts';
import { followIdle } from './idle/idle.ts';

/** Watches for a session that nobody uses. */
export const follow = (client: QueryClient): (() => void) =>
  followIdle(() => sessionIdleMs(client.getQueryData<{ country?: string }>(playerQuery().queryKey)?.country));
