import { cellOf } from '../../kernel/cells.ts';
import { assertAmount, assertKey } from '../amounts.ts';
import { bodyHash } from '../body-hash.ts';

interface Action {
  readonly playerId: number;
  readonly currency: string;
  /** Idempotency key, unique for the player over all plays and postings: begin it with the studio's name. */
  readonly actionId: string;
  readonly roundId: string;
  /** `producer/Name`. */
  readonly gameId: string;
}

/** A stake, a win, or both, of one round. Amounts in minor units, not negative. */
export interface Play extends Action {
  readonly kind: 'play';
  readonly bet: bigint;
  readonly win: bigint;
  /** The round is over with this action. */
  readonly finished: boolean;
  /** The game session that a stake is made in: it has to run when the stake is booked. */
  readonly permit?: string | undefined;
}

/** Takes an earlier play back, exactly; remembered when that play has not come yet. */
export interface Rollback extends Action {
  readonly kind: 'rollback';
  readonly originalActionId: string;
}

export type PlayOperation = Play | Rollback;

/**
 * - `ok`: done, now or by an earlier call with the same action (`replayed`)
 * - `conflict`: the action id was used for another body, or the round belongs to another game or currency
 * - `rolled_back`: a rollback of this action came before it
 * - `already_rolled_back`: the action to take back was taken back before, under another action id
 * - `insufficient_funds`: also a rollback of a win that has been spent
 * - `session_ended`: the game session that the stake is made in is over, or that of the account
 * - `reality_check_due`: the stake would begin a round while the player has a reality check to confirm
 * - `cycle_too_short`: the player has begun a round of the game too short a time ago for the session's policy
 * - `game_forbidden`: the stake would begin a round of a game that a bonus in play closes
 * - `stake_limit`: the round would have more at stake than that session allows
 * - `limit_reached`: a cap of the player's does not allow the stake
 * - `round_limit`: the round would have more at stake than the player is held to while a bonus is wagered
 * - `balance_limit`: the balance would be beyond the wire's safe integers
 */
export type PlayCode =
  | 'ok'
  | 'insufficient_funds'
  | 'conflict'
  | 'unknown_wallet'
  | 'rolled_back'
  | 'already_rolled_back'
  | 'round_finished'
  | 'session_ended'
  | 'reality_check_due'
  | 'cycle_too_short'
  | 'game_forbidden'
  | 'stake_limit'
  | 'limit_reached'
  | 'round_limit'
  | 'balance_limit';

/** The answer to an operation. Only `ok` has changed anything; a refused action may be tried again under its id. */
export interface PlayAnswer {
  readonly code: PlayCode;
  readonly replayed: boolean;
  /** Of this action, or of the one that stands in its way; null when there is none. */
  readonly transactionId: bigint | null;
  /** The wallet after the action first succeeded, or as it is when refused. */
  readonly real: bigint;
  readonly bonus: bigint;
}

/** @throws RangeError for what no caller may send: a negative or huge amount, an empty or endless id */
export function assertOperation(op: PlayOperation): void {
  if (!Number.isInteger(op.playerId) || op.playerId < 1 || op.playerId > 2_147_483_647) {
    throw new RangeError('playerId must be a positive 32-bit integer');
  }
  if (!/^[A-Z]{3,4}$/.test(op.currency)) throw new RangeError('currency must be a currency code');
  assertKey('actionId', op.actionId);
  assertKey('roundId', op.roundId);
  assertKey('gameId', op.gameId);
  if (op.kind === 'rollback') {
    assertKey('originalActionId', op.originalActionId);
    return;
  }
  assertAmount('bet', op.bet);
  assertAmount('win', op.win);
}

interface AnswerRow {
  position: number;
  code: PlayCode;
  replayed: boolean;
  transaction_id: bigint | null;
  real_after: bigint;
  bonus_after: bigint;
}

/** Runs one statement, as `Database.execute` does. */
export type Execute = <Row>(statement: { name: string; text: string; values: readonly unknown[] }) => Promise<Row[]>;

/**
 * Sends a batch to the database in one call and answers in the order of the operations.
 * @param inOneShard a distributed database has the rows of all these players in one shard, and is told so
 */
export async function playBatch(
  execute: Execute,
  ops: readonly PlayOperation[],
  { at, inOneShard }: { at: Date; inOneShard: boolean },
): Promise<PlayAnswer[]> {
  const cells = ops.map((op) => cellOf(op.playerId));
  const rows = await execute<AnswerRow>({
    name: 'ledger_play',
    text: `select position, code, replayed, transaction_id, real_after, bonus_after
      from ledger_play($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      inOneShard ? cells[0] : null,
      at,
      cells,
      ops.map((op) => op.playerId),
      ops.map((op) => op.currency),
      ops.map((op) => op.actionId),
      ops.map((op) => op.roundId),
      ops.map((op) => op.gameId),
      ops.map((op) => (op.kind === 'play' ? op.bet : 0n)),
      ops.map((op) => (op.kind === 'play' ? op.win : 0n)),
      ops.map((op) => op.kind === 'play' && op.finished),
      ops.map((op) => (op.kind === 'rollback' ? op.originalActionId : null)),
      ops.map(hashOf),
      wavesOf(ops),
      ops.map((op) => (op.kind === 'play' ? (op.permit ?? null) : null)),
    ],
  });
  const answers: PlayAnswer[] = [];
  for (const row of rows) {
    answers[row.position - 1] = {
      code: row.code,
      replayed: row.replayed,
      transactionId: row.transaction_id,
      real: row.real_after,
      bonus: row.bonus_after,
    };
  }
  return answers;
}

function hashOf(op: PlayOperation): bigint {
  const body = op.kind === 'play' ? [op.bet, op.win, op.finished] : [op.originalActionId];
  return bodyHash([op.kind, op.currency, op.roundId, op.gameId, ...body]);
}

/** The how-many-eth operation of its player each one is, from 0: the database does those of a player one by one. */
function wavesOf(ops: readonly PlayOperation[]): number[] {
  const seen = new Map<number, number>();
  return ops.map((op) => {
    const wave = seen.get(op.playerId) ?? 0;
    seen.set(op.playerId, wave + 1);
    return wave;
  });
}
