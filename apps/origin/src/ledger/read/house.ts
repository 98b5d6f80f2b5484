import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { HouseAccount } from '../posting.ts';

/** The balance of a house account by currency: the sum of all its entries. For reconciliation, not for every request. */
export async function houseBalances(connection: Connection, account: HouseAccount): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ currency: string; sum: string }>`
    select currency, sum(amount)::text as sum from ledger_entries where account = ${account} group by currency
  `.execute(tablesOf<Record<string, never>>(connection));
  return new Map(rows.map(({ currency, sum }) => [currency, BigInt(sum)]));
}
