import { describe, expect, test } from 'vitest';
import { SimulationRng } from '../simulation/rng.ts';
import { emptyTally } from '../simulation/tally.ts';
import { compileSlot } from '../slots/definition.ts';
import { playSlot } from '../slots/round.ts';
import { bookVariants } from '../book/variants.ts';
import { linesFamily } from './family.ts';
import { linesKernel } from './kernel.ts';
import { linesVariants } from './variants.ts';

describe.each(linesVariants.map((definition) => ({ id: definition.id, definition })))(
  'the kernel of $id',
  ({ definition }) => {
    const slot = compileSlot(definition);
    const stake = definition.stakeUnit;

    test('pays every round what play pays on the same stream, and reads the stream as far', () => {
      const kernel = linesKernel(slot);
      const fast = new SimulationRng(99);
      const plain = new SimulationRng(99);
      let features = 0;
      for (let round = 0; round < 5000; round += 1) {
        let step = playSlot(slot, linesFamily, null, { type: 'spin', stake }, plain);
        let won = step.win;
        if (step.state !== null) features += 1;
        while (step.state !== null) {
          step = playSlot(slot, linesFamily, step.state, { type: 'free-spin' }, plain);
          won += step.win;
        }
        const units = kernel.round(fast);
        if (units !== won) throw new Error(`round ${round}: the kernel pays ${units}, play ${won}`);
      }
      expect(fast.int(2 ** 32)).toBe(plain.int(2 ** 32));
      expect(features).toBeGreaterThan(10);
    });

    test('adds up what its rounds pay', () => {
      const tally = emptyTally();
      const spins = linesKernel(slot).run(20_000, new SimulationRng(5), tally);
      const kernel = linesKernel(slot);
      const rng = new SimulationRng(5);
      const wins = Array.from({ length: tally.rounds }, () => kernel.round(rng) / stake);
      expect(spins).toBeGreaterThanOrEqual(20_000);
      expect(tally.hits).toBe(wins.filter((win) => win > 0).length);
      expect(tally.sum).toBeCloseTo(
        wins.reduce((sum, win) => sum + win, 0),
        6,
      );
      expect(tally.squares).toBeCloseTo(
        wins.reduce((sum, win) => sum + win * win, 0),
        4,
      );
    });
  },
);

test('the kernel refuses what it cannot play', () => {
  const [book] = bookVariants;
  const [lines] = linesVariants;
  if (book === undefined || lines === undefined) throw new Error('no variants');
  expect(() => linesKernel(compileSlot(book))).toThrow(RangeError);
  const wildFirst = { ...lines, base: [`W${lines.base[0]}`, ...lines.base.slice(1)] };
  expect(() => linesKernel(compileSlot(wildFirst))).toThrow(RangeError);
});
