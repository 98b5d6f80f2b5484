import { inTransaction, type Connection } from '@cosmodrome/database';
import { refuse } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import { busyProfiles, deleteProfile } from '../profiles.ts';

/**
 * Removes one of the player's saved cards or wallets. Under the player's lock, as payments are: none begins with it
 * meanwhile.
 *
 * @throws Refusal 404 for one that the player has not, 422 `payment_open` while a payment with it is under way
 */
export function forgetProfile(connection: Connection, playerId: number, id: string): Promise<void> {
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    if ((await busyProfiles(trx, playerId)).has(id)) throw refuse(422, 'base', 'payment_open');
    if (!(await deleteProfile(trx, playerId, id))) throw refuse(404, 'base', 'not_found');
  });
}
