/** Work that comes back: cleaning up, expiring, retrying. */
export interface Job {
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
}

export interface JobRunner {
  /** Waits for the runs that are under way. */
  stop(): Promise<void>;
}

/** Runs each job at once and then at its pace, never twice at the same time; a failure is logged and tried again. */
export function startJobs(jobs: readonly Job[], log: { error(details: object, message: string): void }): JobRunner {
  const running = new Map<string, Promise<void>>();
  const start = ({ name, run }: Job): void => {
    if (running.has(name)) return;
    const done = run()
      .catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'))
      .then(() => void running.delete(name));
    running.set(name, done);
  };
  const timers = jobs.map((job) => {
    start(job);
    return setInterval(start, job.everyMs, job).unref();
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
