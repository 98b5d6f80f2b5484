import type { Connection } from '@cosmodrome/database';
import type { Round } from '../read/rounds.ts';

/**
 * Where a system notes what each round has counted: one row for a player, a round and a grain, so that the message of a
 * round may come again, and late, without being counted twice.
 */
export interface CountTable {
  readonly name: string;
  /** The column of what a round counts in, as a week or a campaign; null when that is the player's whole life. */
  readonly grain: string | null;
  /** The column of what the round counts there. */
  readonly worth: string;
}

/** The grain of a table without one. */
export const LIFE = 'life';

/** What a round has counted in one grain so far. `More` are the other columns of the row. */
export interface Counted<Grain, More> {
  readonly roundId: string;
  readonly grain: Grain;
  readonly worth: bigint;
  readonly more: More;
}

/** A round that is looked at, under the player's hold. */
export interface Standing<Held, Grain, More> {
  readonly playerId: number;
  readonly held: Held;
  readonly round: Round;
  /** What it is worth now by the books. */
  readonly worth: bigint;
  readonly counted: readonly Counted<Grain, More>[];
}

export interface RoundChange<Grain, More> {
  readonly playerId: number;
  readonly round: Round;
  readonly grain: Grain;
  /** What the round counts in the grain from now on, less what it counted before. */
  readonly change: bigint;
  /** Null when it did not count there before. */
  readonly before: More | null;
  readonly after: More;
}

/**
 * How a system counts rounds: what one is worth, where that counts, and what follows. The rest is the ledger's: `countRound`
 * and its neighbours hold the player, read the books under that hold, compare them with what was counted, write the rows
 * and tell the difference. So it does not matter how often a message comes, nor in which order, and what is taken back
 * in the books is taken back here.
 */
export interface RoundCounting<Held, Grain extends string | number, More extends object> {
  readonly table: CountTable;
  /** Holds the player until the transaction ends: one at a time counts and decides. */
  hold(trx: Connection, playerId: number): Promise<Held>;
  /** What a settled round is worth. One that is open, or was taken back, is worth nothing. */
  worthOf(round: Round): bigint;
  /** What the round shall count, by grain. Grains that are left out keep what they have. */
  place(
    trx: Connection,
    standing: Standing<Held, Grain, More>,
  ): ReadonlyMap<Grain, bigint> | Promise<ReadonlyMap<Grain, bigint>>;
  /** The other columns of the row of a player's round in a grain; `before` when it has one. */
  more(round: Round, worth: bigint, before: More | null, grain: Grain, playerId: number): More;
  /** Whether a round that counts the same as before is written anew for its other columns; never, if it is left out. */
  saysMore?(before: More, after: More): boolean;
  /** Adds the difference to the system's own sums; answers what the player holds now. */
  onChange(trx: Connection, held: Held, change: RoundChange<Grain, More>): Promise<Held>;
}

/**
 * The same for many rounds of many players at once, for a system that many rounds concern: each step is one question, or
 * one change, for all of them. The players are of one cell on a distributed database.
 */
export interface BulkCounting<Held, Grain extends string | number, More extends object> extends Pick<
  RoundCounting<Held, Grain, More>,
  'table' | 'worthOf' | 'more' | 'saysMore'
> {
  /** Holds the players, who come in the order of their ids, until the transaction ends. */
  hold(trx: Connection, playerIds: readonly number[]): Promise<HeldOf<Held>>;
  /** What each of the rounds shall count, by grain, in the order of the rounds. */
  place(
    trx: Connection,
    standings: readonly Standing<Held, Grain, More>[],
  ): Promise<readonly ReadonlyMap<Grain, bigint>[]>;
  /** Adds the differences to the system's own sums; answers what the players hold now. */
  onChange(trx: Connection, held: HeldOf<Held>, changes: readonly RoundChange<Grain, More>[]): Promise<HeldOf<Held>>;
}

/** What each player holds, by the player's id. */
export type HeldOf<Held> = ReadonlyMap<number, Held>;

/** Places many rounds, each by itself. */
export const inEach =
  <Held, Grain extends string | number, More extends object>(
    place: RoundCounting<Held, Grain, More>['place'],
  ): BulkCounting<Held, Grain, More>['place'] =>
  async (trx, standings) => {
    const placed = [];
    for (const standing of standings) placed.push(await place(trx, standing));
    return placed;
  };

/** A counting that looks at its rounds one after the other, as one for many. */
export const oneByOne = <Held, Grain extends string | number, More extends object>(
  counting: RoundCounting<Held, Grain, More>,
): BulkCounting<Held, Grain, More> => ({
  ...counting,
  hold: async (trx, playerIds) => {
    const held = new Map<number, Held>();
    for (const playerId of playerIds) held.set(playerId, await counting.hold(trx, playerId));
    return held;
  },
  place: inEach((trx, standing) => counting.place(trx, standing)),
  onChange: async (trx, before, changes) => {
    const held = new Map(before);
    for (const change of changes) {
      const { playerId } = change;
      held.set(playerId, await counting.onChange(trx, heldBy(held, playerId), change));
    }
    return held;
  },
});

/** @throws when the player is not among the held: a round of somebody else must not be counted */
export function heldBy<Held>(held: HeldOf<Held>, playerId: number): Held {
  const found = held.get(playerId);
  if (found === undefined && !held.has(playerId)) throw new Error(`player ${playerId} is not held`);
  return found as Held;
}

/** What a round is worth by the books. */
export const worthNow = ({ worthOf }: Pick<RoundCounting<never, never, never>, 'worthOf'>, round: Round): bigint =>
  round.state === 'settled' ? worthOf(round) : 0n;
