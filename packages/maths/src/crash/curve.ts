/**
 * The curve of a shared round: which multiplier is shown at which millisecond. It grows by the same share every
 * millisecond: hundredths(t) = floor(100 * (1 + growth)^t), reckoned in 60-bit fixed point by repeated squaring (each
 * product rounded down), so that server and browser agree to the last digit. Multipliers are hundredths, times are
 * whole milliseconds from lift-off.
 */

const FRACTION_BITS = 60n;
const ONE = 1n << FRACTION_BITS;
const MILLION = 1_000_000n;
/** Times are below 2^24 ms, about 4.6 hours: far beyond the largest multiplier. */
const TIME_BITS = 24;

export interface Curve {
  /** What the curve shows `elapsed` ms after lift-off; 1.00x before it. */
  multiplierAt: (elapsed: number) => number;
  /** The first millisecond at which the curve shows at least `multiplier`. */
  timeTo: (multiplier: number) => number;
}

/** The curve that grows by `growthPpm` millionths a millisecond. Throws RangeError unless that is a whole number from 1 on. */
export function curve(growthPpm: number): Curve {
  if (!Number.isSafeInteger(growthPpm) || growthPpm < 1)
    throw new RangeError('growth must be a whole number from 1 on');
  /** powers[bit] is (1 + growth)^(2^bit). */
  const powers = [ONE + (ONE * BigInt(growthPpm)) / MILLION];
  for (let bit = 1; bit < TIME_BITS; bit += 1) {
    const last = powers[bit - 1] ?? ONE;
    powers.push((last * last) >> FRACTION_BITS);
  }

  const multiplierAt = (elapsed: number): number => {
    const time = Math.min(Math.max(0, Math.floor(elapsed)), 2 ** TIME_BITS - 1);
    let grown = ONE;
    for (let bit = 0; bit < TIME_BITS; bit += 1) {
      if ((time >>> bit) & 1) grown = (grown * (powers[bit] ?? ONE)) >> FRACTION_BITS;
    }
    return Number((grown * 100n) >> FRACTION_BITS);
  };

  const timeTo = (multiplier: number): number => {
    let early = 0;
    let late = 2 ** TIME_BITS - 1;
    if (multiplierAt(late) < multiplier) throw new RangeError('the curve does not reach that multiplier');
    while (early < late) {
      const middle = Math.floor((early + late) / 2);
      if (multiplierAt(middle) >= multiplier) late = middle;
      else early = middle + 1;
    }
    return early;
  };
  return { multiplierAt, timeTo };
}
