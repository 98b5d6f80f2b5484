import type { Connection } from '@cosmodrome/database';
import { tablesOf } from '@cosmodrome/database';
import { freespinsMachine, freespinsNoticeMachine, type FreeSpinEvent } from '@cosmodrome/rules/freespins/stages';
import { heldOf, prizeOfWinnings, shareOut } from '@cosmodrome/rules/freespins/winnings';
import { move, nextState } from '@cosmodrome/rules/machine';
import { post } from '../ledger/index.ts';
import { followOffer, type Titles } from '../prizes/index.ts';
import type { FreeSpinDeps } from './deps.ts';
import { changeFreeSpins, noticesOf } from './store.ts';
import type { FreeSpinRow, FreeSpinTables } from './tables.ts';

/** What was won and is neither given nor kept. */
export const heldIn = (row: FreeSpinRow): bigint => heldOf(winningsOf(row));

const winningsOf = ({ won, paid, kept, max_win: maxWin }: FreeSpinRow) => ({ won, paid, kept, maxWin });

/** Gives winnings back to the house: what is more than may be won, or what becomes bonus money in their place. */
async function giveBack(
  trx: Connection,
  { player_id: playerId, currency }: FreeSpinRow,
  { amount, key, at }: { amount: bigint; key: string; at: Date },
): Promise<void> {
  if (amount === 0n) return;
  const entries = [
    { account: 'freespins', currency, amount: -amount },
    { account: 'winnings', currency, amount },
  ] as const;
  await post(trx, { playerId, key, kind: 'freespins_return', at, entries });
}

/**
 * Gives what was won with free spins that are over, by one grant; a round that ends later brings another. What is refused
 * stays in the books, and is tried again: a player who wants no bonuses now may want them later. The caller holds the
 * player's lock.
 */
export async function settle(
  trx: Connection,
  { prizes }: Pick<FreeSpinDeps, 'prizes'>,
  row: FreeSpinRow,
  now: Date,
): Promise<FreeSpinRow> {
  const { toPlayer, toHouse } = shareOut(winningsOf(row));
  if (toPlayer + toHouse === 0n) return row;
  // What was given only grows, so each step has a key of its own.
  const key = `freespins:${row.id}:${row.paid + row.kept}`;
  const { currency, wager, max_win: maxWin } = row;
  if (toPlayer > 0n) {
    const prize = prizeOfWinnings(toPlayer, { currency, wager, maxWin });
    const answer = await prizes.grant(trx, {
      playerId: row.player_id,
      prize,
      source: 'freespins',
      key,
      at: now,
      lifecycle: 'given',
      currency,
      strategy: 'freespins',
      titles: row.titles as Titles,
      groupKey: row.group_key ?? undefined,
      owed: true,
      posting: { kind: 'freespins_won', account: 'freespins' },
    });
    if (answer.outcome === 'refused') return row;
    // A bonus is paid by the account of bonuses once it begins: what was gathered for it goes back.
    if (prize.kind !== 'money') await giveBack(trx, row, { amount: toPlayer, key: `${key}:bonus`, at: now });
  }
  await giveBack(trx, row, { amount: toHouse, key: `${key}:most`, at: now });
  return changeFreeSpins(trx, row, { paid: row.paid + toPlayer, kept: row.kept + toHouse });
}

/** Keeps for the house what was won, when its player closes the account and it would be bonus money. */
export async function forfeit(trx: Connection, row: FreeSpinRow, now: Date): Promise<FreeSpinRow> {
  const amount = heldIn(row);
  await giveBack(trx, row, { amount, key: `freespins:${row.id}:${row.paid + row.kept}:closed`, at: now });
  return changeFreeSpins(trx, row, { kept: row.kept + amount });
}

/** Ends free spins: the studios are to be told, and what was won is given. The caller holds the player's lock. */
export async function end(
  trx: Connection,
  deps: Pick<FreeSpinDeps, 'prizes'>,
  row: FreeSpinRow,
  { event, now }: { event: Exclude<FreeSpinEvent, 'activate'>; now: Date },
): Promise<FreeSpinRow> {
  const ended = await changeFreeSpins(trx, row, { stage: move(freespinsMachine, row.stage, event), ended_at: now });
  // Where it was an offer that nobody has taken.
  const offer = event === 'expire' ? 'expire' : 'cancel';
  await followOffer(trx, { playerId: row.player_id, key: row.key, event: offer, at: now });
  for (const notice of await noticesOf(trx, row.player_id, row.id)) {
    const state = nextState(freespinsNoticeMachine, notice.state, 'end');
    if (state === null) continue;
    await tablesOf<FreeSpinTables>(trx)
      .updateTable('freespins_notices')
      .set({ state, attempts: 0, next_at: now })
      .where('player_id', '=', row.player_id)
      .where('freespins_id', '=', row.id)
      .where('studio', '=', notice.studio)
      .execute();
  }
  return settle(trx, deps, ended, now);
}
