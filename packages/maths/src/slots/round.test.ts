import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IllegalAction, type Step } from '../model.ts';
import { bookModels } from '../book/model.ts';
import { linesFamily } from '../lines/family.ts';
import { linesModels } from '../lines/model.ts';
import { linesVariants } from '../lines/variants.ts';
import { SimulationRng } from '../simulation/rng.ts';
import { waysModels } from '../ways/model.ts';
import { compileSlot } from './definition.ts';
import { playSlot } from './round.ts';
import type { SlotAction, SlotEvent, SlotModel, SlotState } from './types.ts';

const slots: readonly SlotModel<'lines' | 'book' | 'ways'>[] = [...linesModels, ...bookModels, ...waysModels];

type SlotStep = Step<SlotState, SlotEvent>;
interface Playable {
  play(state: SlotState | null, action: SlotAction, rng: SimulationRng): SlotStep;
}

/** Plays a whole round; every state goes through JSON, as in a database. */
function playRound(slot: Playable, stake: number, rng: SimulationRng): SlotStep[] {
  const steps = [slot.play(null, { type: 'spin', stake }, rng)];
  for (let state = steps[0]?.state ?? null; state !== null; state = steps.at(-1)?.state ?? null) {
    const stored: unknown = JSON.parse(JSON.stringify(state));
    expect(stored).toEqual(state);
    steps.push(slot.play(stored as SlotState, { type: 'free-spin' }, rng));
  }
  return steps;
}

/** Looks for a seed whose round has a feature. */
function featureRound(model: SlotModel<'lines' | 'book' | 'ways'>, stake: number): { seed: number; steps: SlotStep[] } {
  for (let seed = 0; ; seed += 1) {
    const rng = new SimulationRng(seed);
    if (model.play(null, { type: 'spin', stake }, rng).state === null) continue;
    return { seed, steps: playRound(model, stake, new SimulationRng(seed)) };
  }
}

/** What the events of a step say was paid. */
function paidByEvents(step: SlotStep): number {
  return step.events.reduce((sum, event) => {
    if (event.kind !== 'spin' && event.kind !== 'free-spin') return sum;
    const expansion = event.kind === 'free-spin' ? (event.expansion?.wins ?? []) : [];
    return sum + [...event.wins, ...expansion].reduce((pays, win) => pays + win.pay, 0);
  }, 0);
}

describe.each(slots.map((model) => ({ id: model.id, model })))('$id', ({ model }) => {
  const { stakeUnit } = model;
  const { maxWin, pays } = model.help;

  test('pays whole, never negative, never above the cap, and what its event book says', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 5000 }), (seed, units) => {
        const stake = units * stakeUnit;
        const steps = playRound(model, stake, new SimulationRng(seed));
        const won = steps.reduce((sum, { win }) => sum + win, 0);
        expect(won).toBeLessThanOrEqual(maxWin * stake);
        steps.forEach((step, index) => {
          expect(Number.isSafeInteger(step.win) && step.win >= 0).toBe(true);
          expect(step.stake).toBe(index === 0 ? stake : 0);
          expect(step.finished).toBe(step.state === null);
          if (won < maxWin * stake) expect(paidByEvents(step)).toBe(step.win);
        });
      }),
      { numRuns: 300 },
    );
  });

  test('every win is what the pay table says for the symbols at its positions', () => {
    const unitPay = new Map(pays.map(({ symbol, count, pay }) => [`${symbol} ${count}`, pay.numerator]));
    for (let seed = 0; seed < 300; seed += 1) {
      const [event] = model.play(null, { type: 'spin', stake: stakeUnit }, new SimulationRng(seed)).events;
      if (event?.kind !== 'spin') throw new Error('a round begins with a spin');
      for (const win of event.wins.filter(({ line, ways }) => line !== null || ways !== null)) {
        expect(win.pay).toBe((unitPay.get(`${win.symbol} ${win.count}`) ?? 0) * (win.ways ?? 1));
        for (const [reel, row] of win.positions) {
          expect([win.symbol, model.help.wild]).toContain(event.window[reel]?.[row]);
          if (win.line !== null) expect(model.help.lineLayout?.[win.line]?.[reel]).toBe(row);
        }
      }
    }
  });

  test('shows what the strips show at its stops', () => {
    const { seed, steps } = featureRound(model, stakeUnit);
    const strips = { spin: model.strips.base, 'free-spin': model.strips.free };
    const shown = steps.flatMap(({ events }) => events);
    for (const event of shown) {
      if (event.kind !== 'spin' && event.kind !== 'free-spin') continue;
      event.window.forEach((column, reel) => {
        const strip = strips[event.kind][reel] ?? [];
        column.forEach((symbol, row) => {
          expect(symbol).toBe(strip[((event.stops[reel] ?? 0) + row) % strip.length]);
        });
      });
    }
    expect(playRound(model, stakeUnit, new SimulationRng(seed))).toEqual(steps);
  });

  test('a feature counts its spins and its total', () => {
    const { steps } = featureRound(model, stakeUnit);
    const events = steps.flatMap((step) => step.events);
    const start = events.find((event) => event.kind === 'feature-start');
    const end = events.at(-1);
    const free = events.filter((event) => event.kind === 'free-spin');
    const added = events.reduce(
      (sum, event) => sum + (event.kind === 'retrigger' ? event.spins : 0),
      start?.spins ?? 0,
    );
    expect(start?.expandingSymbol === null).toBe(model.family !== 'book');
    if (start && start.expandingSymbol !== null) {
      expect(model.help.freeSpins.expandingSymbols).toContain(start.expandingSymbol);
    }
    expect(free.map(({ number }) => number)).toEqual(free.map((_, index) => index + 1));
    expect(end).toEqual({
      kind: 'feature-end',
      spins: free.length,
      total: steps.slice(1).reduce((sum, { win }) => sum + win, 0),
    });
    expect(free.length).toBe(added);
  });

  test('refuses what is not allowed and changes nothing', () => {
    const rng = new SimulationRng(1);
    const untouched = new SimulationRng(1);
    const bad = [0, -stakeUnit, stakeUnit + 1, stakeUnit / 2, 0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY];
    for (const stake of bad) {
      expect(() => model.play(null, { type: 'spin', stake }, rng)).toThrow(IllegalAction);
    }
    expect(() => model.play(null, { type: 'spin', stake: '20' as unknown as number }, rng)).toThrow(IllegalAction);
    expect(() => model.play(null, { type: 'free-spin' }, rng)).toThrow(IllegalAction);
    const { steps } = featureRound(model, stakeUnit);
    const open = steps[0]?.state ?? null;
    const before = JSON.stringify(open);
    expect(() => model.play(open, { type: 'spin', stake: stakeUnit }, rng)).toThrow(IllegalAction);
    expect(rng.int(2 ** 32)).toBe(untouched.int(2 ** 32));
    model.play(open, { type: 'free-spin' }, rng);
    expect(JSON.stringify(open)).toBe(before);
    expect(model.legal(open)).toEqual(['free-spin']);
    expect(model.legal(null)).toEqual(['spin']);
  });

  test('no strip lets a feature count wrongly', () => {
    for (const strips of [model.strips.base, model.strips.free]) {
      strips.forEach((strip, reel) => {
        const scatters = strip.flatMap((symbol, at) => (symbol === model.help.scatter ? [at] : []));
        const gaps = scatters.map((at, index) => {
          const next = scatters[(index + 1) % scatters.length] ?? at;
          return scatters.length === 1 ? strip.length : (next - at + strip.length) % strip.length;
        });
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3);
        if (reel === 0 && model.family !== 'book') expect(strip).not.toContain(model.help.wild);
      });
    }
  });
});

describe('the win cap', () => {
  const [definition] = linesVariants;
  if (definition === undefined) throw new Error('no lines variants');
  const slot = compileSlot({ ...definition, maxWin: 5 });
  const capped5: Playable = { play: (state, action, rng) => playSlot(slot, linesFamily, state, action, rng) };

  test('is exact, ends the round, and is told', () => {
    const stake = 40;
    let capped = 0;
    let cappedFeatures = 0;
    for (let seed = 0; seed < 4000; seed += 1) {
      const steps = playRound(capped5, stake, new SimulationRng(seed));
      const won = steps.reduce((sum, { win }) => sum + win, 0);
      const told = steps.at(-1)?.events.some(({ kind }) => kind === 'win-cap');
      expect(won).toBeLessThanOrEqual(5 * stake);
      expect(told).toBe(won === 5 * stake);
      if (!told) continue;
      capped += 1;
      if (steps.length === 1) continue;
      cappedFeatures += 1;
      expect(steps.at(-1)?.events.at(-1)?.kind).toBe('feature-end');
    }
    expect(capped).toBeGreaterThan(cappedFeatures);
    expect(cappedFeatures).toBeGreaterThan(5);
  });
});
