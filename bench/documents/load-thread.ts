/** The thread that asks: it answers each message `{ url, seconds }` with what `load` says, or with an error. */
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { load } from './load.ts';

parentPort?.on('message', async ({ url, seconds }: { url: string; seconds: number }) => {
  const before = performance.eventLoopUtilization();
  const perSecond = await load(url, seconds);
  parentPort?.postMessage({ perSecond, busy: performance.eventLoopUtilization(before).utilization });
});
