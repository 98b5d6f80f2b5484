import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Fact, Facts } from '@cosmodrome/rules/achievements/facts';
import type { RawBuilder } from 'kysely';

/** Runs a query whose only row has a column for each fact, named after it. */
export async function factsFrom(
  connection: Connection,
  query: RawBuilder<Partial<Record<Fact, bigint | number | null>>>,
): Promise<Facts> {
  const [row = {}] = (await query.execute(tablesOf<object>(connection))).rows;
  return Object.fromEntries(Object.entries(row).map(([fact, count]) => [fact, Number(count)]));
}
