import { tablesOf, type Connection } from '@cosmodrome/database';
import { append } from '../kernel/outbox/index.ts';
import type { AccountTables } from './tables.ts';

/** Outbox topic: a player's address was confirmed just now. Once for each account. */
export const ADDRESS_CONFIRMED = 'account.address_confirmed';

/** Notes that the player reads the mailbox of the account's address, and tells the systems that wait for it. */
export async function confirmAddress(trx: Connection, playerId: number, now: Date): Promise<void> {
  const first = await tablesOf<AccountTables>(trx)
    .updateTable('players')
    .set({ confirmed_at: now })
    .where('id', '=', playerId)
    .where('confirmed_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (first) await append(trx, { topic: ADDRESS_CONFIRMED, playerId, payload: {}, at: now });
}
