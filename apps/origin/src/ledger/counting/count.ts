import { inTransaction, insertRows, tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { findTold, type Round } from '../read/rounds.ts';
import { rowsOfRounds, type ToldRound } from '../read/told.ts';
import {
  heldBy,
  LIFE,
  oneByOne,
  worthNow,
  type BulkCounting,
  type Counted,
  type CountTable,
  type HeldOf,
  type RoundChange,
  type RoundCounting,
} from './counting.ts';

/** The tables are named by their systems. */
type AnyTables = Record<string, Record<string, unknown>>;

/** A round of the books, and whose it is. */
export interface PlayersRound {
  readonly playerId: number;
  readonly round: Round;
}

/**
 * Counts rounds as the books have them now. It does not matter how often this is done, nor in which order the messages
 * came: the rounds are read under the hold of their players. A round that the books do not have counts nothing.
 *
 * @param told rounds of one cell's players
 * @returns what the players hold afterwards
 */
export function countRounds<Held, Grain extends string | number, More extends object>(
  connection: Connection,
  counting: BulkCounting<Held, Grain, More>,
  told: readonly ToldRound[],
): Promise<HeldOf<Held>> {
  if (told.length === 0) return Promise.resolve(new Map());
  return inTransaction<AnyTables, HeldOf<Held>>(connection, async (trx) => {
    const players = [...new Set(told.map(({ playerId }) => playerId))].sort((one, other) => one - other);
    const held = await counting.hold(trx, players);
    return countHeld(trx, counting, { held, rounds: await findTold(trx, eachOnce(told)) });
  });
}

/**
 * Counts a round of a player by itself.
 *
 * @returns what the player holds afterwards
 */
export async function countRound<Held, Grain extends string | number, More extends object>(
  connection: Connection,
  counting: RoundCounting<Held, Grain, More>,
  round: ToldRound,
): Promise<Held> {
  return heldBy(await countRounds(connection, oneByOne(counting), [round]), round.playerId);
}

/**
 * The same for rounds that are worth nothing by their messages, as most are to a system that counts few: nobody is held
 * whose rounds have not counted anything so far. What the books have learned since has a message of its own.
 *
 * @returns what those players hold afterwards of whom there was something to take out
 */
export async function uncountRounds<Held, Grain extends string | number, More extends object>(
  connection: Connection,
  counting: BulkCounting<Held, Grain, More>,
  told: readonly ToldRound[],
): Promise<HeldOf<Held>> {
  const rows = await rowsOf(connection, counting, eachOnce(told));
  return countRounds(
    connection,
    counting,
    rows.map((row) => ({ playerId: row['player_id'] as number, roundId: row['round_id'] as string })),
  );
}

/** The same for one round. @returns what the player holds afterwards; null when there was nothing to take out */
export async function uncountRound<Held, Grain extends string | number, More extends object>(
  connection: Connection,
  counting: RoundCounting<Held, Grain, More>,
  round: ToldRound,
): Promise<Held | null> {
  return (await uncountRounds(connection, oneByOne(counting), [round])).get(round.playerId) ?? null;
}

/** Counts rounds of a player that were read under the player's hold. */
export async function countOwn<Held, Grain extends string | number, More extends object>(
  trx: Connection,
  counting: BulkCounting<Held, Grain, More>,
  { playerId, held, rounds }: { playerId: number; held: Held; rounds: readonly Round[] },
): Promise<Held> {
  const mine = { held: new Map([[playerId, held]]), rounds: rounds.map((round) => ({ playerId, round })) };
  return heldBy(await countHeld(trx, counting, mine), playerId);
}

/** Counts rounds that were read under the hold of their players. One question for all of them. */
export async function countHeld<Held, Grain extends string | number, More extends object>(
  trx: Connection,
  counting: BulkCounting<Held, Grain, More>,
  { held, rounds }: { held: HeldOf<Held>; rounds: readonly PlayersRound[] },
): Promise<HeldOf<Held>> {
  const known = await countedOf(trx, counting, rounds);
  const standings = rounds.map(({ playerId, round }) => ({
    playerId,
    held: heldBy(held, playerId),
    round,
    worth: worthNow(counting, round),
    counted: known.get(keyOf(playerId, round.roundId)) ?? [],
  }));
  const placed = await counting.place(trx, standings);
  const added: CountedRow<Grain, More>[] = [];
  const rewritten: CountedRow<Grain, More>[] = [];
  const changes: RoundChange<Grain, More>[] = [];
  for (const [at, { playerId, round, counted }] of standings.entries()) {
    for (const [grain, worth] of placed[at] ?? []) {
      const prior = counted.find((each) => each.grain === grain);
      const change = worth - (prior?.worth ?? 0n);
      const more = counting.more(round, worth, prior?.more ?? null, grain, playerId);
      if (change === 0n && !(prior && counting.saysMore?.(prior.more, more))) continue;
      (prior ? rewritten : added).push({ playerId, roundId: round.roundId, grain, worth, more });
      changes.push({ playerId, round, grain, change, before: prior?.more ?? null, after: more });
    }
  }
  if (added.length > 0) await write(trx, counting, added, 'add');
  if (rewritten.length > 0) await write(trx, counting, rewritten, 'rewrite');
  return changes.length === 0 ? held : counting.onChange(trx, held, changes);
}

type CountedRow<Grain, More> = Counted<Grain, More> & { readonly playerId: number };

const keyOf = (playerId: number, roundId: string): string => `${playerId} ${roundId}`;

/** The rows of rounds in a system's table: each round may have one in several grains. */
const rowsOf = (
  connection: Connection,
  { table }: { readonly table: CountTable },
  told: readonly ToldRound[],
): Promise<Record<string, unknown>[]> => rowsOfRounds(connection, { table: table.name, columns: 'all' }, told);

/** Each of them once: a round may have been told of several times. */
const eachOnce = (told: readonly ToldRound[]): ToldRound[] => [
  ...new Map(told.map((round) => [keyOf(round.playerId, round.roundId), round])).values(),
];

async function countedOf<Held, Grain extends string | number, More extends object>(
  trx: Connection,
  { table }: BulkCounting<Held, Grain, More>,
  rounds: readonly PlayersRound[],
): Promise<Map<string, Counted<Grain, More>[]>> {
  const rows = await rowsOf(
    trx,
    { table },
    rounds.map(({ playerId, round: { roundId } }) => ({ playerId, roundId })),
  );
  return Map.groupBy(
    rows.map((row) => ({
      playerId: row['player_id'] as number,
      roundId: row['round_id'] as string,
      grain: (table.grain === null ? LIFE : row[table.grain]) as Grain,
      worth: row[table.worth] as bigint,
      more: row as More,
    })),
    ({ playerId, roundId }) => keyOf(playerId, roundId),
  );
}

/**
 * Writes what rounds count. New rows are only inserted: under the hold of their players nobody else adds one meanwhile, and
 * asking whether somebody has costs as much as the row.
 */
async function write<Held, Grain extends string | number, More extends object>(
  trx: Connection,
  { table }: BulkCounting<Held, Grain, More>,
  counted: readonly CountedRow<Grain, More>[],
  way: 'add' | 'rewrite',
): Promise<void> {
  const keys = ['player_id', 'round_id', ...(table.grain === null ? [] : [table.grain])];
  const rows = counted.map(({ playerId, roundId, grain, worth, more }) => ({
    ...more,
    player_id: playerId,
    round_id: roundId,
    ...(table.grain === null ? {} : { [table.grain]: grain }),
    [table.worth]: worth,
  }));
  const columns = Object.keys(rows[0] ?? {});
  const rest = columns.filter((column) => !keys.includes(column)).map((column) => sql.ref(column));
  const rewriting = sql`on conflict (${sql.join(keys.map((key) => sql.ref(key)))})
    do update set ${sql.join(rest.map((column) => sql`${column} = excluded.${column}`))}`;
  const insert = insertRows<Record<string, unknown>>(table.name, columns, rows);
  await sql`${insert} ${way === 'rewrite' ? rewriting : sql``}`.execute(tablesOf<AnyTables>(trx));
}
