import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IllegalAction, type Rng } from '../model.ts';
import { SimulationRng } from '../simulation/rng.ts';
import { curve } from './curve.ts';
import { crashModel, ROCKET } from './model.ts';
import { drawCrashPoint, reachOf } from './point.ts';
import type { CrashState } from './types.ts';

const game = crashModel('crash-rocket', ROCKET);
const stakes = fc.integer({ min: 1, max: 1_000_000 }).map((units) => units * game.stakeUnit);
const targets = fc.integer({ min: ROCKET.lowestCashOut, max: ROCKET.highestCashOut });

/** A stream whose next number is this one. */
const fixed = (value: number): Rng => ({ int: () => value });

/** A bet in a round that crashes at `crashPoint`. */
function bet(stake: number, autoCashOut: number | null, crashPoint: number): CrashState {
  return { stake, autoCashOut, crashPoint };
}

describe('the crash point', () => {
  const { rtp, highestCashOut } = ROCKET;

  test('reaches exactly as many of the 2^32 draws as the published chance says', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const { numerator } = reachOf(rtp, target);
        expect(drawCrashPoint(rtp, highestCashOut, fixed(numerator - 1))).toBeGreaterThanOrEqual(target);
        expect(drawCrashPoint(rtp, highestCashOut, fixed(numerator))).toBeLessThan(target);
      }),
    );
  });

  test('returns 97 % at every target, short by less than target / 2^32', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const { numerator, denominator } = reachOf(rtp, target);
        const returned = (numerator / denominator) * (target / 100);
        expect(returned).toBeLessThanOrEqual(0.97);
        expect(0.97 - returned).toBeLessThan(target / 100 / denominator + 1e-12);
      }),
    );
  });

  test('lies between 1.00x and the highest cash-out', () => {
    expect(drawCrashPoint(rtp, highestCashOut, fixed(0))).toBe(highestCashOut);
    expect(drawCrashPoint(rtp, highestCashOut, fixed(2 ** 32 - 1))).toBe(100);
    const rng = new SimulationRng(4);
    const points = Array.from({ length: 20_000 }, () => drawCrashPoint(rtp, highestCashOut, rng));
    const lost = points.filter((point) => point < ROCKET.lowestCashOut).length / points.length;
    expect(lost).toBeGreaterThan(0.033);
    expect(lost).toBeLessThan(0.047);
  });
});

describe('a bet', () => {
  test('pays its target if and only if the round gets there', () => {
    fc.assert(
      fc.property(stakes, targets, fc.integer(), (stake, target, seed) => {
        const opened = game.play(null, { type: 'bet', stake, autoCashOut: target }, new SimulationRng(seed));
        const state = JSON.parse(JSON.stringify(opened.state)) as CrashState;
        const over = game.play(state, { type: 'settle' }, new SimulationRng(0));
        expect(opened).toMatchObject({ stake, win: 0, finished: false });
        expect(over.win).toBe(state.crashPoint >= target ? Math.floor((stake * target) / 100) : 0);
        expect(over).toMatchObject({ state: null, stake: 0, finished: true });
        expect(over.events.at(-1)).toEqual({ kind: 'crash', point: state.crashPoint });
      }),
    );
  });

  test('pays a manual cash-out at the multiplier it is taken at', () => {
    const step = game.play(bet(30, null, 250), { type: 'cash-out', at: 155 }, fixed(0));
    expect(step.win).toBe(46);
    expect(step.events[0]).toEqual({ kind: 'cash-out', multiplier: 155, automatic: false, win: 46 });
  });

  test('pays the target, not more, when a manual cash-out comes after it', () => {
    const step = game.play(bet(100, 150, 250), { type: 'cash-out', at: 200 }, fixed(0));
    expect(step.events[0]).toEqual({ kind: 'cash-out', multiplier: 150, automatic: true, win: 150 });
  });

  test('cannot be cashed out after the crash, below 1.01x or twice', () => {
    const state = bet(100, null, 250);
    for (const at of [251, 100, 0, -5, 120.5, Number.NaN, ROCKET.highestCashOut + 1]) {
      expect(() => game.play(state, { type: 'cash-out', at }, fixed(0))).toThrow(IllegalAction);
    }
    expect(() => game.play(null, { type: 'cash-out', at: 150 }, fixed(0))).toThrow(IllegalAction);
    expect(() => game.play(null, { type: 'settle' }, fixed(0))).toThrow(IllegalAction);
    expect(() => game.play(state, { type: 'bet', stake: 100, autoCashOut: null }, fixed(0))).toThrow(IllegalAction);
    expect(state).toEqual(bet(100, null, 250));
  });

  test('without a target is cashed out at the highest multiplier', () => {
    const step = game.play(bet(10, null, ROCKET.highestCashOut), { type: 'settle' }, fixed(0));
    expect(step.win).toBe(100_000);
  });

  test('refuses stakes and targets that it cannot take', () => {
    for (const stake of [0, -10, 5, 10.5, Number.NaN, 2 ** 50]) {
      expect(() => game.play(null, { type: 'bet', stake, autoCashOut: null }, fixed(0))).toThrow(IllegalAction);
    }
    for (const autoCashOut of [100, 101.5, 1_000_001, Number.NaN]) {
      expect(() => game.play(null, { type: 'bet', stake: 10, autoCashOut }, fixed(0))).toThrow(IllegalAction);
    }
  });

  test('shows the player no crash point before the end', () => {
    const opened = game.play(null, { type: 'bet', stake: 10, autoCashOut: 200 }, new SimulationRng(3));
    if (opened.state === null) throw new Error('a bet is open');
    expect(JSON.stringify(game.view(opened.state))).not.toContain(String(opened.state.crashPoint));
    expect(game.view(opened.state)).toEqual({ stake: 10, autoCashOut: 200 });
    expect(JSON.stringify(opened.events)).not.toContain('crash');
  });
});

describe('the curve', () => {
  const { multiplierAt, timeTo } = curve(ROCKET.growthPpm);

  test('starts at 1.00x and follows the exponential', () => {
    expect(multiplierAt(-50)).toBe(100);
    expect(multiplierAt(0)).toBe(100);
    for (const elapsed of [1000, 10_000, 60_000, 150_000]) {
      const exact = 100 * 1.00006 ** elapsed;
      expect(Math.abs(multiplierAt(elapsed) - exact)).toBeLessThanOrEqual(1 + exact * 1e-9);
    }
  });

  test('never falls, and its inverse is the first millisecond of a multiplier', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const time = timeTo(target);
        expect(multiplierAt(time)).toBeGreaterThanOrEqual(target);
        expect(multiplierAt(time - 1)).toBeLessThan(target);
      }),
    );
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(500), (time, later) => {
        expect(multiplierAt(time + later)).toBeGreaterThanOrEqual(multiplierAt(time));
      }),
    );
  });

  test('refuses a growth that is none and a multiplier that it never shows', () => {
    expect(() => curve(0)).toThrow(RangeError);
    expect(() => curve(1.5)).toThrow(RangeError);
    expect(() => curve(1).timeTo(2 ** 60)).toThrow(RangeError);
  });
});
