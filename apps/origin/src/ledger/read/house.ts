import { acrossShards, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { HouseAccount } from '../posting.ts';

/** The balance of a house account by currency: the sum of all its entries. For reconciliation, not for every request. */
export async function houseBalances(connection: Connection, account: HouseAccount): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ currency: string; sum: string }>`
    select currency, sum(amount)::text as sum from ledger_entries where account = ${account} group by currency
  `.execute(acrossShards(connection, 'an account of the house is the sum of all entries'));
  return new Map(rows.map(({ currency, sum }) => [currency, BigInt(sum)]));
}

/** A currency in which a system's own sum is not what the books hold for it. Minor units as text. */
export interface HouseDifference {
  readonly currency: string;
  readonly kept: string;
  readonly books: string;
}

/** Compares a system's sums by currency with its house account; empty when they agree. Both come from one snapshot. */
export async function houseDifferences(
  connection: Connection,
  account: HouseAccount,
  kept: ReadonlyMap<string, bigint>,
): Promise<HouseDifference[]> {
  const books = await houseBalances(connection, account);
  return [...new Set([...books.keys(), ...kept.keys()])].flatMap((currency) => {
    const [own, book] = [kept.get(currency) ?? 0n, books.get(currency) ?? 0n];
    return own === book ? [] : [{ currency, kept: String(own), books: String(book) }];
  });
}
