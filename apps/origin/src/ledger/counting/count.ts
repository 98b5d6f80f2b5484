import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { findRound, type Round } from '../read/rounds.ts';
import { LIFE, worthNow, type Counted, type RoundCounting } from './counting.ts';

/** The tables are named by their systems. */
type AnyTables = Record<string, Record<string, unknown>>;

/** What a message says of the round that is counted: the rest is read from the books. */
export interface ToldRound {
  readonly playerId: number;
  readonly roundId: string;
}

/**
 * Counts a round as the books have it now. It does not matter how often this is done, nor in which order the messages
 * came: the round is read under the player's hold. A round that the books do not have counts nothing.
 *
 * @returns what the player holds afterwards
 */
export function countRound<Held, Grain extends string | number, More extends object>(
  connection: Connection,
  counting: RoundCounting<Held, Grain, More>,
  { playerId, roundId }: ToldRound,
): Promise<Held> {
  return inTransaction<AnyTables, Held>(connection, async (trx) => {
    const held = await counting.hold(trx, playerId);
    const round = await findRound(trx, playerId, roundId);
    return round ? countHeld(trx, counting, { playerId, held, rounds: [round] }) : held;
  });
}

/**
 * The same for a round that is worth nothing by its message, as most are to a system that counts few: nobody is held
 * when it has not counted anything so far. What the books have learned since has a message of its own.
 *
 * @returns what the player holds afterwards; null when there was nothing to take out
 */
export async function uncountRound<Held, Grain extends string | number, More extends object>(
  connection: Connection,
  counting: RoundCounting<Held, Grain, More>,
  { playerId, roundId }: ToldRound,
): Promise<Held | null> {
  const row = await tablesOf<AnyTables>(connection)
    .selectFrom(counting.table.name)
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .limit(1)
    .executeTakeFirst();
  return row ? countRound(connection, counting, { playerId, roundId }) : null;
}

/** The same for rounds that were read under the player's hold. One question for all of them. */
export async function countHeld<Held, Grain extends string | number, More extends object>(
  trx: Connection,
  counting: RoundCounting<Held, Grain, More>,
  { playerId, held: before, rounds }: { playerId: number; held: Held; rounds: readonly Round[] },
): Promise<Held> {
  const known = await countedOf(trx, counting, playerId, rounds);
  let held = before;
  for (const round of rounds) {
    const counted = known.get(round.roundId) ?? [];
    const wanted = await counting.place(trx, { playerId, held, round, worth: worthNow(counting, round), counted });
    for (const [grain, worth] of wanted) {
      const prior = counted.find((each) => each.grain === grain);
      const change = worth - (prior?.worth ?? 0n);
      const after = counting.more(round, worth, prior?.more ?? null, grain);
      if (change === 0n && !(prior && counting.saysMore?.(prior.more, after))) continue;
      await write(trx, counting, { playerId, roundId: round.roundId, grain, worth, more: after });
      held = await counting.onChange(trx, held, {
        playerId,
        round,
        grain,
        change,
        before: prior?.more ?? null,
        after,
      });
    }
  }
  return held;
}

async function countedOf<Held, Grain extends string | number, More extends object>(
  trx: Connection,
  { table }: RoundCounting<Held, Grain, More>,
  playerId: number,
  rounds: readonly Round[],
): Promise<Map<string, Counted<Grain, More>[]>> {
  if (rounds.length === 0) return new Map();
  const rows = await tablesOf<AnyTables>(trx)
    .selectFrom(table.name)
    .selectAll()
    .where('player_id', '=', playerId)
    .where(
      'round_id',
      'in',
      rounds.map(({ roundId }) => roundId),
    )
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      roundId: row['round_id'] as string,
      grain: (table.grain === null ? LIFE : row[table.grain]) as Grain,
      worth: row[table.worth] as bigint,
      more: row as More,
    })),
    ({ roundId }) => roundId,
  );
}

async function write<Held, Grain extends string | number, More extends object>(
  trx: Connection,
  { table }: RoundCounting<Held, Grain, More>,
  { playerId, roundId, grain, worth, more }: Counted<Grain, More> & { readonly playerId: number },
): Promise<void> {
  const keys = { player_id: playerId, round_id: roundId, ...(table.grain === null ? {} : { [table.grain]: grain }) };
  const values = { ...more, [table.worth]: worth };
  await tablesOf<AnyTables>(trx)
    .insertInto(table.name)
    .values({ ...keys, ...values })
    .onConflict((conflict) => conflict.columns(Object.keys(keys)).doUpdateSet(values))
    .execute();
}
