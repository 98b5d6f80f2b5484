import type { Connection } from '@cosmodrome/database';
import { conversion } from '@cosmodrome/rules/bonuses/wagering';
import { post, wallets } from '../ledger/index.ts';
import { changeBonus } from './store.ts';
import type { BonusRow } from './tables.ts';
import type { Purse } from './turns.ts';

export const purseOf = ({ player_id: playerId, currency }: BonusRow): Purse => ({ playerId, currency });

/** What is in a wallet's bonus part. */
export async function bonusMoney(trx: Connection, { playerId, currency }: Purse): Promise<bigint> {
  return (await wallets(trx, playerId)).find((wallet) => wallet.currency === currency)?.bonus ?? 0n;
}

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
