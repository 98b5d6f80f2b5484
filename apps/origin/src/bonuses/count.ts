import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { contributionOf } from '@cosmodrome/rules/bonuses/contribution';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { findRound, rounds, wallets, type Round } from '../ledger/index.ts';
import { settle } from './course.ts';
import { sendHome } from './late.ts';
import { changeBonus, runningBonus } from './store.ts';
import type { BonusRow, BonusTables } from './tables.ts';
import { lastInTurn } from './turns.ts';

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
  const purse = { playerId, currency };
  const last = await lastInTurn(connection, purse);
  if (!last) return;
  if (last.closed_at !== null) {
    const wallet = (await wallets(connection, playerId)).find((each) => each.currency === currency);
    if (!wallet || wallet.bonus === 0n) return;
  }
  await inTransaction<BonusTables, void>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const row = await runningBonus(trx, playerId, currency);
    const round = await findRound(trx, playerId, roundId);
    if (row && round && isOlder(row, round)) await sendHome(trx, purse, { now, roundId });
    const counted = row && round ? await countHeld(trx, row, [round], shareOf) : row;
    await settle(trx, purse, {
      now,
      recount: (each) => recount(trx, each, shareOf),
      counted: counted?.wagered !== row?.wagered,
    });
  });
}

/** Whether a round may have the money of an earlier bonus in it. */
const isOlder = ({ started_at: startedAt, revived_at: revivedAt }: BonusRow, { openedAt }: Round): boolean =>
  openedAt <= (revivedAt ?? startedAt ?? openedAt);

/** What a round adds: nothing while it is open, or when it was taken back. */
const worthOf = (round: Round, shareOf: ShareOf): bigint =>
  round.state === 'settled' ? contributionOf(round.bet, shareOf(round.gameId)) : 0n;

/** What rounds have counted towards a bonus so far. */
async function countedOf(trx: Connection, row: BonusRow, page: readonly Round[]): Promise<Map<string, bigint>> {
  if (page.length === 0) return new Map();
  const rows = await tablesOf<BonusTables>(trx)
    .selectFrom('bonus_rounds')
    .select(['round_id', 'counted'])
    .where('player_id', '=', row.player_id)
    .where('bonus_id', '=', row.id)
    .where(
      'round_id',
      'in',
      page.map(({ roundId }) => roundId),
    )
    .execute();
  return new Map(rows.map(({ round_id: roundId, counted }) => [roundId, counted]));
}

/** Whether a round was begun while the bonus ran, and in its time: not while it was lost. */
function isOwn(row: BonusRow, round: Round): boolean {
  const { started_at: startedAt, revived_at: revivedAt, valid_until: validUntil } = row;
  if (startedAt === null || validUntil === null || round.currency !== row.currency) return false;
  return round.openedAt >= (revivedAt ?? startedAt) && round.openedAt < validUntil;
}

/** Counts rounds that were read under the player's lock: the bonus's own, and what was counted before as it is now. */
async function countHeld(
  trx: Connection,
  bonus: BonusRow,
  page: readonly Round[],
  shareOf: ShareOf,
): Promise<BonusRow> {
  if (bonus.stage !== 'handle_bets') return bonus;
  const { player_id, id: bonus_id } = bonus;
  const priors = await countedOf(trx, bonus, page);
  let row = bonus;
  for (const round of page) {
    const { roundId: round_id } = round;
    const prior = priors.get(round_id);
    if (prior === undefined && !isOwn(row, round)) continue;
    const counted = worthOf(round, shareOf);
    const change = counted - (prior ?? 0n);
    if (change === 0n) continue;
    await tablesOf<BonusTables>(trx)
      .insertInto('bonus_rounds')
      .values({ player_id, bonus_id, round_id, counted })
      .onConflict((conflict) => conflict.columns(['player_id', 'bonus_id', 'round_id']).doUpdateSet({ counted }))
      .execute();
    row = await changeBonus(trx, row, { wagered: row.wagered + change });
  }
  return row;
}

/**
 * Counts all rounds since the bonus has started as the books have them: the messages of the last ones may still be on
 * their way.
 */
export async function recount(trx: Connection, bonus: BonusRow, shareOf: ShareOf): Promise<BonusRow> {
  const { player_id: playerId, started_at: startedAt } = bonus;
  if (startedAt === null) return bonus;
  let row = bonus;
  for (let before: bigint | undefined; ;) {
    const page = await rounds(trx, playerId, { before, limit: ROUNDS });
    row = await countHeld(trx, row, page.rounds, shareOf);
    const oldest = page.rounds.at(-1);
    if (page.cursor === null || !oldest || oldest.openedAt < startedAt) return row;
    before = page.cursor;
  }
}
