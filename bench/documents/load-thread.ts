/** The thread that asks: it answers each message `{ url, seconds }` with a `Loaded`. A load that fails ends the thread. */
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { load } from './load.ts';
import type { Loaded } from './loader.ts';

parentPort?.on('message', async ({ url, seconds }: { url: string; seconds: number }) => {
  const before = performance.eventLoopUtilization();
  const perSecond = await load(url, seconds);
  const { utilization: busy } = performance.eventLoopUtilization(before);
  parentPort?.postMessage({ perSecond, busy } satisfies Loaded);
});
