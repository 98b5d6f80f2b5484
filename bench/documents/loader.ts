import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Loaded {
  /** Requests a second that were answered. */
  perSecond: number;
  /** Share of the time in which the asking thread had work, 0 to 1: near 1 it measures itself, not the server. */
  busy: number;
}

/**
 * Asks from a thread that does nothing else, so that it is quicker than the servers: among the bench's own work the same
 * code asks half as fast, and every server seems alike.
 */
export function startLoader() {
  const thread = new Worker(new URL('./load-thread.ts', import.meta.url));
  return {
    /** @throws when an answer is not 200 or a connection ends */
    load: async (url: string, seconds: number): Promise<Loaded> => {
      thread.postMessage({ url, seconds });
      const [loaded] = (await once(thread, 'message')) as [Loaded];
      return loaded;
    },
    stop: () => thread.terminate(),
  };
}
