import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { LedgerTables } from '../tables.ts';

/** What a player has staked in the whole life, by currency, in minor units; not what was taken back. */
export async function stakedInLife(connection: Connection, playerId: number): Promise<Record<string, number>> {
  const rows = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_rounds')
    .select(['currency', sql<bigint>`sum(staked_real + staked_bonus)::bigint`.as('staked')])
    .where('player_id', '=', playerId)
    .where('state', '<>', 'rolled_back')
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return Object.fromEntries(rows.map(({ currency, staked }) => [currency, Number(staked)]));
}
