import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Updateable } from 'kysely';
import type { WheelGiftRow, WheelRow, WheelTables } from './tables.ts';

/** Spins of a player, those first whose time is over first. */
function spins(connection: Connection, playerId: number) {
  return tablesOf<WheelTables>(connection)
    .selectFrom('wheel_spins as s')
    .innerJoin('wheel_gifts as g', (join) =>
      join.onRef('g.player_id', '=', 's.player_id').onRef('g.id', '=', 's.gift_id'),
    )
    .selectAll('g')
    .select(['s.id', 's.gift_id', 's.stage', 's.picked', 's.ended_at'])
    .where('s.player_id', '=', playerId);
}

/** Spins of a player that nobody has used or ended. */
export const issuedSpins = (connection: Connection, playerId: number): Promise<WheelRow[]> =>
  spins(connection, playerId).where('s.stage', '=', 'issued').orderBy('g.valid_until').orderBy('s.id').execute();

/** The latest spins that were used. */
export const finishedSpins = (connection: Connection, playerId: number, most: number): Promise<WheelRow[]> =>
  spins(connection, playerId)
    .where('s.stage', '=', 'finished')
    .orderBy('s.ended_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute();

/** All spins of a player. */
export const allSpins = (connection: Connection, playerId: number): Promise<WheelRow[]> =>
  spins(connection, playerId).orderBy('s.id').execute();

/** What was given to a player, the newest first. */
export const giftsOf = (connection: Connection, playerId: number): Promise<WheelGiftRow[]> =>
  tablesOf<WheelTables>(connection)
    .selectFrom('wheel_gifts')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .execute();

/** Changes a spin. The caller holds the player's lock. */
export async function changeSpin(
  connection: Connection,
  { player_id, id }: Pick<WheelRow, 'player_id' | 'id'>,
  change: Updateable<WheelTables['wheel_spins']>,
): Promise<void> {
  await tablesOf<WheelTables>(connection)
    .updateTable('wheel_spins')
    .set(change)
    .where('player_id', '=', player_id)
    .where('id', '=', id)
    .execute();
}
