/**
 * Where a round crashes. With u uniform in 1..2^32 the point in hundredths is floor(rtp * 100 * 2^32 / u), at least
 * 1.00x and at most the highest cash-out. So P(point >= m) = floor(rtp * 100 * 2^32 / m) / 2^32: whatever target a player
 * chooses, the return is the same share, short of it by less than m / 2^32.
 */
import type { Ratio, Rng } from '../model.ts';

const RANGE = 2 ** 32;
const LOWEST_POINT = 100;

/** One hundred times the rtp times 2^32: a whole number below 2^53. */
function scale(rtp: Ratio): number {
  return Math.floor((rtp.numerator * 100 * RANGE) / rtp.denominator);
}

/** Draws a crash point in hundredths from a round's stream (the first draw of the round). */
export function drawCrashPoint(rtp: Ratio, highest: number, rng: Rng): number {
  const point = Math.floor(scale(rtp) / (rng.int(RANGE) + 1));
  return Math.min(Math.max(point, LOWEST_POINT), highest);
}

/** The exact chance that a round reaches `target` hundredths (1.01x to the highest cash-out), over 2^32. */
export function reachOf(rtp: Ratio, target: number): Ratio {
  return { numerator: Math.floor(scale(rtp) / target), denominator: RANGE };
}
