import type { Subscriptions } from '@cosmodrome/contract/http/contact';
import { inTransaction } from '@cosmodrome/database';
import { refuse } from '../kernel/http/handler.ts';
import { changePlayer, findPlayer } from '../profile/index.ts';
import type { ContactDeps } from './deps.ts';

const present = (row: Subscriptions): Subscriptions => ({
  receive_promos: row.receive_promos,
  receive_sms_promos: row.receive_sms_promos,
  receive_promos_via_phone_calls: row.receive_promos_via_phone_calls,
  agreed_to_partner_promotions: row.agreed_to_partner_promotions,
});

/** What the player wants to be sent, with the changes, if there are any. */
export function subscriptions(
  changes: { [K in keyof Subscriptions]?: Subscriptions[K] | undefined },
  playerId: number,
  { database }: Pick<ContactDeps, 'database'>,
): Promise<Subscriptions> {
  return inTransaction(database, async (trx) => {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) await changePlayer(trx, playerId, given);
    const row = await findPlayer(trx, playerId);
    if (!row) throw refuse(401, 'base', 'unauthenticated');
    return present(row);
  });
}
