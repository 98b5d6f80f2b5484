import { tablesOf, type Connection } from '@cosmodrome/database';
import type { LedgerTables } from './tables.ts';

/**
 * Holds every round of the player in a currency to a highest stake, or to none with null: what would go beyond it is
 * refused with `round_limit`. In games of the closed families no round begins (`game_forbidden`). The caller holds the player's lock, so that no bet falls between.
 */
export async function setRoundCap(
  connection: Connection,
  {
    playerId,
    currency,
    amount,
    closedFamilies = [],
  }: { playerId: number; currency: string; amount: bigint | null; closedFamilies?: readonly string[] },
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
  const closed_families = [...closedFamilies];
  await trx
    .insertInto('ledger_round_caps')
    .values({ player_id: playerId, currency, amount, closed_families })
    .onConflict((conflict) => conflict.columns(['player_id', 'currency']).doUpdateSet({ amount, closed_families }))
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

/** The families of games in which the player begins no round in a currency. */
export async function closedFamiliesOf(
  connection: Connection,
  playerId: number,
  currency: string,
): Promise<readonly string[]> {
  const row = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_round_caps')
    .select('closed_families')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.closed_families ?? [];
}
