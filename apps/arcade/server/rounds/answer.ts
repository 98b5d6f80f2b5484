import type { OpenRound, PlayAnswer } from '../../api/calls.ts';
import type { ErrorCode } from '../../api/errors.ts';
import type { PlayableModel } from '../content/models.ts';
import { freeSpinsOf } from '../freespins/freespins.ts';
import type { RoundRow, StepRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { Refused } from '../refused.ts';

/** What a frame is told of a step that was carried through; a voided one is a refusal with its reason. */
export async function answerOf(deps: ArcadeDeps, model: PlayableModel, step: StepRow): Promise<PlayAnswer> {
  if (step.status !== 'done') throw refusalOf(step);
  const sums = await deps.db
    .selectFrom('arcade_steps')
    .select((eb) => [eb.fn.sum<string>('stake').as('stake'), eb.fn.sum<string>('win').as('win')])
    .where('round_id', '=', step.round_id)
    .where('status', '=', 'done')
    .where('position', '<=', step.position)
    .executeTakeFirstOrThrow();
  const round = await deps.db
    .selectFrom('arcade_rounds')
    .select(['owner', 'freespins_id'])
    .where('id', '=', step.round_id)
    .executeTakeFirstOrThrow();
  return {
    round: { id: step.round_id, stake: Number(sums.stake), win: Number(sums.win), finished: step.finished },
    stake: Number(step.stake),
    win: Number(step.win),
    events: step.events,
    view: step.next_state === null ? null : model.view(step.next_state),
    legal: model.legal(step.next_state),
    balance: step.balance === null ? null : Number(step.balance),
    freespins: await freeSpinsOf(deps, round),
  };
}

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  session_unknown: 401,
  session_ended: 401,
  cycle_too_short: 429,
  wallet_unavailable: 503,
  round_void: 409,
  freespins_over: 409,
};

const PASSED_ON: readonly ErrorCode[] = [
  'session_unknown',
  'session_ended',
  'insufficient_funds',
  'bet_out_of_range',
  'limit_reached',
  'reality_check_due',
  'currency_mismatch',
  'cycle_too_short',
  'freespins_over',
];

function refusalOf(step: StepRow): Refused {
  const refusal = step.refusal === 'freespins_unknown' ? 'freespins_over' : step.refusal;
  const code = PASSED_ON.find((known) => known === refusal) ?? 'round_void';
  return new Refused(STATUS[code] ?? 422, code);
}

/** The unfinished round of an owner, as a frame resumes it; null when there is none. */
export async function openRoundView(
  deps: ArcadeDeps,
  owner: string,
  game: string,
  currency: string,
): Promise<OpenRound | null> {
  const round = await deps.db
    .selectFrom('arcade_rounds')
    .selectAll()
    .where('owner', '=', owner)
    .where('game', '=', game)
    .where('currency', '=', currency)
    .where('status', '=', 'open')
    .executeTakeFirst();
  const model = round && deps.games.model(round.model);
  if (!round || !model || round.state === null) return null;
  const events = (await stepsOf(deps, round)).flatMap((step) => step.events);
  return {
    id: round.id,
    stake: Number(round.stake),
    win: Number(round.win),
    view: model.view(round.state),
    legal: model.legal(round.state),
    events,
    freespins: await freeSpinsOf(deps, round),
  };
}

/** The steps of a round that count, in order. */
export function stepsOf(deps: ArcadeDeps, round: RoundRow): Promise<StepRow[]> {
  return deps.db
    .selectFrom('arcade_steps')
    .selectAll()
    .where('round_id', '=', round.id)
    .where('status', '=', 'done')
    .orderBy('position')
    .execute();
}
