/** Simulates slots: the lines family by its kernel, the others by the very function that players are paid by. */
import { bookFamily } from '../book/family.ts';
import { linesKernel } from '../lines/kernel.ts';
import { linesFamily } from '../lines/family.ts';
import { compileSlot, type SlotDefinition } from '../slots/definition.ts';
import { playSlot } from '../slots/round.ts';
import type { SlotState } from '../slots/types.ts';
import { waysFamily } from '../ways/family.ts';
import { SimulationRng } from './rng.ts';
import { emptyTally, type Tally } from './tally.ts';

const families = { lines: linesFamily, book: bookFamily, ways: waysFamily };

/** Plays whole rounds by `play` at a stake of one unit of each line, way or coin. */
export function simulatePlay(definition: SlotDefinition, rounds: number, seed: number): Tally {
  const slot = compileSlot(definition);
  const family = families[definition.family];
  const stake = definition.stakeUnit;
  const rng = new SimulationRng(seed);
  const tally = emptyTally();
  for (let round = 0; round < rounds; round += 1) {
    let step = playSlot(slot, family, null, { type: 'spin', stake }, rng);
    let won = step.win;
    let state: SlotState | null = step.state;
    while (state !== null) {
      step = playSlot(slot, family, state, { type: 'free-spin' }, rng);
      won += step.win;
      state = step.state;
    }
    const returned = won / stake;
    tally.rounds += 1;
    tally.sum += returned;
    tally.squares += returned * returned;
    if (won > 0) tally.hits += 1;
  }
  return tally;
}

/** Spins of one seed in the family's fastest way. */
export function simulateSlot(definition: SlotDefinition, spins: number, seed: number): Tally {
  if (definition.family !== 'lines') return simulatePlay(definition, spins, seed);
  const tally = emptyTally();
  linesKernel(compileSlot(definition)).run(spins, new SimulationRng(seed), tally);
  return tally;
}
