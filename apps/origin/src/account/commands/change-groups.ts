import { inTransaction, type Connection } from '@cosmodrome/database';
import { statusRule } from '@cosmodrome/rules/account/statuses';
import { append, lockPlayer } from '../../kernel/outbox/index.ts';
import { presentStatuses } from '../present.ts';
import { findPlayer, groupsOf } from '../store.ts';
import type { AccountTables } from '../tables.ts';

export interface GroupChange {
  add: readonly string[];
  remove: readonly string[];
}

/**
 * Puts a player into groups and takes the player out of others; tells the player's pages when that changed anything.
 * @returns the ids the player has now
 * @throws for an unknown player or group
 */
export function changeGroups(
  connection: Connection,
  playerId: number,
  { add, remove }: GroupChange,
  at: Date,
): Promise<string[]> {
  const unknown = [...add, ...remove].find((id) => !statusRule(id));
  if (unknown !== undefined) throw new Error(`there is no group ${unknown}`);
  return inTransaction<AccountTables, string[]>(connection, async (trx) => {
    if (!(await findPlayer(trx, playerId))) throw new Error(`there is no player ${playerId}`);
    await lockPlayer(trx, playerId);
    const before = await groupsOf(trx, playerId);
    for (const group_id of remove) {
      await trx
        .deleteFrom('player_groups')
        .where('player_id', '=', playerId)
        .where('group_id', '=', group_id)
        .execute();
    }
    for (const group_id of add) {
      const row = { player_id: playerId, group_id, added_at: at };
      await trx
        .insertInto('player_groups')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const after = await groupsOf(trx, playerId);
    if (before.join() !== after.join()) {
      const payload = { statuses: presentStatuses(after) };
      await append(trx, { topic: 'groups_updates', playerId, isPrivate: true, payload, at });
    }
    return after;
  });
}
