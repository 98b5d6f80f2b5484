/** A pool of worker threads that takes pieces of work until none are left. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Work } from './work.ts';

/** Does all the work, as many pieces at a time as the machine has cores; answers in the order of the work. */
export async function doAll(work: readonly Work[]): Promise<Done[]> {
  const results: Done[] = [];
  let next = 0;
  const attend = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let at = 0;
      const give = () => {
        at = next;
        next += 1;
        const piece = work[at];
        if (piece === undefined) resolve();
        else worker.postMessage(piece);
      };
      worker.on('message', (done: Done) => {
        results[at] = done;
        give();
      });
      worker.on('error', reject);
      give();
    });
  const workers = Array.from(
    { length: Math.min(availableParallelism(), work.length) },
    () => new Worker(new URL('./work.ts', import.meta.url)),
  );
  try {
    await Promise.all(workers.map(attend));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
