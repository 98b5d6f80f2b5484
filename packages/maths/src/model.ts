/**
 * What every game family agrees on. A model is data plus pure functions: no I/O, no clock, no Math.random.
 * All wins are rational multiples of a stake in whole numbers, so that money never meets a float.
 */

/** A source of unbiased randomness. `@cosmodrome/fairness` gives the provable one, simulations a fast one. */
export interface Rng {
  /** A whole number from 0 up to, not including, `bound` (1 <= bound <= 2^32). */
  int(bound: number): number;
}

export type Volatility = 'low' | 'low-medium' | 'medium' | 'medium-high' | 'high' | 'very-high';
export type Family = 'lines' | 'book' | 'ways' | 'crash' | 'roulette' | 'blackjack';

/** The way of playing that the figures describe, where a player's choices change hit rate and deviation. */
export type FiguresBasis = 'every-stake' | 'cash-out-at-2.00' | 'even-chance-bet' | 'basic-strategy';

/** The published figures of a model (player-protection R18), each with the way it was found. */
export interface Figures {
  /** Return to player in parts per million (960_000 is 96 %), the win cap included. */
  rtpPpm: number;
  /** Share of rounds that pay anything, in parts per million. */
  hitRatePpm: number;
  /** Standard deviation of the return of a one-unit stake. */
  standardDeviation: number;
  volatility: Volatility;
  /** Largest win as a multiple of the stake. */
  maxWin: number;
  /** The largest win comes once in this many rounds on average; null where it was not computed. */
  maxWinOneIn: number | null;
  basis: FiguresBasis;
  method: 'enumeration' | 'simulation' | 'analytic';
  /** Half width of the 99.9 % confidence interval in parts per million; 0 for exact figures. */
  confidencePpm: number;
}

/**
 * One step of a round: what the player staked on top, what was won, what there is to show, and where the round stands.
 * `State` and `Event` are plain JSON. `win` and `stake` are in minor units of the wallet's currency.
 */
export interface Step<State, Event> {
  /** State to resume from; null when the round is over. */
  state: State | null;
  /** The event book: everything a scene needs to replay this step, in order. */
  events: Event[];
  /** Stake taken by this step in minor units (0 for a free spin or a hit). */
  stake: number;
  /** Paid by this step in minor units; whole numbers, rounded down. */
  win: number;
  finished: boolean;
}

/** A playable model. `Action` is what a player may send; invalid ones throw `IllegalAction`. */
export interface GameModel<Action extends { type: string }, State, Event, View = State> {
  id: string;
  family: Family;
  /** Lines or ways where the family has them, for the catalogue. */
  lines: number | null;
  ways: number | null;
  features: readonly string[];
  figures: Figures;
  /** A stake must be a whole multiple of this many minor units, so that every pay is whole. */
  stakeUnit: number;
  /**
   * Plays one step. `state` is null at the start of a round. Deterministic for the same rng stream; neither `state`
   * nor `action` is changed. One stream serves a whole round: the caller keeps the stream's cursor beside the state
   * and hands in a stream that continues there (`stream(serverSeed, clientSeed, nonce, cursor)` of the fairness package).
   */
  play(state: State | null, action: Action, rng: Rng): Step<State, Event>;
  /** What the player may know of an unfinished round: the state without hidden cards or a future crash point. */
  view(state: State): View;
  /** The kinds of action that `play` accepts now. Empty never happens: a finished round is `null`, which can start anew. */
  legal(state: State | null): readonly Action['type'][];
}

/** A whole-number ratio, for pays as multiples of the total stake: never a float. */
export interface Ratio {
  numerator: number;
  denominator: number;
}

/** An action that the state does not allow, or a stake that the model cannot split. Nothing has happened. */
export class IllegalAction extends Error {
  override name = 'IllegalAction';
}
