import type { Game } from '../content/registry.ts';
import type { CrashRoundRow, RoundRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { autoTarget, cashOutAutomatically, openBets, refundBet, settleBet } from './bets.ts';
import { curveOf, highestCashOut } from './rounds.ts';

/**
 * Does what is due at a shared round now: automatic cash-outs whose target is reached, and after the crash the end of
 * every bet. Any node may do it, at any time, more than once.
 *
 * After an interruption nobody loses a stake for it: a round that never started is refunded whole; in one that was
 * interrupted in flight the targets that were reached are paid exactly and every other open bet is refunded.
 *
 * @returns when the next thing is due, in milliseconds of the clock; null when the round needs nothing more
 */
export async function settleRound(deps: ArcadeDeps, game: Game, round: CrashRoundRow): Promise<number | null> {
  if (round.status === 'over' || round.status === 'refunded') return null;
  const now = deps.clock.now().getTime();
  const bets = await openBets(deps, round);
  if (round.status === 'unstarted') {
    await inTurn(deps, bets, (bet) => refundBet(deps, bet));
    return (await close(deps, round)) ? null : now + RETRY;
  }
  if (now < round.flies_at.getTime()) return round.flies_at.getTime();
  if (now < round.crashes_at.getTime()) return flying(deps, game, round, bets, now);
  await inTurn(deps, bets, (bet) => {
    const reached = (autoTarget(bet) ?? highestCashOut(game)) <= round.crash_point;
    return round.status === 'interrupted' && !reached ? refundBet(deps, bet) : settleBet(deps, game, bet);
  });
  return (await close(deps, round)) ? null : now + RETRY;
}

/** Wait before what the wallet did not take is tried again, in milliseconds. */
const RETRY = 2000;

async function flying(
  deps: ArcadeDeps,
  game: Game,
  round: CrashRoundRow,
  bets: RoundRow[],
  now: number,
): Promise<number> {
  const { timeTo } = curveOf(game);
  let next = round.crashes_at.getTime();
  const due: RoundRow[] = [];
  for (const bet of bets) {
    const target = autoTarget(bet);
    if (target === null || target > round.crash_point) continue;
    const at = round.flies_at.getTime() + timeTo(target);
    if (at <= now) due.push(bet);
    else next = Math.min(next, at);
  }
  await inTurn(deps, due, (bet) => cashOutAutomatically(deps, game, bet, autoTarget(bet) ?? 0));
  return next;
}

/** One bet that cannot be ended now does not hold up the others. */
async function inTurn(
  deps: ArcadeDeps,
  bets: readonly RoundRow[],
  end: (bet: RoundRow) => Promise<void>,
): Promise<void> {
  for (const bet of bets) {
    try {
      await end(bet);
    } catch (error) {
      deps.log.warn({ bet: bet.id, reason: String(error) }, 'a bet of a shared round could not be ended yet');
    }
  }
}

/** Calls a round over when no bet of it is open, with the bets on their way into it locked out. */
function close(deps: ArcadeDeps, round: CrashRoundRow): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('arcade_crash_rounds')
      .select('number')
      .where('game', '=', round.game)
      .where('number', '=', round.number)
      .forUpdate()
      .executeTakeFirst();
    const open = await trx
      .selectFrom('arcade_rounds')
      .select('id')
      .where('game', '=', round.game)
      .where('crash_number', '=', round.number)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (open) return false;
    await trx
      .updateTable('arcade_crash_rounds')
      .set({ status: round.status === 'unstarted' ? 'refunded' : 'over' })
      .where('game', '=', round.game)
      .where('number', '=', round.number)
      .execute();
    return true;
  });
}
