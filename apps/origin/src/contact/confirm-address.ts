import type { Connection } from '@cosmodrome/database';
import { append } from '../kernel/outbox/index.ts';
import { changePlayer } from '../profile/index.ts';

/** Outbox topic: a player's address was confirmed just now. Once for each account. Rows that wait have this name. */
export const ADDRESS_CONFIRMED = 'account.address_confirmed';

/** Notes that the player reads the mailbox of the account's address, and tells the systems that wait for it. */
export async function confirmAddress(trx: Connection, playerId: number, now: Date): Promise<void> {
  const first = await changePlayer(trx, playerId, { confirmed_at: now }, (row) =>
    row.where('confirmed_at', 'is', null).where('closed_at', 'is', null),
  );
  if (first) await append(trx, { topic: ADDRESS_CONFIRMED, playerId, payload: {}, at: now });
}
