import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { levelAfter, levelId, levelIds, pointsOf, type LevelTerms } from '@cosmodrome/rules/levels/levels';
import { sql, type Kysely } from 'kysely';
import { changeGroups } from '../account/index.ts';
import { append } from '../kernel/outbox/index.ts';
import { offerGifts, type GiftDeps } from './gifts.ts';
import { findRound, type Round } from '../ledger/index.ts';
import { presentPoints } from './present.ts';
import type { LevelsTables, PointsRow } from './tables.ts';

/** The private channel of changed points. */
export const AWARD = 'comps_award';

export interface CountDeps {
  readonly connection: Connection;
  readonly terms: LevelTerms;
  readonly gifts: GiftDeps;
}

/**
 * One at a time changes a player's points; held until the transaction ends. Taken before the player's other rows: the
 * messages' row, which bets wait for, is locked after it, and only when there is something to tell.
 */
const holdPoints = (trx: Kysely<LevelsTables>, playerId: number): Promise<PointsRow> =>
  trx
    .insertInto('levels_players')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: playerId }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** The real money staked in a round; nothing while it is open, or when it was taken back. */
const realStake = ({ state, bet, betBonus }: Round): bigint => (state === 'settled' ? bet - betBonus : 0n);

interface CountedRound {
  readonly playerId: number;
  readonly roundId: string;
  readonly collects: boolean;
  readonly lifts: boolean;
  readonly at: Date;
}

/**
 * Counts a round as the books have it now. It does not matter how often this is done, nor in which order the messages
 * came: the round is read under the player's hold. A stake that was taken back takes its points back.
 *
 * @param collects whether a round that has brought nothing so far may bring points
 * @param lifts whether the player may rise now. While offers are held back (player-protection R32) points that come back
 * count all the same, but the level waits with its gift: `liftPlayers` gives both once offers are shown again
 * @returns whether there is something to tell the player
 */
export function countRound(
  { connection, terms, gifts }: CountDeps,
  { playerId, roundId, collects, lifts, at }: CountedRound,
): Promise<boolean> {
  return inTransaction<LevelsTables, boolean>(connection, async (trx) => {
    const held = await holdPoints(trx, playerId);
    const round = await findRound(trx, playerId, roundId);
    const counted = await trx
      .selectFrom('levels_rounds')
      .select(['stake', 'points'])
      .where('player_id', '=', playerId)
      .where('round_id', '=', roundId)
      .executeTakeFirst();
    const stake = round ? realStake(round) : 0n;
    if (!round || stake === (counted?.stake ?? 0n) || !(counted ?? collects)) return false;
    const row = { stake, points: pointsOf(stake, round.currency, terms), at };
    await trx
      .insertInto('levels_rounds')
      .values({ player_id: playerId, round_id: roundId, ...row })
      .onConflict((conflict) => conflict.columns(['player_id', 'round_id']).doUpdateSet(row))
      .execute();
    return addPoints(trx, held, { points: row.points - (counted?.points ?? 0n), lifts, terms, at }, gifts);
  });
}

/** Moves both counts of a held player by as much, and the level with them: up only where it `lifts`. */
async function addPoints(
  trx: Kysely<LevelsTables>,
  held: PointsRow,
  { points, lifts, terms, at }: { points: bigint; lifts: boolean; terms: LevelTerms; at: Date },
  gifts: GiftDeps,
): Promise<boolean> {
  const playerId = held.player_id;
  const change = { before: held.persistent, after: held.persistent + points };
  const reached = levelAfter(held.level, change, terms);
  const level = lifts ? reached : Math.min(reached, held.level);
  const after = await trx
    .updateTable('levels_players')
    .set({ chargeable: sql`chargeable + ${points}`, persistent: change.after, level })
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const payload = presentPoints(after);
  // Parts of a point are nothing to look at: small bets do not send a message each.
  const told = JSON.stringify(payload) !== JSON.stringify(presentPoints(held));
  if (told) await append(trx, { topic: AWARD, playerId, isPrivate: true, payload, at });
  if (level !== held.level) await putOnLevel(trx, playerId, level, at);
  if (level > held.level) await offerGifts(trx, gifts, { playerId, from: held.level, to: level, at });
  return told || level !== held.level;
}

const putOnLevel = (trx: Connection, playerId: number, level: number, at: Date): Promise<string[]> => {
  const id = levelId(level);
  return changeGroups(trx, playerId, { add: [id], remove: levelIds.filter((each) => each !== id) }, at);
};

/** Players who are looked at in one go. */
const PAGE = 1_000;

/**
 * Lifts players whose points have reached a level since an operator asks fewer for it. A level comes with its gift: whose
 * offers are held back (player-protection R32) follows later.
 */
export async function liftPlayers(
  { connection, terms, gifts }: CountDeps,
  { isHeldBack, at }: { isHeldBack: (playerId: number) => Promise<boolean>; at: Date },
): Promise<number> {
  const starts = terms.starts.map((start) => String(BigInt(start) * 100n));
  let lifted = 0;
  for (let last: number | undefined = 0; last !== undefined;) {
    const { rows }: { rows: { player_id: number }[] } = await sql<{ player_id: number }>`
      select player_id from levels_players
      where player_id > ${last} and level < width_bucket(persistent, ${starts}::bigint[])
      order by player_id limit ${PAGE}
    `.execute(tablesOf<LevelsTables>(connection));
    for (const { player_id: playerId } of rows) {
      if (await isHeldBack(playerId)) continue;
      await inTransaction<LevelsTables, boolean>(connection, async (trx) =>
        addPoints(trx, await holdPoints(trx, playerId), { points: 0n, lifts: true, terms, at }, gifts),
      );
      lifted += 1;
    }
    last = rows.at(-1)?.player_id;
  }
  return lifted;
}
