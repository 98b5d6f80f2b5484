import { inTransaction, type Connection } from '@cosmodrome/database';
import type { Player } from '@cosmodrome/contract/http/profile';
import { changePlayer } from './store.ts';
import type { ShownTerms } from './present.ts';
import { readPlayer } from './read-player.ts';
import type { ProfileTables, PlayersTable } from './tables.ts';

type BonusSettings = Partial<Pick<PlayersTable, 'deposit_bonus_code'> & { can_issue_bonuses: boolean }>;

/** Changes whether a player wants bonuses, or the code for the next deposit, and answers the player as it is then. */
export function setBonusSettings(
  connection: Connection,
  playerId: number,
  change: BonusSettings,
  deps: ShownTerms,
): Promise<Player> {
  return inTransaction<ProfileTables, Player>(connection, async (trx) => {
    await changePlayer(trx, playerId, change);
    const player = await readPlayer(trx, playerId, deps);
    if (!player) throw new Error('a session without its player');
    return player;
  });
}

/** Forgets the code for the next deposit once it is used; another one that was set meanwhile stays. */
export async function forgetDepositCode(connection: Connection, playerId: number, code: string): Promise<void> {
  await changePlayer(connection, playerId, { deposit_bonus_code: null }, (row) =>
    row.where('deposit_bonus_code', '=', code),
  );
}
