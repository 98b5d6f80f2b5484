import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { contributionOf } from '@cosmodrome/rules/bonuses/contribution';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { findRound, rounds, wallets, type Round } from '../ledger/index.ts';
import { settle } from './course.ts';
import { changeBonus, lastStarted, runningBonus } from './store.ts';
import type { BonusRow, BonusTables } from './tables.ts';

/** Rounds that are compared with the books at once. */
const ROUNDS = 500;

/** How much of a game's stakes counts, in hundredths of a per cent. */
export type ShareOf = (game: string) => number;

/**
 * Counts a round as the books have it now towards the bonus that is wagered, and takes the bonus as far as it can go. It
 * does not matter how often this is done, nor in which order the messages came: the round is read under the player's
 * lock. Costs a player who never had a bonus one look, and no lock.
 */
export async function countRound(
  connection: Connection,
  { playerId, roundId, currency }: { playerId: number; roundId: string; currency: string },
  { shareOf, now }: { shareOf: ShareOf; now: Date },
): Promise<void> {
  const last = await lastStarted(connection, playerId, currency);
  if (!last) return;
  if (last.closed_at !== null) {
    const wallet = (await wallets(connection, playerId)).find((each) => each.currency === currency);
    if (!wallet || wallet.bonus === 0n) return;
  }
  await inTransaction<BonusTables, void>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const row = await runningBonus(trx, playerId, currency);
    const round = await findRound(trx, playerId, roundId);
    const counted = row && round ? await countHeld(trx, row, round, shareOf) : row;
    await settle(
      trx,
      { playerId, currency },
      { now, recount: (each) => recount(trx, each, shareOf), counted: counted?.wagered !== row?.wagered },
    );
  });
}

/** What a round adds: nothing while it is open, or when it was taken back. */
const worthOf = (round: Round, shareOf: ShareOf): bigint =>
  round.state === 'settled' ? contributionOf(round.bet, shareOf(round.gameId)) : 0n;

/** Counts a round that was read under the player's lock; only rounds that were begun while the bonus ran. */
async function countHeld(trx: Connection, row: BonusRow, round: Round, shareOf: ShareOf): Promise<BonusRow> {
  const { player_id, id: bonus_id, started_at: startedAt } = row;
  const isOwn = startedAt !== null && round.openedAt >= startedAt && round.currency === row.currency;
  if (row.stage !== 'handle_bets' || !isOwn) return row;
  const db = tablesOf<BonusTables>(trx);
  const prior = await db
    .selectFrom('bonus_rounds')
    .select('counted')
    .where('player_id', '=', player_id)
    .where('bonus_id', '=', bonus_id)
    .where('round_id', '=', round.roundId)
    .executeTakeFirst();
  const counted = worthOf(round, shareOf);
  const change = counted - (prior?.counted ?? 0n);
  if (change === 0n) return row;
  await db
    .insertInto('bonus_rounds')
    .values({ player_id, bonus_id, round_id: round.roundId, counted })
    .onConflict((conflict) => conflict.columns(['player_id', 'bonus_id', 'round_id']).doUpdateSet({ counted }))
    .execute();
  return changeBonus(trx, row, { wagered: row.wagered + change });
}

/**
 * Counts all rounds since the bonus has started as the books have them: a part of a round can be taken back without a
 * message, and the message of the last round may still be on its way.
 */
export async function recount(trx: Connection, bonus: BonusRow, shareOf: ShareOf): Promise<BonusRow> {
  const { player_id: playerId, started_at: startedAt } = bonus;
  if (startedAt === null) return bonus;
  let row = bonus;
  for (let before: bigint | undefined; ;) {
    const page = await rounds(trx, playerId, { before, limit: ROUNDS });
    for (const round of page.rounds) row = await countHeld(trx, row, round, shareOf);
    const oldest = page.rounds.at(-1);
    if (page.cursor === null || !oldest || oldest.openedAt < startedAt) return row;
    before = page.cursor;
  }
}
