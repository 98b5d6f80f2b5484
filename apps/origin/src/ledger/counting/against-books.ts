import { acrossShards, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { presentRound, type RoundRow } from '../read/rounds.ts';
import { ROUND_TOPIC } from '../round-event.ts';
import { worthNow, type CountTable } from './counting.ts';
import type { Round } from '../read/rounds.ts';

/** Rounds that are compared at once. */
const ROUNDS = 1_000;

/** A round that has counted something else than it is worth by the books. Amounts as text. */
export interface BookDifference {
  readonly playerId: number;
  readonly roundId: string;
  readonly counted: string;
  readonly books: string;
}

type Compared = { playerId: number; roundId: string; counted: string } & (RoundRow | { state: null });

/**
 * Compares what rounds have counted, over all their grains, with the books; empty when they agree. Leaves out players
 * whose messages wait to be read. For reconciliation, in one snapshot.
 */
export async function bookDifferences(
  connection: Connection,
  counting: { readonly table: CountTable; worthOf(round: Round): bigint },
): Promise<BookDifference[]> {
  const { name, worth } = counting.table;
  const found: BookDifference[] = [];
  for (let [player, round]: readonly [number, string] = [0, '']; ;) {
    const { rows } = await sql<Compared>`
      select c.player_id as "playerId", c.round_id as "roundId", c.counted, r.* from (
        select player_id, round_id, sum(${sql.ref(worth)})::text as counted from ${sql.table(name)}
        where (player_id, round_id) > (${player}, ${round}) and player_id not in (
          select player_id from outbox where topic = ${ROUND_TOPIC}
        )
        group by 1, 2 order by 1, 2 limit ${ROUNDS}
      ) c left join ledger_rounds r on r.player_id = c.player_id and r.round_id = c.round_id
      order by 1, 2
    `.execute(acrossShards(connection, 'sums are compared with the rounds of everybody'));
    for (const row of rows) {
      const books = String(row.state === null ? 0n : worthNow(counting, presentRound(row)));
      const { playerId, roundId, counted } = row;
      if (counted !== books) found.push({ playerId, roundId, counted, books });
    }
    const last = rows.at(-1);
    if (!last) return found;
    [player, round] = [last.playerId, last.roundId];
  }
}
