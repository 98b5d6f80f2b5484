/** One piece of work of `maths.ts`, done in a worker thread. */
import { parentPort } from 'node:worker_threads';
import { simulateBlackjack } from '../src/blackjack/simulate.ts';
import { bookVariants } from '../src/book/variants.ts';
import { exactFigures } from '../src/figures/compute.ts';
import { linesVariants } from '../src/lines/variants.ts';
import type { Figures } from '../src/model.ts';
import { SimulationRng } from '../src/simulation/rng.ts';
import { simulateSlot } from '../src/simulation/slots.ts';
import { emptyTally, type Tally } from '../src/simulation/tally.ts';
import type { SlotDefinition } from '../src/slots/definition.ts';
import { waysVariants } from '../src/ways/variants.ts';

export type Work =
  | { kind: 'exact'; id: string }
  | { kind: 'blackjack'; rounds: number; seed: number }
  | { kind: 'slot'; id: string; spins: number; seed: number };

export type Done = { work: Work; figures: Figures } | { work: Work; tally: Tally };

const slots: readonly SlotDefinition[] = [...linesVariants, ...bookVariants, ...waysVariants];

function done(work: Work): Done {
  if (work.kind === 'exact') {
    const compute = exactFigures.get(work.id);
    if (compute === undefined) throw new RangeError(`no exact figures for ${work.id}`);
    return { work, figures: compute() };
  }
  if (work.kind === 'blackjack') {
    const tally = emptyTally();
    simulateBlackjack(work.rounds, new SimulationRng(work.seed), tally);
    return { work, tally };
  }
  const definition = slots.find(({ id }) => id === work.id);
  if (definition === undefined) throw new RangeError(`no slot ${work.id}`);
  return { work, tally: simulateSlot(definition, work.spins, work.seed) };
}

parentPort?.on('message', (work: Work) => parentPort?.postMessage(done(work)));
