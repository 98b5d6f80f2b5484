import type { Manager } from '@cosmodrome/contract/http/vip';
import { isVip } from '@cosmodrome/rules/profile/membership';
import { useQuery } from '@tanstack/react-query';
import { usePlayer } from '../platform/session/player.ts';
import { managerQuery } from './queries.ts';

/** Who looks after the player: by the groups, and nobody for who is not in the club. */
export function useManager(): Manager | null {
  const groups = usePlayer()?.statuses.map(({ id }) => id) ?? [];
  const { data } = useQuery({ ...managerQuery(groups), enabled: isVip(groups) });
  return data ?? null;
}
