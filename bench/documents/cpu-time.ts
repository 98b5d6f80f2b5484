import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LeftOut } from '../report/table.ts';

export interface CpuTime {
  /** Milliseconds on a processor of all threads of the process. */
  process: number;
  /** Of its main thread: the event loop. */
  main: number;
}

/** What a running process has used so far, as the kernel counts it. @throws LeftOut where the kernel does not tell */
export function cpuTime(pid: number): CpuTime {
  if (!existsSync(`/proc/${pid}/schedstat`)) throw new LeftOut('processor time of a process is read from /proc');
  const used = (file: string): number => Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1e6;
  const threads = readdirSync(`/proc/${pid}/task`);
  return {
    process: threads.reduce((sum, thread) => sum + used(`/proc/${pid}/task/${thread}/schedstat`), 0),
    main: used(`/proc/${pid}/task/${pid}/schedstat`),
  };
}
