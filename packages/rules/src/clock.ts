/** The only source of time. Servers and rules take one as an argument; tests move it. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. Handed out once, by the program's entry. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests and simulations: stands still until it is moved. */
export class ManualClock implements Clock {
  #time: number;
  constructor(start: Date | string) {
    this.#time = new Date(start).getTime();
  }
  now(): Date {
    return new Date(this.#time);
  }
  /** Moves forward by a number of milliseconds. */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
  set(time: Date | string): void {
    this.#time = new Date(time).getTime();
  }
}
