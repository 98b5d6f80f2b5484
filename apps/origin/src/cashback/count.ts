import { inTransaction, type Connection } from '@cosmodrome/database';
import { recount } from '@cosmodrome/rules/cashback/counting';
import { weekName } from '@cosmodrome/rules/cashback/week';
import { sql, type Kysely } from 'kysely';
import { findRound, type Round } from '../ledger/index.ts';
import type { CashbackTables } from './tables.ts';

/** One at a time counts and pays for a player; held until the transaction ends. */
export async function holdPlayer(trx: Kysely<CashbackTables>, playerId: number): Promise<void> {
  await trx
    .insertInto('cashback_players')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: playerId }))
    .execute();
}

/** What the player has lost with a settled round's own money, in minor units; below zero when it was won. */
const lossOf = ({ bet, betBonus, win, winBonus }: Round): bigint => bet - betBonus - (win - winBonus);

/** What a round counts over all weeks: nothing while it is open, or when it was taken back. */
export const countedLoss = (round: Round): bigint => (round.state === 'settled' ? lossOf(round) : 0n);

/**
 * Counts a round as the books have it now, in the week in which it was settled. It does not matter how often this is
 * done, nor in which order the messages came: the round is read under the player's hold.
 *
 * @throws when the running week is closed: the clock of another node is more than an hour ahead
 */
export function countRound(connection: Connection, playerId: number, roundId: string, now: Date): Promise<void> {
  return inTransaction<CashbackTables, void>(connection, async (trx) => {
    await holdPlayer(trx, playerId);
    const round = await findRound(trx, playerId, roundId);
    if (round) await countHeld(trx, playerId, round, now);
  });
}

/** The same for a round that was read under the player's hold. */
export async function countHeld(trx: Kysely<CashbackTables>, playerId: number, round: Round, now: Date): Promise<void> {
  const { roundId, currency } = round;
  const running = weekName(now);
  const settledIn = round.state === 'settled' && round.finishedAt ? weekName(round.finishedAt) : null;
  const rows = await trx
    .selectFrom('cashback_rounds')
    .select(['week', 'loss'])
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .execute();
  const weeks = [...new Set([running, ...(settledIn === null ? [] : [settledIn]), ...rows.map(({ week }) => week)])];
  const closed = new Set(await closedOf(trx, { playerId, currency, weeks }));
  const changes = recount(
    rows.map(({ week, loss }) => ({ week, loss, closed: closed.has(week) })),
    { week: settledIn, loss: lossOf(round) },
    { isClosed: (week) => closed.has(week), running },
  );
  for (const [week, loss] of changes) {
    if (closed.has(week)) throw new Error(`the week of ${week} is closed for player ${playerId}`);
    const change = loss - (rows.find((row) => row.week === week)?.loss ?? 0n);
    await trx
      .insertInto('cashback_rounds')
      .values({ player_id: playerId, round_id: roundId, week, currency, loss })
      .onConflict((conflict) => conflict.columns(['player_id', 'round_id', 'week']).doUpdateSet({ loss }))
      .execute();
    await trx
      .insertInto('cashback_weeks')
      .values({ player_id: playerId, currency, week, loss: change, closed_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['player_id', 'currency', 'week'])
          .doUpdateSet({ loss: sql<bigint>`cashback_weeks.loss + excluded.loss` }),
      )
      .execute();
  }
}

async function closedOf(
  trx: Kysely<CashbackTables>,
  { playerId, currency, weeks }: { playerId: number; currency: string; weeks: readonly string[] },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('cashback_weeks')
    .select('week')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('week', 'in', weeks)
    .where('closed_at', 'is not', null)
    .execute();
  return rows.map(({ week }) => week);
}
