import { setTimeout as wait } from 'node:timers/promises';
import { cpuTime, type CpuTime } from './cpu-time.ts';
import { get } from './get.ts';

/** Documents a block whose processor time is taken together. */
const UNCACHED = 40;
const CACHED = 500;
const IDLE_MS = 2_000;

interface Server {
  url: string;
  pid: number;
}

/**
 * Processor milliseconds a document, block by block: of the bare server, of a cached lobby, of an uncached one. What the
 * casino does anyway (shared rounds, its database) is measured while it is idle and taken off.
 */
export async function costs(casino: Server, bare: Server, blocks: number) {
  let hosts = 0;
  // Another host name is another document: its canonical links name the host.
  const render = async (): Promise<void> => {
    const { status, headers } = await get(`${casino.url}/`, `lobby-${++hosts}.localhost`);
    if (status !== 200 || !headers['server-timing']?.includes('miss')) throw new Error('this lobby was not rendered');
  };
  const fetchBare = () => get(`${bare.url}/`);
  const fetchCached = () => get(`${casino.url}/`);
  for (let time = 0; time < UNCACHED; time++) await render();
  const idle = await used(casino.pid, 1, () => wait(IDLE_MS));
  const background = { process: idle.process / IDLE_MS, main: idle.main / IDLE_MS };
  const reference: CpuTime[] = [];
  const cached: CpuTime[] = [];
  const uncached: CpuTime[] = [];
  for (let block = 0; block < blocks; block++) {
    reference.push(await used(bare.pid, CACHED, fetchBare));
    cached.push(await used(casino.pid, CACHED, fetchCached, background));
    uncached.push(await used(casino.pid, UNCACHED, render, background));
  }
  return { reference, cached, uncached, background };
}

/** Processor milliseconds of one of so many requests, without what the process uses each millisecond by itself. */
async function used(
  pid: number,
  times: number,
  ask: () => Promise<unknown>,
  background: CpuTime = { process: 0, main: 0 },
): Promise<CpuTime> {
  const before = cpuTime(pid);
  const start = performance.now();
  for (let time = 0; time < times; time++) await ask();
  const passed = performance.now() - start;
  const after = cpuTime(pid);
  return {
    process: (after.process - before.process - background.process * passed) / times,
    main: (after.main - before.main - background.main * passed) / times,
  };
}
