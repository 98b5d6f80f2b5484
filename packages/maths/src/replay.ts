/**
 * Plays a past round again from its seeds and the actions that were taken: the proof that `/fairness` shows. The source
 * of randomness is handed in, so that this package needs none of its own.
 */
import { IllegalAction, type Rng, type Step } from './model.ts';
import { model } from './models.ts';

/** A stream that knows how far it was read; the fairness package's `stream` makes these. */
export interface PositionedRng extends Rng {
  readonly cursor: number;
}

export type StreamFactory = (serverSeed: string, clientSeed: string, nonce: number, cursor: number) => PositionedRng;

export interface RecordedRound {
  modelId: string;
  /** The actions of the round in order; stakes are in them. */
  actions: readonly { type: string }[];
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

export interface ReplayedStep extends Step<unknown, unknown> {
  action: { type: string };
  /** Where the stream stood after this step. */
  cursor: number;
}

export interface ReplayedRound {
  steps: ReplayedStep[];
  totalStake: number;
  totalWin: number;
  finished: boolean;
}

/** The part of a model that a replay uses, whatever the family. */
interface Replayable {
  play(state: unknown, action: { type: string }, rng: Rng): Step<unknown, unknown>;
}

/**
 * Replays a round. Each step opens the stream where the last one stopped, as the server did. Throws RangeError for an
 * unknown model and IllegalAction for actions that the round does not allow.
 */
export function replayRound(round: RecordedRound, streams: StreamFactory): ReplayedRound {
  const played = model(round.modelId) as Replayable;
  const steps: ReplayedStep[] = [];
  let state: unknown = null;
  let cursor = 0;
  for (const action of round.actions) {
    if (steps.at(-1)?.finished) throw new IllegalAction('the round is over already');
    const rng = streams(round.serverSeed, round.clientSeed, round.nonce, cursor);
    const step = played.play(state, action, rng);
    cursor = rng.cursor;
    state = step.state;
    steps.push({ ...step, action, cursor });
  }
  return {
    steps,
    totalStake: steps.reduce((sum, { stake }) => sum + stake, 0),
    totalWin: steps.reduce((sum, { win }) => sum + win, 0),
    finished: steps.at(-1)?.finished ?? false,
  };
}
