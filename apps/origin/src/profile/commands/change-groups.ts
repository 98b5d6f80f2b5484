import { inTransaction, type Connection } from '@cosmodrome/database';
import { statusIds } from '@cosmodrome/rules/profile/statuses';
import { append, lockPlayer } from '../../kernel/outbox/index.ts';
import { findPlayer, groupsOf } from '../store.ts';
import type { ProfileTables } from '../tables.ts';

/** The topic of a player's changed groups; the channel of that name says what they are called. */
export const GROUPS_UPDATES = 'groups_updates';
export interface GroupNews {
  groups: readonly string[];
  /** The player's, for the names. */
  language: string;
}

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
  const unknown = [...add, ...remove].find((id) => !statusIds.includes(id));
  if (unknown !== undefined) throw new Error(`there is no group ${unknown}`);
  return inTransaction<ProfileTables, string[]>(connection, async (trx) => {
    const player = await findPlayer(trx, playerId);
    if (!player) throw new Error(`there is no player ${playerId}`);
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
      const payload: GroupNews = { groups: after, language: player.language };
      await append(trx, { topic: GROUPS_UPDATES, playerId, isPrivate: true, payload, at });
    }
    return after;
  });
}
