import { inTransaction, type Connection } from '@cosmodrome/database';
import type { BonusCancelInfo } from '@cosmodrome/contract/http/bonuses';
import { bonusMachine, isBonusCancelable } from '@cosmodrome/rules/bonuses/stages';
import { move } from '@cosmodrome/rules/machine';
import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { openRounds, wallets } from '../ledger/index.ts';
import { followOffer } from '../prizes/index.ts';
import { recount } from './count.ts';
import { settle } from './course.ts';
import type { BonusDeps } from './deps.ts';
import { bonusesOf, changeBonus, findBonus, tellBonus } from './store.ts';
import type { BonusRow } from './tables.ts';

export type Counting = Pick<BonusDeps, 'clock' | 'shareOf'>;

/**
 * Gives a bonus up; what is of it in the wallet goes back to the house. One that is wagered by now is won instead. The
 * caller holds the player's lock.
 */
export async function cancelHeld(trx: Connection, row: BonusRow, { clock, shareOf }: Counting): Promise<void> {
  const now = clock.now();
  if (row.stage === 'handle_bets') {
    const purse = { playerId: row.player_id, currency: row.currency };
    await settle(trx, purse, { now, recount: (each) => recount(trx, each, shareOf), event: 'cancel' });
    return;
  }
  const canceled = { stage: move(bonusMachine, row.stage, 'cancel'), ended_at: now, closed_at: now };
  await followOffer(trx, { playerId: row.player_id, key: row.campaign, event: 'cancel', at: now });
  await tellBonus(trx, await changeBonus(trx, row, canceled), now);
}

/** @returns the bonus as it is then; null when there is none with that id, or it cannot be canceled any more */
export function cancelBonus(
  deps: Counting & Pick<BonusDeps, 'connection'>,
  playerId: number,
  id: number,
): Promise<BonusRow | null> {
  return inTransaction<object, BonusRow | null>(deps.connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const row = await findBonus(trx, playerId, id);
    if (!row || !isBonusCancelable(row.stage)) return null;
    await cancelHeld(trx, row, deps);
    return (await findBonus(trx, playerId, id)) ?? null;
  });
}

/**
 * Gives up all bonuses of an account that is being closed, in its transaction. What is wagered by now is the player's
 * own, and keeps the account open as all money does.
 */
export async function cancelAll(trx: Connection, playerId: number, deps: Counting): Promise<void> {
  await lockPlayer(trx, playerId);
  const open = async (): Promise<BonusRow[]> =>
    (await bonusesOf(trx, playerId)).filter(({ stage }) => isBonusCancelable(stage));
  // Those that wait go first: the end of one that runs would start them.
  for (const row of await open()) if (row.stage !== 'handle_bets') await cancelHeld(trx, row, deps);
  // A round that has ended just now may have left money of a bonus that is won, or brought a lost one back.
  const now = deps.clock.now();
  for (const { currency } of await wallets(trx, playerId)) {
    await settle(trx, { playerId, currency }, { now, recount: (each) => recount(trx, each, deps.shareOf) });
  }
  for (const row of await open()) await cancelHeld(trx, row, deps);
}

/** What giving a bonus up would take and leave (player protection R21). Amounts as decimal text of the currency. */
export async function cancelInfo(connection: Connection, row: BonusRow): Promise<BonusCancelInfo> {
  const wallet = (await wallets(connection, row.player_id)).find(({ currency }) => currency === row.currency);
  const runs = row.stage === 'handle_bets';
  const staked = runs ? await stakedIn(connection, row) : 0n;
  const [real, bonus] = [wallet?.real ?? 0n, runs ? (wallet?.bonus ?? 0n) : 0n];
  const text = (minor: bigint): string => decimal(minor, currencyRule(row.currency)?.subunits ?? 100);
  return {
    id: row.id,
    total_withdrawal_amount: text(real),
    current_balance: text(real + (wallet?.bonus ?? 0n)),
    cash_balance: text(real),
    bonus_balance: text(bonus),
    bonus_winnings: text(bonus > row.amount ? bonus - row.amount : 0n),
    bonus_in_open_rounds: text(staked),
  };
}

/** What of a running bonus is at stake in rounds that have not ended. */
async function stakedIn(connection: Connection, { player_id: playerId, currency }: BonusRow): Promise<bigint> {
  const open = (await openRounds(connection, playerId)).filter((round) => round.currency === currency);
  return open.reduce((sum, { betBonus }) => sum + betBonus, 0n);
}

function decimal(minor: bigint, subunits: number): string {
  const digits = String(subunits).length - 1;
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
