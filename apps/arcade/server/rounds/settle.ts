import type { StepRow, RoundRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { addWin, giveSpinBack } from '../freespins/freespins.ts';
import { Refused } from '../refused.ts';
import { WalletRefusal } from '../wallet/wallet.ts';

/**
 * Carries a written step through the wallet and stores where the round stands then. Safe to call again at any point and
 * from several nodes: the action id never changes, and only the first to finish changes the rows.
 *
 * A stake that the wallet refuses, or whose fate stays unknown at the start of a round, is voided: the wallet is told to
 * roll the action back, which also closes the door to a copy of it that is still on its way. A step that only pays, or
 * that continues a round, is owed: it stays pending and is sent again later.
 *
 * @returns the step, `done`, `voiding` or `void`
 * @throws Refused `wallet_unavailable` when an owed step could not be sent now
 */
export async function settleStep(deps: ArcadeDeps, step: StepRow): Promise<StepRow> {
  if (step.status === 'done' || step.status === 'void') return step;
  const round = await roundOf(deps, step.round_id);
  if (step.status === 'voiding') return rollBack(deps, step, round);
  // The operator counts a free round by its first step, whatever that moves.
  const beginsFree = round.freespins_id !== null && step.position === 0;
  const movesNothing = step.stake === 0n && step.win === 0n && !step.finished && !beginsFree;
  if (movesNothing) return store(deps, step, round, null);
  try {
    const { balance } = await deps.wallets[step.mode].play({
      session_id: step.session_id,
      action_id: step.id,
      round_id: step.round_id,
      game: round.game,
      currency: round.currency,
      bet: Number(step.stake),
      win: Number(step.win),
      finished: step.finished,
      ...(round.freespins_id !== null && { freespins_id: round.freespins_id }),
    });
    return await store(deps, step, round, BigInt(balance));
  } catch (error) {
    return decideFailure(deps, step, round, error);
  }
}

async function decideFailure(deps: ArcadeDeps, step: StepRow, round: RoundRow, error: unknown): Promise<StepRow> {
  const refusal = error instanceof WalletRefusal ? error.code : null;
  const details = { step: step.id, round: round.id, game: round.game, reason: refusal ?? String(error) };
  const beginsFree = round.freespins_id !== null && step.position === 0;
  if (beginsFree || (step.stake > 0n && (refusal !== null || step.position === 0))) {
    if (refusal === null) deps.log.warn(details, 'the fate of a bet is unknown; it is rolled back');
    return voidStep(deps, step, round, refusal ?? 'wallet_unavailable');
  }
  deps.log.error(details, 'a step could not be sent to the wallet; it stays owed');
  throw new Refused(503, 'wallet_unavailable');
}

/** Gives up a pending (or, for a refund, a done) step: its round ends when it was the first one. */
export async function voidStep(deps: ArcadeDeps, step: StepRow, round: RoundRow, refusal: string): Promise<StepRow> {
  const marked = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('arcade_steps')
      .set({ status: 'voiding', refusal })
      .where('id', '=', step.id)
      .where('status', '=', step.status)
      .returningAll()
      .executeTakeFirst();
    if (row && step.position === 0) {
      await trx
        .updateTable('arcade_rounds')
        .set({ status: 'void', state: null, stake: 0n, win: 0n, finished_at: deps.clock.now() })
        .where('id', '=', round.id)
        .execute();
      await giveSpinBack(trx, round, refusal);
    }
    return row;
  });
  return marked ? rollBack(deps, marked, round) : settleStep(deps, await stepById(deps, step.id));
}

async function rollBack(deps: ArcadeDeps, step: StepRow, round: RoundRow): Promise<StepRow> {
  let balance: bigint | null = null;
  try {
    const answer = await deps.wallets[step.mode].rollback({
      session_id: step.session_id,
      action_id: `${step.id}.undo`,
      round_id: step.round_id,
      game: round.game,
      currency: round.currency,
      original_action_id: step.id,
      ...(round.freespins_id !== null && { freespins_id: round.freespins_id }),
    });
    balance = BigInt(answer.balance);
  } catch (error) {
    const details = { step: step.id, round: round.id, reason: String(error) };
    if (!(error instanceof WalletRefusal)) {
      deps.log.warn(details, 'a rollback did not get through; it will be sent again');
      return step;
    }
    deps.log.warn(details, 'the wallet refused a rollback');
  }
  await deps.db
    .updateTable('arcade_steps')
    .set({ status: 'void', balance })
    .where('id', '=', step.id)
    .where('status', '=', 'voiding')
    .execute();
  return stepById(deps, step.id);
}

async function store(deps: ArcadeDeps, step: StepRow, round: RoundRow, balance: bigint | null): Promise<StepRow> {
  const stored = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('arcade_steps')
      .set({ status: 'done', balance })
      .where('id', '=', step.id)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await trx
      .updateTable('arcade_rounds')
      .set((eb) => ({
        status: step.finished ? ('finished' as const) : ('open' as const),
        state: step.next_state === null ? null : JSON.stringify(step.next_state),
        cursor: step.next_cursor,
        stake: eb('stake', '+', step.stake),
        win: eb('win', '+', step.win),
        // A round starts when its stake is booked: counted from earlier, the wallet could find the next one too soon.
        ...(step.position === 0 && { started_at: deps.clock.now() }),
        finished_at: step.finished ? deps.clock.now() : null,
      }))
      .where('id', '=', round.id)
      .execute();
    await addWin(trx, round, step.win);
    return row;
  });
  return stored ?? settleStep(deps, await stepById(deps, step.id));
}

function stepById(deps: ArcadeDeps, id: string): Promise<StepRow> {
  return deps.db.selectFrom('arcade_steps').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function roundOf(deps: ArcadeDeps, id: string): Promise<RoundRow> {
  return deps.db.selectFrom('arcade_rounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
