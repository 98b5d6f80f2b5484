import { inTransaction, type Connection } from '@cosmodrome/database';
import { lockPlayer, takeNumbers } from '../kernel/outbox/index.ts';
import { assertKey } from './amounts.ts';
import { IdempotencyConflict } from './errors.ts';
import { hashOf, legsOf, type HousePosting } from './posting.ts';
import type { LedgerTables } from './tables.ts';

/** Stands where a transaction has its player: no player ever gets the number. */
export const HOUSE = 0;

/**
 * Moves money between accounts of the house: in the caller's transaction when there is one, else in its own. The same
 * key and posting is done once. Takes the house's lock, which comes before that of every player.
 *
 * @returns whether it was done now; false for a repetition
 * @throws IdempotencyConflict when the key was used for something else
 * @throws RangeError when the posting itself is wrong
 */
export function postHouse(connection: Connection, posting: HousePosting): Promise<boolean> {
  assertKey('key', posting.key);
  const legs = legsOf(posting);
  const hash = hashOf(posting.kind, legs);
  return inTransaction<LedgerTables, boolean>(connection, async (trx) => {
    await lockPlayer(trx, HOUSE);
    const prior = await trx
      .selectFrom('ledger_transactions')
      .select('body_hash')
      .where('player_id', '=', HOUSE)
      .where('key', '=', posting.key)
      .executeTakeFirst();
    if (prior) {
      if (prior.body_hash !== hash) throw new IdempotencyConflict(posting.key);
      return false;
    }
    const first = await takeNumbers(trx, HOUSE, legs.length);
    const common = { player_id: HOUSE, key: posting.key, kind: posting.kind, body_hash: hash, created_at: posting.at };
    const none = { real_after: 0n, bonus_after: 0n, round_id: null, game: null, reversed_by: null };
    await trx
      .insertInto('ledger_transactions')
      .values(
        legs.map(({ currency, accounts, amounts }, leg) => ({
          ...common,
          ...none,
          leg,
          id: first + BigInt(leg),
          currency,
          accounts: [...accounts],
          amounts: [...amounts],
        })),
      )
      .execute();
    return true;
  });
}
