import type { CallRequest } from '@cosmodrome/contract/calls';
import type { Player } from '@cosmodrome/contract/http/profile';
import { inTransaction } from '@cosmodrome/database';
import { writableGroups } from '@cosmodrome/rules/profile/statuses';
import { refuse } from '../../kernel/http/handler.ts';
import type { ProfileDeps } from '../deps.ts';
import { readPlayer } from '../read-player.ts';
import type { ProfileTables } from '../tables.ts';
import { changeGroups } from './change-groups.ts';

/**
 * Puts the player into groups that a client may add (spec 6); all of them or none. A client takes nobody out of a group.
 * @throws Refusal 422 `groups.group_forbidden`
 */
export function addGroups(
  { add, remove = [] }: CallRequest<'profile.addGroups'>['body']['groups'],
  playerId: number,
  deps: ProfileDeps,
): Promise<Player> {
  const ids = add.map(String);
  if (remove.length > 0 || ids.some((id) => !writableGroups.includes(id))) {
    throw refuse(422, 'groups', 'group_forbidden');
  }
  return inTransaction<ProfileTables, Player>(deps.database, async (trx) => {
    await changeGroups(trx, playerId, { add: ids, remove: [] }, deps.clock.now());
    const player = await readPlayer(trx, playerId, deps);
    if (!player) throw refuse(401, 'base', 'unauthenticated');
    return player;
  });
}
