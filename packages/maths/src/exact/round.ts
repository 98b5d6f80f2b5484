/**
 * The exact distribution of a whole slot round, free spins included, from the distributions of its spins.
 *
 * Let F_k(z) be the generating function of what a free spin pays while it adds k spins. What one free spin brings with all
 * the spins it adds has the generating function V with V = sum over k of F_k * V^k, because every added spin is like
 * it. A feature of n spins is V^n, and a round is sum over n of B_n * V^n with B_n of the paid spin. The equation is
 * solved at every root of unity by Newton's method, and one inverse Fourier transform gives the chance of every win.
 */
import type { CompiledSlot } from '../slots/definition.ts';
import { fourier } from './fourier.ts';
import type { SpinDistribution } from './spins.ts';

export interface SlotSpins {
  base: SpinDistribution;
  /** One for each expanding symbol, each equally likely; a single one in families without. */
  free: SpinDistribution[];
}

/** A generating function at the roots of unity. */
interface Transformed {
  spins: number;
  real: Float64Array;
  imaginary: Float64Array;
}

/** Adds the spins' chances by awarded spins, each pay times each multiplier, and transforms them. */
function transformed(
  size: number,
  spins: SpinDistribution,
  awards: readonly number[],
  multipliers: readonly { value: number; weight: number }[],
  largest: number,
): Transformed[] {
  const whole = multipliers.reduce((sum, { weight }) => sum + weight, 0);
  const byAward = new Map<number, Float64Array>();
  spins.forEach((row, scatters) => {
    const award = awards[scatters] ?? 0;
    const target = byAward.get(award) ?? new Float64Array(size);
    byAward.set(award, target);
    for (const { value, weight } of multipliers) {
      for (let pay = 0; pay < row.length; pay += 1) {
        const at = Math.min(pay * value, largest);
        target[at] = target[at]! + (row[pay]! * weight) / whole;
      }
    }
  });
  return [...byAward].map(([spinsAwarded, real]) => {
    const imaginary = new Float64Array(size);
    fourier(real, imaginary, -1);
    return { spins: spinsAwarded, real, imaginary };
  });
}

const NEWTON_STEPS = 60;
const CLOSE_ENOUGH = 1e-30;

/** Sets `out` to (re + i im)^power. */
function power(re: number, im: number, exponent: number, out: Float64Array): void {
  let [resultRe, resultIm, baseRe, baseIm] = [1, 0, re, im];
  for (let left = exponent; left > 0; left >>= 1) {
    if (left & 1) {
      const real = resultRe * baseRe - resultIm * baseIm;
      resultIm = resultRe * baseIm + resultIm * baseRe;
      resultRe = real;
    }
    const square = baseRe * baseRe - baseIm * baseIm;
    baseIm = 2 * baseRe * baseIm;
    baseRe = square;
  }
  out[0] = resultRe;
  out[1] = resultIm;
}

/** Solves V = sum of F_k V^k at one root of unity by Newton's method; leaves V in `value`. */
function solve(spins: readonly Transformed[], at: number, value: Float64Array, scratch: Float64Array): void {
  let re = 0;
  let im = 0;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let [gapRe, gapIm, slopeRe, slopeIm] = [-re, -im, -1, 0];
    for (const part of spins) {
      const factorRe = part.real[at]!;
      const factorIm = part.imaginary[at]!;
      if (part.spins === 0) {
        gapRe += factorRe;
        gapIm += factorIm;
        continue;
      }
      power(re, im, part.spins - 1, scratch);
      const bentRe = factorRe * scratch[0]! - factorIm * scratch[1]!;
      const bentIm = factorRe * scratch[1]! + factorIm * scratch[0]!;
      slopeRe += part.spins * bentRe;
      slopeIm += part.spins * bentIm;
      gapRe += bentRe * re - bentIm * im;
      gapIm += bentRe * im + bentIm * re;
    }
    const norm = slopeRe * slopeRe + slopeIm * slopeIm;
    const stepRe = (gapRe * slopeRe + gapIm * slopeIm) / norm;
    const stepIm = (gapIm * slopeRe - gapRe * slopeIm) / norm;
    re -= stepRe;
    im -= stepIm;
    if (stepRe * stepRe + stepIm * stepIm < CLOSE_ENOUGH) break;
  }
  value[0] = re;
  value[1] = im;
}

/**
 * The chance of every total of a round in units; everything from the win cap on is counted at the cap, which is the last
 * element. Exact up to the rounding of double precision (about 1e-13 in total).
 */
export function roundDistribution(slot: CompiledSlot, spins: SlotSpins): Float64Array {
  const { maxWin, stakeUnit, multipliers } = slot.definition;
  const cap = maxWin * stakeUnit;
  const size = 2 ** Math.ceil(Math.log2(cap * 4));
  const base = transformed(size, spins.base, slot.triggers, [{ value: 1, weight: 1 }], cap);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (const part of base.filter((one) => one.spins === 0)) {
    real.set(part.real);
    imaginary.set(part.imaginary);
  }
  const features = base.filter((one) => one.spins > 0);
  const value = new Float64Array(2);
  const scratch = new Float64Array(2);
  for (const free of spins.free) {
    const parts = transformed(size, free, slot.retriggers, multipliers, cap);
    for (let at = 0; at <= size / 2; at += 1) {
      solve(parts, at, value, scratch);
      for (const feature of features) {
        power(value[0]!, value[1]!, feature.spins, scratch);
        const [re, im] = [feature.real[at]! / spins.free.length, feature.imaginary[at]! / spins.free.length];
        real[at] = real[at]! + re * scratch[0]! - im * scratch[1]!;
        imaginary[at] = imaginary[at]! + re * scratch[1]! + im * scratch[0]!;
      }
    }
  }
  for (let at = 1; at < size / 2; at += 1) {
    real[size - at] = real[at]!;
    imaginary[size - at] = -imaginary[at]!;
  }
  fourier(real, imaginary, 1);
  const chances = new Float64Array(cap + 1);
  for (let total = 0; total < size; total += 1) {
    const at = Math.min(total, cap);
    chances[at] = chances[at]! + real[total]! / size;
  }
  return chances;
}
