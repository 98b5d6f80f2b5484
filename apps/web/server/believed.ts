import type { Clock } from '@cosmodrome/rules/clock';

/** What has been learned, by key, for as long as it is believed: at most so many, the longest known leave first. */
export class Believed<Value> {
  readonly #clock: Clock;
  readonly #time: number;
  readonly #most: number;
  /** In the order in which they were learned. */
  readonly #known = new Map<string, { at: number; value: Value }>();

  /** `time` is in milliseconds. */
  constructor(clock: Clock, { time, most }: { time: number; most: number }) {
    this.#clock = clock;
    this.#time = time;
    this.#most = most;
  }

  /** How many are held. */
  get size(): number {
    return this.#known.size;
  }

  /** What is believed of a key. */
  get(key: string): Value | undefined {
    const known = this.#known.get(key);
    return known && this.#isBelieved(known.at) ? known.value : undefined;
  }

  /** Holds a value from now on, and lets go of those that nobody may use any more: they can be large. */
  set(key: string, value: Value): void {
    this.#known.delete(key);
    this.#known.set(key, { at: this.#clock.now().getTime(), value });
    for (const [oldest, { at }] of this.#known) {
      if (this.#isBelieved(at) && this.#known.size <= this.#most) break;
      this.#known.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#known.delete(key);
  }

  #isBelieved(at: number): boolean {
    return this.#clock.now().getTime() - at < this.#time;
  }
}
