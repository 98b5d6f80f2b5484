import type { Connection } from '@cosmodrome/database';
import { isReached, toldUse } from '@cosmodrome/rules/limits/changes';
import { isExclusion } from '@cosmodrome/rules/limits/types';
import { refuse, type Refusal } from '../kernel/http/handler.ts';
import { capUse } from '../ledger/index.ts';
import { depositUse, roomOf } from './deposits.ts';
import { liveLimits, type LimitRow } from './store.ts';

const breakOf = (rows: readonly LimitRow[]): Refusal | null => {
  if (rows.some(({ type }) => type === 'selfexclusion')) return refuse(422, 'base', 'self_excluded');
  return rows.some(({ type }) => isExclusion(type)) ? refuse(422, 'base', 'cooling_off') : null;
};

/** Why a player on a break, or excluded, may neither play nor pay in; null for the others. */
export const exclusionOf = async (connection: Connection, playerId: number, now: Date): Promise<Refusal | null> =>
  breakOf(await liveLimits(connection, playerId, now));

/**
 * Why the player may not open a game for money; null when they may. Limits on deposits do not close games: money that
 * is there may be played.
 */
export async function playRefusal(connection: Connection, playerId: number, now: Date): Promise<Refusal | null> {
  const uses = await capUse(connection, playerId, now);
  if (uses.length === 0) return null;
  const onBreak = breakOf(await liveLimits(connection, playerId, now));
  if (onBreak) return onBreak;
  const reached = uses.some(({ amount, used }) => isReached(Number(amount), toldUse(Number(used))));
  return reached ? refuse(422, 'base', 'limit_reached') : null;
}

/** Why the player may not pay this in; null when they may. Called under the player's lock, before it is written. */
export async function depositRefusal(
  connection: Connection,
  deposit: { playerId: number; currency: string; amount: bigint },
  now: Date,
): Promise<Refusal | null> {
  const rows = await liveLimits(connection, deposit.playerId, now);
  const onBreak = breakOf(rows);
  if (onBreak) return onBreak;
  const room = await roomLeft(connection, rows, { currency: deposit.currency, now });
  return room !== null && deposit.amount > room ? refuse(422, 'amount_cents', 'deposit_limit') : null;
}

/**
 * How much the player's deposit limits leave for what a payment brought, beside all other deposits, in minor units of its
 * currency; null when none limits it. During a break there is no room: what was begun before may arrive after it has
 * started. Called under the player's lock.
 */
export async function depositRoom(
  connection: Connection,
  { playerId, currency, paymentId }: { playerId: number; currency: string; paymentId?: string },
  now: Date,
): Promise<bigint | null> {
  const rows = await liveLimits(connection, playerId, now);
  if (breakOf(rows)) return 0n;
  return roomLeft(connection, rows, { currency, now, but: paymentId });
}

async function roomLeft(
  connection: Connection,
  rows: readonly LimitRow[],
  { currency, now, but }: { currency: string; now: Date; but?: string | undefined },
): Promise<bigint | null> {
  let least: bigint | null = null;
  for (const row of rows) {
    if (row.type !== 'deposit') continue;
    for (const use of await depositUse(connection, row, now, but)) {
      const room = roomOf(use, currency);
      if (room !== null && (least === null || room < least)) least = room;
    }
  }
  return least;
}
