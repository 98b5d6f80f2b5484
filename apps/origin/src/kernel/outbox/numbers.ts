import { randomInt } from 'node:crypto';
import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql, type RawBuilder } from 'kysely';
import type { OutboxTables } from './tables.ts';

/** The database's microseconds and ten bits at random: a number that others have hardly taken, and that rises with time. */
export const tick = (): RawBuilder<bigint> =>
  sql<bigint>`((extract(epoch from statement_timestamp()) * 1000000)::bigint << 10) + ${randomInt(1_024)}::bigint`;

/**
 * Numbers for transactions of a player whose row the caller's transaction has locked. They are above every number that one
 * of the player's transactions or messages has, on whichever node of a distributed database that was written; those of
 * different players rise with the time, and differ but for a rare chance.
 *
 * @returns the first of as many numbers as were asked for
 */
export async function takeNumbers(trx: Connection, playerId: number, count: number): Promise<bigint> {
  const { numbered } = await tablesOf<OutboxTables>(trx)
    .updateTable('outbox_players')
    .set({ numbered: sql<bigint>`greatest(numbered, ${tick()}) + ${count}::bigint` })
    .where('player_id', '=', playerId)
    .returning('numbered')
    .executeTakeFirstOrThrow();
  return numbered - BigInt(count - 1);
}
