import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { levelAfter, levelId, levelIds, pointsOf, type LevelTerms } from '@cosmodrome/rules/levels/levels';
import { sql } from 'kysely';
import { changeGroups } from '../profile/index.ts';
import { offerGifts, type GiftDeps } from './gifts.ts';
import { holdRows, inEach, inLife, ownBet, type BulkCounting, type CountTable, type LIFE } from '../ledger/index.ts';
import { holdPoints, movePoints } from './points.ts';
import type { LevelsTables, PointsRow } from './tables.ts';

export interface CountDeps {
  readonly connection: Connection;
  readonly terms: LevelTerms;
  readonly gifts: GiftDeps;
}

/** What each round has brought, and the stake that it was counted with. */
export const COUNTED: CountTable = { name: 'levels_rounds', grain: null, worth: 'stake' };

interface Held {
  readonly row: PointsRow;
  /** Whether there is something to tell the player. */
  readonly told: boolean;
}

export interface CountMoment {
  /** Whether rounds that have brought nothing so far may bring points. */
  readonly collects: boolean;
  /**
   * Whether the player may rise now. While offers are held back (player-protection R32) points that come back count all
   * the same, but the level waits with its gift: `liftPlayers` gives both once offers are shown again.
   */
  readonly lifts: boolean;
  readonly at: Date;
}

/** Counts the real stakes of rounds in points. A stake that was taken back takes its points back. */
export const pointsCounting = (
  deps: CountDeps,
  { collects, lifts, at }: CountMoment,
): BulkCounting<Held, typeof LIFE, { points: bigint; at: Date }> => ({
  table: COUNTED,
  hold: async (trx, playerIds) => {
    const rows = await holdRows<PointsRow>(trx, 'levels_players', playerIds);
    return new Map([...rows].map(([playerId, row]) => [playerId, { row, told: false }]));
  },
  worthOf: ownBet,
  place: inEach(inLife(collects)),
  more: ({ currency }, stake) => ({ points: pointsOf(stake, currency, deps.terms), at }),
  onChange: async (trx, before, changes) => {
    const held = new Map(before);
    for (const [playerId, ofPlayer] of Map.groupBy(changes, (change) => change.playerId)) {
      const points = ofPlayer.reduce((sum, change) => sum + change.after.points - (change.before?.points ?? 0n), 0n);
      const mine = held.get(playerId);
      if (mine) held.set(playerId, await addPoints(trx, deps, mine, { points, lifts, at }));
    }
    return held;
  },
});

/** Moves both balances of a held player by as much, and the level with them: up only where it `lifts`. */
async function addPoints(
  trx: Connection,
  { terms, gifts }: CountDeps,
  { row: held, told: toldBefore }: Held,
  { points, lifts, at }: { points: bigint; lifts: boolean; at: Date },
): Promise<Held> {
  const playerId = held.player_id;
  const change = { before: held.persistent, after: held.persistent + points };
  const reached = levelAfter(held.level, change, terms);
  const level = lifts ? reached : Math.min(reached, held.level);
  const { row: after, told } = await movePoints(trx, held, { chargeable: points, persistent: points, level, at });
  if (level !== held.level) await putOnLevel(trx, playerId, level, at);
  if (level > held.level) await offerGifts(trx, gifts, { playerId, from: held.level, to: level, at });
  return { row: after, told: toldBefore || told || level !== held.level };
}

const putOnLevel = (trx: Connection, playerId: number, level: number, at: Date): Promise<string[]> => {
  const id = levelId(level);
  return changeGroups(trx, playerId, { add: [id], remove: levelIds.filter((each) => each !== id) }, at);
};

/** Players who are looked at in one go. */
const PAGE = 1_000;

/**
 * Lifts players whose points have reached a level without a round: they were given, or an operator asks fewer for it now. A
 * level comes with its gift: whose offers are held back (player-protection R32) follows later.
 *
 * @param only this player; everybody when left out
 */
export async function liftPlayers(
  deps: CountDeps,
  { isHeldBack, at, only }: { isHeldBack: (playerId: number) => Promise<boolean>; at: Date; only?: number },
): Promise<number> {
  const { connection } = deps;
  const starts = deps.terms.starts.map((start) => String(BigInt(start) * 100n));
  const db =
    only === undefined
      ? acrossShards<LevelsTables>(connection, 'everybody is looked at')
      : tablesOf<LevelsTables>(connection);
  let lifted = 0;
  for (let last: number | undefined = 0; last !== undefined;) {
    const { rows }: { rows: { player_id: number }[] } = await sql<{ player_id: number }>`
      select player_id from levels_players
      where ${only === undefined ? sql`true` : sql`player_id = ${only}`} and player_id > ${last}
        and level < width_bucket(persistent, ${starts}::bigint[])
      order by player_id limit ${PAGE}
    `.execute(db);
    for (const { player_id: playerId } of rows) {
      if (await isHeldBack(playerId)) continue;
      await inTransaction<LevelsTables, Held>(connection, async (trx) =>
        addPoints(trx, deps, { row: await holdPoints(trx, playerId), told: false }, { points: 0n, lifts: true, at }),
      );
      lifted += 1;
    }
    last = rows.at(-1)?.player_id;
  }
  return lifted;
}
