import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

export const SECOND_MS = 1_000;

/** How fast a simulated player does things; times are milliseconds. */
export interface Pace {
  /** Rounds of one visit. */
  readonly rounds: () => number;
  readonly betweenSteps: () => number;
  readonly betweenVisits: () => number;
  /** Before the first visit after a start, for the member of a place. */
  readonly atFirst: (place: number) => number;
}

/**
 * As people play: a round in some seconds, a dozen or two of them, then a rest. The rests are long enough for a dozen players to
 * leave a casino that nobody else visits at rest.
 * @param times how many times faster than that
 */
export function humanPace(times: number): Pace {
  const seconds = (from: number, to: number): number => randomInt(from * SECOND_MS, to * SECOND_MS) / times;
  return {
    rounds: () => randomInt(8, 21),
    betweenSteps: () => seconds(8, 25),
    betweenVisits: () => seconds(480, 1_500),
    atFirst: (place) => ((1 + place * 4) * 4 * SECOND_MS) / times,
  };
}

/** @throws what aborted it */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  setTimeout(milliseconds, undefined, { signal, ref: false });
