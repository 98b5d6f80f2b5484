import type { Connection } from '@cosmodrome/database';
import { bonusMove, moveBonus, type BonusEvent } from '@cosmodrome/rules/bonuses/stages';
import { conversion, wagerLeft, wagerRequirement } from '@cosmodrome/rules/bonuses/wagering';
import { openRounds, post, setRoundCap, wallets } from '../ledger/index.ts';
import { changeBonus, lastStarted, nextWaiting, runningBonus, tellBonus } from './store.ts';
import type { BonusRow } from './tables.ts';

const DAY_MS = 24 * 3_600_000;

/** Whose bonus money, in which wallet. */
export interface Purse {
  readonly playerId: number;
  readonly currency: string;
}

const purseOf = ({ player_id: playerId, currency }: BonusRow): Purse => ({ playerId, currency });

async function bonusMoney(trx: Connection, { playerId, currency }: Purse): Promise<bigint> {
  return (await wallets(trx, playerId)).find((wallet) => wallet.currency === currency)?.bonus ?? 0n;
}

/** Whether a round that bonus money is in has not ended: what it wins belongs to the bonus. */
const isPlaying = async (trx: Connection, { playerId, currency }: Purse): Promise<boolean> =>
  (await openRounds(trx, playerId)).some((round) => round.currency === currency && round.betBonus > 0n);

/** Moves money out of a running bonus: to its player for good, or back to the house; noted in its row. */
async function move(
  trx: Connection,
  row: BonusRow,
  { to, amount, now, key: step }: { to: 'player' | 'house'; amount: bigint; now: Date; key?: string | undefined },
): Promise<BonusRow> {
  if (amount === 0n) return row;
  const { player_id: playerId, currency } = row;
  const from = { account: 'player', part: 'bonus', currency, amount: -amount } as const;
  const target =
    to === 'player'
      ? ({ account: 'player', part: 'real', currency, amount } as const)
      : ({ account: 'bonuses', currency, amount } as const);
  // What has moved only grows, so each step has a key of its own.
  const key = step === undefined ? `bonus:${row.id}:${row.paid_in + row.converted + row.returned}` : `${step}:${to}`;
  const kind = to === 'player' ? 'bonus_won' : 'bonus_return';
  await post(trx, { playerId, key, kind, at: now, entries: [from, target] });
  return changeBonus(
    trx,
    row,
    to === 'player' ? { converted: row.converted + amount } : { returned: row.returned + amount },
  );
}

/**
 * Starts the bonus whose turn it is, when none runs in the currency: its money comes into the wallet, and rounds are held
 * to its highest stake. The caller holds the player's lock.
 *
 * @returns the bonus that was started
 */
export async function startNext(trx: Connection, purse: Purse, now: Date): Promise<BonusRow | null> {
  const { playerId, currency } = purse;
  if (await runningBonus(trx, playerId, currency)) return null;
  const next = await nextWaiting(trx, playerId, currency);
  if (!next) return null;
  await post(trx, {
    playerId,
    key: `bonus:${next.id}:0`,
    kind: 'bonus',
    at: now,
    entries: [
      { account: 'bonuses', currency, amount: -next.amount },
      { account: 'player', part: 'bonus', currency, amount: next.amount },
    ],
  });
  const started = await changeBonus(trx, next, {
    stage: moveBonus(next.stage, 'start'),
    paid_in: next.amount,
    started_at: now,
    valid_until: new Date(now.getTime() + next.days_to_wager * DAY_MS),
  });
  await setRoundCap(trx, { playerId, currency, amount: started.max_stake });
  await tellBonus(trx, started, now);
  return started;
}

/** Ends a bonus whose bets are counted: no round is held to its highest stake any more. */
async function end(trx: Connection, row: BonusRow, event: BonusEvent, now: Date): Promise<BonusRow> {
  await setRoundCap(trx, { ...purseOf(row), amount: null });
  return changeBonus(trx, row, { stage: moveBonus(row.stage, event), ended_at: now });
}

interface Paying {
  readonly now: Date;
  /** How much of what is in the wallet; nothing said: all of it. */
  readonly most?: bigint;
  /** What the money moves under once, where it is not the bonus's own next step. */
  readonly key?: string;
}

/** Does with bonus money of a bonus that has ended what its end says. The caller holds the player's lock. */
export async function payOut(trx: Connection, row: BonusRow, { now, most, key }: Paying): Promise<BonusRow> {
  const held = await bonusMoney(trx, purseOf(row));
  const left = most !== undefined && most < held ? most : held;
  const isWon = row.stage === 'wager_done' || row.stage === 'finished';
  if (!isWon) return move(trx, row, { to: 'house', amount: left, now, key });
  const { toPlayer, toHouse } = conversion(left, { maxWin: row.max_win, converted: row.converted });
  const won = await move(trx, row, { to: 'player', amount: toPlayer, now, key });
  return move(trx, won, { to: 'house', amount: toHouse, now, key });
}

interface Settling {
  readonly now: Date;
  /** Compares what was counted with the books; asked before anything is decided for good. */
  readonly recount: (row: BonusRow) => Promise<BonusRow>;
  /** Its progress was changed just now: the player is told of that. */
  readonly counted?: boolean;
  /** When the round was begun that this is about: bonus money that it brings back is of the bonus that ran then. */
  readonly openedAt?: Date | undefined;
  /** What else happens to the bonus, when its wagering is not done by now. */
  readonly event?: 'cancel' | 'expire';
}

/**
 * Takes the running bonus as far as it can go: wagered or lost, its money paid out, closed once no round is open that its
 * money is in; then the next one starts. The caller holds the player's lock.
 */
export async function settle(
  trx: Connection,
  purse: Purse,
  { now, recount, counted = false, openedAt, event }: Settling,
): Promise<void> {
  const before = await runningBonus(trx, purse.playerId, purse.currency);
  if (!before) {
    await payLate(trx, purse, { now, recount, openedAt });
    return;
  }
  let row = before;
  const playing = await isPlaying(trx, purse);
  if (row.stage === 'handle_bets') {
    const isEmpty = !playing && (await bonusMoney(trx, purse)) === 0n;
    if (event || isEmpty || isWagered(row)) row = await recount(row);
    if (isWagered(row)) row = await end(trx, row, 'wager', now);
    else if (event) row = await end(trx, row, event, now);
    else if (isEmpty) row = await end(trx, row, 'lose', now);
  }
  if (row.ended_at !== null) {
    row = await payOut(trx, row, { now });
    if (!playing) {
      const stage = bonusMove(row.stage, 'finish') ?? row.stage;
      row = await changeBonus(trx, row, { stage, closed_at: now });
    }
  }
  if (counted || row.stage !== before.stage || row.wagered !== before.wagered || row.converted !== before.converted) {
    await tellBonus(trx, row, now);
  }
  if (row.closed_at !== null) await startNext(trx, purse, now);
}

const isWagered = (row: BonusRow): boolean =>
  row.paid_in > 0n && wagerLeft(wagerRequirement(row.amount, row.wager), row.wagered) === 0n;

/**
 * Bonus money that comes back when its bonus is over, because a studio has taken a round back: a lost bonus goes on while
 * its time lasts, all others do with it what they did with the rest.
 */
async function payLate(
  trx: Connection,
  purse: Purse,
  { now, recount, openedAt }: Pick<Settling, 'now' | 'recount' | 'openedAt'>,
): Promise<void> {
  if ((await bonusMoney(trx, purse)) === 0n) return;
  const row = await lastStarted(trx, purse, openedAt);
  if (!row) return;
  if (row.stage !== 'lost' || (row.valid_until !== null && row.valid_until <= now)) {
    await payOut(trx, row, { now });
    return;
  }
  const stage = moveBonus(row.stage, 'revive');
  const revived = await recount(
    await changeBonus(trx, row, { stage, ended_at: null, closed_at: null, revived_at: now }),
  );
  await setRoundCap(trx, { ...purse, amount: revived.max_stake });
  await tellBonus(trx, revived, now);
}
