import { acrossShards, type Connection } from '@cosmodrome/database';
import { sql, type RawBuilder } from 'kysely';
import type { CountTable } from './counting.ts';

/** Rows that one statement forgets. */
const ROWS = 5_000;

/**
 * Forgets what rounds have counted, once nobody takes such a round back any more: its sums stay, and a message that came
 * again after that would count anew.
 *
 * @param which rows, of table `r`
 */
export async function forgetCounted(
  connection: Connection,
  { name, grain }: CountTable,
  which: RawBuilder<boolean>,
): Promise<void> {
  const table = sql.table(name);
  const keys = sql.join(
    ['player_id', 'round_id', ...(grain === null ? [] : [grain])].map((key) => sql`${sql.ref(`r.${key}`)}`),
  );
  for (let forgotten = ROWS; forgotten === ROWS;) {
    // Asked twice, because a row may change between being found and being locked.
    const { numAffectedRows } = await sql`
      delete from ${table} r where (${keys}) in (select ${keys} from ${table} r where ${which} limit ${ROWS}) and ${which}
    `.execute(acrossShards(connection, 'old rounds of everybody are forgotten'));
    forgotten = Number(numAffectedRows ?? 0n);
  }
}
