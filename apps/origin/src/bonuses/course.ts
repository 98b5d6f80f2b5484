import type { Connection } from '@cosmodrome/database';
import { bonusMachine, type BonusEvent } from '@cosmodrome/rules/bonuses/stages';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { move, nextState } from '@cosmodrome/rules/machine';
import { wagerLeft, wagerRequirement } from '@cosmodrome/rules/bonuses/wagering';
import { openRounds, post, setRoundCap } from '../ledger/index.ts';
import { sendHome } from './late.ts';
import { bonusMoney, payOut, purseOf } from './pay.ts';
import { changeBonus, nextWaiting, runningBonus, tellBonus } from './store.ts';
import type { BonusRow } from './tables.ts';
import { beginTurn, type Purse } from './turns.ts';

/** Whether a round that bonus money is in has not ended: what it wins belongs to the bonus. */
const isPlaying = async (trx: Connection, { playerId, currency }: Purse): Promise<boolean> =>
  (await openRounds(trx, playerId)).some((round) => round.currency === currency && round.betBonus > 0n);

/**
 * Starts the bonus whose turn it is, when none runs in the currency: its money comes into the wallet, and rounds are held
 * to its highest stake and to the games that it leaves open. The caller holds the player's lock.
 *
 * @returns the bonus that was started
 */
export async function startNext(trx: Connection, purse: Purse, now: Date): Promise<BonusRow | null> {
  const { playerId, currency } = purse;
  if (await runningBonus(trx, playerId, currency)) return null;
  const next = await nextWaiting(trx, playerId, currency);
  if (!next) return null;
  // Late money must not join it; a lost bonus that goes on with it comes first.
  await sendHome(trx, purse, { now });
  if (await runningBonus(trx, playerId, currency)) return null;
  const { transactionId: since } = await post(trx, {
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
    stage: move(bonusMachine, next.stage, 'start'),
    paid_in: next.amount,
    started_at: now,
    valid_until: new Date(now.getTime() + next.days_to_wager * DAY_MS),
  });
  await beginTurn(trx, purse, { bonusId: next.id, since, at: now });
  await setRoundCap(trx, { playerId, currency, amount: started.max_stake, closedFamilies: started.closed_families });
  await tellBonus(trx, started, now);
  return started;
}

/** Ends a bonus whose bets are counted: no round is held to its highest stake any more. */
async function end(trx: Connection, row: BonusRow, event: BonusEvent, now: Date): Promise<BonusRow> {
  await setRoundCap(trx, { ...purseOf(row), amount: null });
  return changeBonus(trx, row, { stage: move(bonusMachine, row.stage, event), ended_at: now });
}

interface Settling {
  readonly now: Date;
  /** Compares what was counted with the books; asked before anything is decided for good. */
  readonly recount: (row: BonusRow) => Promise<BonusRow>;
  /** Its progress was changed just now: the player is told of that. */
  readonly counted?: boolean;
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
  { now, recount, counted = false, event }: Settling,
): Promise<void> {
  const before = await runningBonus(trx, purse.playerId, purse.currency);
  if (!before) {
    await sendHome(trx, purse, { now, recount });
    return;
  }
  let row = before;
  // What is not of this bonus leaves the wallet before anything is decided about the rest.
  if (event || row.ended_at !== null || isWagered(row)) await sendHome(trx, purse, { now });
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
      const stage = nextState(bonusMachine, row.stage, 'finish') ?? row.stage;
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
