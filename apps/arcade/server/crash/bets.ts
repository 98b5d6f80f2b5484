import type { Game } from '../content/registry.ts';
import type { ArcadeTrx, CrashRoundRow, RoundRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { Refused } from '../refused.ts';
import type { PlayerAction } from '../rounds/actions.ts';
import { playStep } from '../rounds/play.ts';
import type { Intent, Plan } from '../rounds/prepare.ts';
import { settleStep, voidStep } from '../rounds/settle.ts';
import { crashSource } from './chain.ts';
import { curveOf } from './rounds.ts';

/** What a player's action means at the shared table now: a bet needs the window, a cash-out the flight. */
export function crashPlan(deps: ArcadeDeps, game: Game, action: PlayerAction): Plan {
  return async (trx, open) => {
    if (action.type === 'bet') {
      if (open) throw new Refused(409, 'round_open');
      const round = await lockLatest(trx, game.title.identifier);
      if (!round || round.status !== 'running' || deps.clock.now() >= round.flies_at) {
        throw new Refused(409, 'betting_closed');
      }
      return { action, source: await crashSource(trx, game.title.identifier, round.number) };
    }
    const number = open?.crash_number;
    if (typeof number !== 'number') throw new Refused(409, 'illegal_action');
    const round = await trx
      .selectFrom('arcade_crash_rounds')
      .selectAll()
      .where('game', '=', game.title.identifier)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const now = deps.clock.now().getTime();
    if (now < round.flies_at.getTime() || round.status === 'unstarted') throw new Refused(409, 'illegal_action');
    if (now >= round.crashes_at.getTime()) throw new Refused(409, 'cash_out_too_late');
    const at = curveOf(game).multiplierAt(now - round.flies_at.getTime());
    return { action: { type: 'cash-out', at }, source: null };
  };
}

/** A bet holds the row until it is written, so that a round is never called over while a bet is on its way into it. */
function lockLatest(trx: ArcadeTrx, game: string): Promise<CrashRoundRow | undefined> {
  return trx
    .selectFrom('arcade_crash_rounds')
    .selectAll()
    .where('game', '=', game)
    .orderBy('number', 'desc')
    .limit(1)
    .forShare()
    .executeTakeFirst();
}

/** The bets of a shared round that nothing has ended yet. */
export function openBets(deps: ArcadeDeps, round: CrashRoundRow): Promise<RoundRow[]> {
  return deps.db
    .selectFrom('arcade_rounds')
    .selectAll()
    .where('game', '=', round.game)
    .where('crash_number', '=', round.number)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
}

/** The target that a bet was placed with; null when the player cashes out by hand, or the bet is not confirmed yet. */
export function autoTarget(bet: RoundRow): number | null {
  const { state } = bet;
  if (typeof state !== 'object' || state === null || !('autoCashOut' in state)) return null;
  return typeof state.autoCashOut === 'number' ? state.autoCashOut : null;
}

/** Pays a bet at its own target, the moment that the curve has reached it. */
export async function cashOutAutomatically(deps: ArcadeDeps, game: Game, bet: RoundRow, target: number): Promise<void> {
  await endBet(deps, game, bet, 'auto', { type: 'cash-out', at: target });
}

/** Ends a bet after the crash: a target that was reached is paid exactly, any other stake is lost. */
export async function settleBet(deps: ArcadeDeps, game: Game, bet: RoundRow): Promise<void> {
  await endBet(deps, game, bet, 'end', { type: 'settle' });
}

/** Gives a stake back, because the studio could not let the player cash out. */
export async function refundBet(deps: ArcadeDeps, bet: RoundRow): Promise<void> {
  const step = await firstStep(deps, bet);
  const settled = step.status === 'pending' ? await settleStep(deps, step) : step;
  if (settled.status === 'done') await voidStep(deps, settled, bet, 'round_void');
}

async function endBet(deps: ArcadeDeps, game: Game, bet: RoundRow, reason: string, action: object): Promise<void> {
  const first = await firstStep(deps, bet);
  if (first.status === 'pending' && (await settleStep(deps, first)).status !== 'done') return;
  const intent: Intent = {
    game,
    owner: bet.owner,
    mode: bet.mode,
    sessionId: first.session_id,
    currency: bet.currency,
    nickname: bet.nickname,
    minCycleMs: 0,
    requestId: `${bet.id}:${reason}`,
    freespins: null,
  };
  const plan: Plan = (_trx, open) => {
    // The player was quicker, or another node was.
    if (open?.id !== bet.id) throw new Refused(409, 'illegal_action');
    return Promise.resolve({ action, source: null });
  };
  try {
    await playStep(deps, intent, action, plan);
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'illegal_action')) throw error;
  }
}

function firstStep(deps: ArcadeDeps, bet: RoundRow) {
  return deps.db
    .selectFrom('arcade_steps')
    .selectAll()
    .where('round_id', '=', bet.id)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow();
}
