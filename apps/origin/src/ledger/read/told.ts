import { isDistributed, tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';

/** What a message says of a round that is looked at: the rest is read from the books. */
export interface ToldRound {
  readonly playerId: number;
  readonly roundId: string;
}

/**
 * Rounds of one part of the question on a distributed database: it finds their shard by the list of all their players, which
 * an index goes through once more for each round, so the lists are short.
 */
const ROUNDS = 16;

/**
 * Rows of rounds in a table whose key begins with the player and the round, in no order; none for a round that has none.
 *
 * @param told rounds of one cell's players, each once
 */
export async function rowsOfRounds<Row>(
  connection: Connection,
  { table, columns }: { readonly table: string; readonly columns: readonly (keyof Row & string)[] | 'all' },
  told: readonly ToldRound[],
): Promise<Row[]> {
  if (told.length === 0) return [];
  const wanted = columns === 'all' ? sql`*` : sql.join(columns.map((column) => sql.ref(column)));
  const distributed = isDistributed(connection);
  const parts = (distributed ? inParts(told) : [told]).map((part) => {
    const players = part.map(({ playerId }) => playerId);
    const scope = distributed ? players : null;
    // Each by the index, whatever the planner makes of so many: that is what `offset 0` is for.
    return sql`
      select found.* from unnest(${players}::integer[], ${part.map(({ roundId }) => roundId)}::text[]) as t(player_id, round_id)
      cross join lateral (
        select ${wanted} from ${sql.table(table)}
        where (${scope}::integer[] is null or player_id = any(${scope}::integer[]))
          and player_id = t.player_id and round_id = t.round_id offset 0
      ) found`;
  });
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(tablesOf(connection));
  return rows;
}

const inParts = (told: readonly ToldRound[]): ToldRound[][] =>
  Array.from({ length: Math.ceil(told.length / ROUNDS) }, (_, at) => told.slice(at * ROUNDS, (at + 1) * ROUNDS));
