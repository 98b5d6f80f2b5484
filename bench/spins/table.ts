import { linesKernel } from '@cosmodrome/maths/lines/kernel';
import { linesVariants } from '@cosmodrome/maths/lines/variants';
import { SimulationRng } from '@cosmodrome/maths/simulation/rng';
import { emptyTally } from '@cosmodrome/maths/simulation/tally';
import { compileSlot } from '@cosmodrome/maths/slots/definition';
import { row, type Outcome, type Run, type Table } from '../report/table.ts';
import { millions } from '../report/units.ts';

const SPINS = 2_000_000;
const GOAL = 5_000_000;

/** Spins of the 5x3 lines slots a second of processor time, free spins included, whatever else the machine does. */
async function measure({ blocks }: Run): Promise<Outcome> {
  const kernels = linesVariants.map((definition) => ({
    id: definition.id,
    kernel: linesKernel(compileSlot(definition)),
    rng: new SimulationRng(1),
    speeds: [] as number[],
  }));
  for (const { kernel, rng } of kernels) kernel.run(SPINS / 5, rng, emptyTally());
  for (let block = 0; block < blocks; block++) {
    for (const { kernel, rng, speeds } of kernels) {
      const before = process.cpuUsage();
      const spins = kernel.run(SPINS, rng, emptyTally());
      speeds.push(spins / (process.cpuUsage(before).user / 1e6));
    }
  }
  return {
    notes: [
      `Per core, without a wallet or a network; blocks of ${SPINS / 1e6} million spins, the models in turns. A public simulator does 287/s.`,
    ],
    rows: kernels.map(({ id, speeds }) => row({ what: id, values: speeds, write: millions, goal: { atLeast: GOAL } })),
  };
}

export const spins: Table = { id: 'spins', title: 'Spins of a 5x3 lines slot', measure };
