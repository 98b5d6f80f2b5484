import type { ManualClock } from '@cosmodrome/rules/clock';
import type { Scheduler } from '../server/deps.ts';

/** Timers that run when the test moves the clock. */
export class ManualScheduler implements Scheduler {
  readonly #clock: ManualClock;
  #tasks: { at: number; task: () => void }[] = [];

  constructor(clock: ManualClock) {
    this.#clock = clock;
  }

  after(milliseconds: number, task: () => void): () => void {
    const entry = { at: this.#clock.now().getTime() + milliseconds, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== entry);
    };
  }

  /** How many tasks wait: when all of a program's repeating ones do, it is at rest. */
  get waiting(): number {
    return this.#tasks.length;
  }

  /** When the next task is due, or null. */
  next(): number | null {
    return this.#tasks.length === 0 ? null : Math.min(...this.#tasks.map((entry) => entry.at));
  }

  /** Runs what is due by now. */
  run(): void {
    const now = this.#clock.now().getTime();
    const due = this.#tasks.filter((entry) => entry.at <= now);
    this.#tasks = this.#tasks.filter((entry) => entry.at > now);
    for (const entry of due) entry.task();
  }
}
