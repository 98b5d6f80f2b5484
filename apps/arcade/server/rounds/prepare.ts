import { IllegalAction } from '@cosmodrome/maths/model';
import type { Game } from '../content/registry.ts';
import { requireStakeInRange, StakeOutOfRange } from '../content/stakes.ts';
import type { ArcadeTrx, Mode, RoundRow, SeedRow, StepRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { lockRunningSeed } from '../fairness/seeds.ts';
import { takeSpin } from '../freespins/freespins.ts';
import { newId } from '../ids.ts';
import { Refused } from '../refused.ts';
import { ownSource, sourceOf } from './source.ts';
import { openStream, type RoundSource } from './stream.ts';

/** Somebody's wish to play one step of a game. */
export interface Intent {
  game: Game;
  owner: string;
  mode: Mode;
  sessionId: string;
  currency: string;
  nickname: string | null;
  /** Least time between two rounds of this player, in milliseconds. */
  minCycleMs: number;
  requestId: string;
  /** The free spins of which a round is to be begun; null for one that the player stakes. */
  freespins: string | null;
}

/** What the caller wants played once the owner's lock is held; it sees the unfinished round, if there is one. */
export type Plan = (trx: ArcadeTrx, open: RoundRow | null) => Promise<{ action: unknown; source: RoundSource | null }>;

export type Prepared =
  | { kind: 'known'; step: StepRow }
  | { kind: 'blocked'; step: StepRow }
  | { kind: 'new'; step: StepRow };

/**
 * Decides one step and writes it down, before any money moves: outcome, nonce and wallet action id are fixed from here
 * on, whatever happens to the process. Answers an earlier step instead when the request is known, or when another step
 * of the round has to be carried through first.
 */
export function prepareStep(deps: ArcadeDeps, intent: Intent, plan: Plan): Promise<Prepared> {
  return deps.db.transaction().execute(async (trx): Promise<Prepared> => {
    const seed = await lockRunningSeed(trx, deps.clock, intent.owner, intent.game.title.identifier);
    const known = await stepOfRequest(trx, intent.owner, intent.requestId);
    if (known) return { kind: 'known', step: known };
    const open = (await openRound(trx, intent)) ?? null;
    const pending = open && (await pendingStep(trx, open.id));
    if (pending) return { kind: 'blocked', step: pending };
    const { action, source } = await plan(trx, open);
    const step = open
      ? await continueRound(trx, deps, intent, open, action)
      : await startRound(trx, deps, intent, seed, action, source);
    return { kind: 'new', step };
  });
}

async function startRound(
  trx: ArcadeTrx,
  deps: ArcadeDeps,
  intent: Intent,
  seed: SeedRow,
  action: unknown,
  shared: RoundSource | null,
): Promise<StepRow> {
  const { model, title } = intent.game;
  if (!shared) await requireCycle(trx, deps, intent);
  const source = shared ?? (await ownSource(trx, seed));
  const played = decide(deps, intent, null, action, source, 0);
  const outcome = intent.freespins === null ? played : await freeOutcome(trx, deps, intent, played);
  const round = {
    id: newId('r'),
    owner: intent.owner,
    mode: intent.mode,
    game: title.identifier,
    model: model.id,
    currency: intent.currency,
    nickname: intent.nickname,
    status: 'open' as const,
    seed_id: source.seedId,
    nonce: source.nonce,
    crash_number: source.crashNumber,
    freespins_id: intent.freespins,
    state: null,
    cursor: 0,
    stake: 0n,
    win: 0n,
    started_at: deps.clock.now(),
    finished_at: null,
  };
  await trx.insertInto('arcade_rounds').values(round).execute();
  return insertStep(trx, deps, intent, round.id, 0, action, outcome);
}

/** The same outcome, staked by the house: at the stake of the free spins and no other. */
async function freeOutcome(trx: ArcadeTrx, deps: ArcadeDeps, intent: Intent, played: Outcome): Promise<Outcome> {
  const { owner, mode, currency, freespins: id, game } = intent;
  if (id === null || mode !== 'real') throw new Refused(409, 'freespins_over');
  const wanted = { owner, id, game: game.title.identifier, currency };
  if ((await takeSpin(trx, wanted, deps.clock.now())) !== played.stake) throw new Refused(409, 'illegal_action');
  return { ...played, stake: 0 };
}

async function continueRound(
  trx: ArcadeTrx,
  deps: ArcadeDeps,
  intent: Intent,
  round: RoundRow,
  action: unknown,
): Promise<StepRow> {
  const outcome = decide(deps, intent, round.state, action, await sourceOf(trx, round), round.cursor);
  const { last } = await trx
    .selectFrom('arcade_steps')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('round_id', '=', round.id)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  return insertStep(trx, deps, intent, round.id, last + 1, action, outcome);
}

interface Outcome {
  state: unknown;
  events: unknown[];
  stake: number;
  win: number;
  finished: boolean;
  cursor: number;
}

/** Lets the model play; its refusals become the studio's. */
function decide(
  deps: ArcadeDeps,
  intent: Intent,
  state: unknown,
  action: unknown,
  source: RoundSource,
  cursor: number,
): Outcome {
  const { model } = intent.game;
  const random = openStream(source, cursor);
  try {
    const step = model.play(state, action, random);
    if (state === null) {
      const stakes = deps.games.stakes(model, intent.currency);
      if (!stakes) throw new Refused(422, 'currency_mismatch');
      requireStakeInRange(stakes, step.stake);
    }
    return { ...step, cursor: random.cursor };
  } catch (error) {
    if (error instanceof StakeOutOfRange)
      throw new Refused(422, 'bet_out_of_range', { min: error.min, max: error.max });
    if (error instanceof IllegalAction) throw new Refused(409, state === null ? 'illegal_action' : 'round_open');
    throw error;
  }
}

async function insertStep(
  trx: ArcadeTrx,
  deps: ArcadeDeps,
  intent: Intent,
  roundId: string,
  position: number,
  action: unknown,
  outcome: Outcome,
): Promise<StepRow> {
  return trx
    .insertInto('arcade_steps')
    .values({
      id: newId('a'),
      round_id: roundId,
      position,
      owner: intent.owner,
      request_id: intent.requestId,
      session_id: intent.sessionId,
      mode: intent.mode,
      status: 'pending',
      refusal: null,
      action: JSON.stringify(action),
      events: JSON.stringify(outcome.events),
      stake: BigInt(outcome.stake),
      win: BigInt(outcome.win),
      finished: outcome.finished,
      next_state: outcome.state === null ? null : JSON.stringify(outcome.state),
      next_cursor: outcome.cursor,
      balance: null,
      created_at: deps.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Holds the least time between two rounds, in demo as for real (player protection R10, R19). */
async function requireCycle(trx: ArcadeTrx, deps: ArcadeDeps, intent: Intent): Promise<void> {
  if (intent.minCycleMs === 0) return;
  const last = await trx
    .selectFrom('arcade_rounds')
    .select('started_at')
    .where('owner', '=', intent.owner)
    .where('game', '=', intent.game.title.identifier)
    .where('status', '<>', 'void')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const wait = last ? intent.minCycleMs - (deps.clock.now().getTime() - last.started_at.getTime()) : 0;
  if (wait > 0) throw new Refused(429, 'cycle_too_short', { wait });
}

function stepOfRequest(trx: ArcadeTrx, owner: string, requestId: string): Promise<StepRow | undefined> {
  return trx
    .selectFrom('arcade_steps')
    .selectAll()
    .where('owner', '=', owner)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/**
 * Locked, because the end of an earlier step is stored without the seed's lock: what is read here must not be the state
 * from before that step while the step itself is read as done.
 */
function openRound(trx: ArcadeTrx, intent: Intent): Promise<RoundRow | undefined> {
  return trx
    .selectFrom('arcade_rounds')
    .selectAll()
    .where('owner', '=', intent.owner)
    .where('game', '=', intent.game.title.identifier)
    .where('currency', '=', intent.currency)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}

function pendingStep(trx: ArcadeTrx, roundId: string): Promise<StepRow | undefined> {
  return trx
    .selectFrom('arcade_steps')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}
