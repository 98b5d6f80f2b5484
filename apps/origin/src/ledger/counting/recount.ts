import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { findRounds, rounds as roundsOf } from '../read/rounds.ts';
import { countOwn } from './count.ts';
import { worthNow, type BulkCounting } from './counting.ts';

/** Rounds that are compared with the books at once. */
const ROUNDS = 1_000;

/**
 * Compares what the rounds of a grain have counted with the books, before something is decided by their sum: their last
 * messages may still be on their way. Under the player's hold; three questions for a thousand rounds.
 *
 * @param where columns of the rows that are compared
 */
export async function recountCounted<Held, Grain extends string | number, More extends object>(
  trx: Connection,
  counting: BulkCounting<Held, Grain, More>,
  { playerId, held: before, where }: { playerId: number; held: Held; where: Readonly<Record<string, Grain | string>> },
): Promise<Held> {
  const table = sql.table(counting.table.name);
  const worth = sql.ref(`a.${counting.table.worth}`);
  const these = sql.join(
    Object.entries(where).map(([column, value]) => sql`${sql.ref(`r.${column}`)} = ${value}`),
    sql` and `,
  );
  let held = before;
  for (let after = ''; ;) {
    const { rows } = await sql<{ round_id: string; counted: string }>`
      select r.round_id, (
        select sum(${worth})::text from ${table} a where a.player_id = r.player_id and a.round_id = r.round_id
      ) as counted
      from ${table} r where r.player_id = ${playerId} and ${these} and r.round_id > ${after}
      order by r.round_id limit ${ROUNDS}
    `.execute(tablesOf(trx));
    const last = rows.at(-1);
    if (!last) return held;
    const counted = new Map(rows.map((row) => [row.round_id, BigInt(row.counted)]));
    const found = await findRounds(trx, playerId, [...counted.keys()]);
    const rounds = found.filter((round) => worthNow(counting, round) !== counted.get(round.roundId));
    held = await countOwn(trx, counting, { playerId, held, rounds });
    after = last.round_id;
  }
}

/**
 * Counts all of a player's rounds since a moment as the books have them, before something is decided: also those whose
 * first message is still on its way. Under the player's hold; two questions for a thousand rounds.
 *
 * @param since rounds that began before it are looked at only where they share a page with later ones
 */
export async function recountSince<Held, Grain extends string | number, More extends object>(
  trx: Connection,
  counting: BulkCounting<Held, Grain, More>,
  { playerId, held: first, since }: { playerId: number; held: Held; since: Date },
): Promise<Held> {
  let held = first;
  for (let before: bigint | undefined; ;) {
    const page = await roundsOf(trx, playerId, { before, limit: ROUNDS });
    held = await countOwn(trx, counting, { playerId, held, rounds: page.rounds });
    const oldest = page.rounds.at(-1);
    if (page.cursor === null || !oldest || oldest.openedAt < since) return held;
    before = page.cursor;
  }
}
