import type { Scheduler } from './deps.ts';

/** The machine's own timers; they do not keep a process alive. */
export const systemScheduler: Scheduler = {
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
