import { tablesOf, type Connection } from '@cosmodrome/database';
import type { LedgerTables } from './tables.ts';

/**
 * Holds every round of the player in a currency to a highest stake, or to none with null: what would go beyond it is
 * refused with `round_limit`. The caller holds the player's lock, so that no bet falls between.
 */
export async function setRoundCap(
  connection: Connection,
  { playerId, currency, amount }: { playerId: number; currency: string; amount: bigint | null },
): Promise<void> {
  const trx = tablesOf<LedgerTables>(connection);
  if (amount === null) {
    await trx
      .deleteFrom('ledger_round_caps')
      .where('player_id', '=', playerId)
      .where('currency', '=', currency)
      .execute();
    return;
  }
  await trx
    .insertInto('ledger_round_caps')
    .values({ player_id: playerId, currency, amount })
    .onConflict((conflict) => conflict.columns(['player_id', 'currency']).doUpdateSet({ amount }))
    .execute();
}

/** The highest stake of a round that the player is held to in a currency; null when there is none. */
export async function roundCapOf(connection: Connection, playerId: number, currency: string): Promise<bigint | null> {
  const row = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_round_caps')
    .select('amount')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.amount ?? null;
}
