import { describe, expect, test } from 'vitest';
import { bookVariants } from '../book/variants.ts';
import { simulateBlackjack } from '../blackjack/simulate.ts';
import { linesVariants } from '../lines/variants.ts';
import { models } from '../models.ts';
import { SimulationRng } from '../simulation/rng.ts';
import { simulateSlot } from '../simulation/slots.ts';
import { emptyTally, estimate, type Tally } from '../simulation/tally.ts';
import { waysVariants } from '../ways/variants.ts';
import { exactFigures } from './compute.ts';
import { published } from './published.ts';
import { volatilityOf } from './volatility.ts';

const MILLION = 1_000_000;

/** Cheap enough for every change; `npm run maths` recomputes all. */
const RECOMPUTED = ['lines-medium', 'ways-medium', 'book-medium-high', 'crash-rocket', 'roulette-european'];

describe('published figures', () => {
  test('belong to the models, one set each', () => {
    expect(Object.keys(published).sort()).toEqual(Object.keys(models).sort());
    for (const [id, model] of Object.entries(models)) expect(model.figures).toEqual(published[id]);
  });

  test.each(Object.entries(published))('of %s are sound', (id, figures) => {
    const { rtpPpm, hitRatePpm, standardDeviation, volatility, maxWin, confidencePpm } = figures;
    const slot = /^(lines|book|ways)-/.test(id);
    expect(rtpPpm).toBeGreaterThanOrEqual(slot ? 955_000 : 960_000);
    expect(rtpPpm).toBeLessThan(slot ? 970_001 : MILLION);
    expect(hitRatePpm).toBeGreaterThan(100_000);
    expect(hitRatePpm).toBeLessThan(MILLION);
    expect(volatility).toBe(volatilityOf(standardDeviation));
    expect(maxWin).toBeGreaterThan(1);
    expect(confidencePpm === 0).toBe(figures.method !== 'simulation');
  });

  test('name the class of a slot after its deviation', () => {
    for (const id of Object.keys(published).filter((one) => /^(lines|book|ways)-/.test(one))) {
      expect(id.replace(/^[a-z]+-/, '')).toBe(published[id]?.volatility);
    }
  });

  test.each(RECOMPUTED)(
    'of %s are what the full cycle gives',
    (id) => {
      const stated = published[id];
      const found = exactFigures.get(id)?.();
      if (stated === undefined || found === undefined) throw new Error(`no figures for ${id}`);
      expect(Math.abs(found.rtpPpm - stated.rtpPpm)).toBeLessThanOrEqual(1);
      expect(Math.abs(found.hitRatePpm - stated.hitRatePpm)).toBeLessThanOrEqual(1);
      expect(found.standardDeviation).toBeCloseTo(stated.standardDeviation, 2);
      expect(found).toMatchObject({
        maxWin: stated.maxWin,
        maxWinOneIn: stated.maxWinOneIn,
        volatility: stated.volatility,
      });
    },
    120_000,
  );
});

/** Checks mean and hit rate of a simulation against the published ones, within 99.9 % intervals. */
function expectConsistent(id: string, tally: Tally): void {
  const stated = published[id];
  if (stated === undefined) throw new Error(`no figures for ${id}`);
  const { mean, hitRate } = estimate(tally);
  const half = (3.2905 * stated.standardDeviation) / Math.sqrt(tally.rounds) + stated.confidencePpm / MILLION;
  expect(Math.abs(mean - stated.rtpPpm / MILLION)).toBeLessThan(half);
  const share = stated.hitRatePpm / MILLION;
  expect(Math.abs(hitRate - share)).toBeLessThan(3.2905 * Math.sqrt((share * (1 - share)) / tally.rounds));
}

describe('a short simulation lies in the interval of the published figures', () => {
  test.each(linesVariants.map((definition) => ({ id: definition.id, definition })))('$id', ({ id, definition }) => {
    expectConsistent(id, simulateSlot(definition, 1_000_000, 17));
  });

  test.each([...bookVariants, ...waysVariants].map((definition) => ({ id: definition.id, definition })))(
    '$id',
    ({ id, definition }) => {
      expectConsistent(id, simulateSlot(definition, 20_000, 17));
    },
  );

  test('blackjack by basic strategy', () => {
    const tally = emptyTally();
    simulateBlackjack(60_000, new SimulationRng(23), tally);
    expectConsistent('blackjack-s17', tally);
  });
});
