import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { LedgerTables } from '../tables.ts';

/** In how many different hours since a moment the player has staked something. */
export async function hoursPlayedSince(connection: Connection, playerId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ hours: bigint }>`
    select count(distinct date_trunc('hour', created_at)) as hours from ledger_transactions
    where player_id = ${playerId} and kind = 'play' and created_at > ${since}`.execute(
    tablesOf<LedgerTables>(connection),
  );
  return Number(rows[0]?.hours ?? 0);
}
