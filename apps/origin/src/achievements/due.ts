import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import type { Clock } from '@cosmodrome/rules/clock';
import { MINUTE_MS } from '@cosmodrome/rules/durations';

/** Looking asks every system: once a minute is enough for a player who plays on. */
const REST_MS = MINUTE_MS;
const MOST_PLAYERS = 50_000;

/**
 * Players who have done something since they were looked at last, on this node. What is lost with the node is found when the player
 * does something again, or opens the page.
 */
export class Due {
  readonly #clock: Clock;
  #waiting = new Set<number>();
  readonly #seen = new BoundedMap<number, number>(MOST_PLAYERS);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(playerId: number): void {
    this.#waiting.add(playerId);
  }

  /** Those whose rest is over; the others wait on. */
  take(): number[] {
    const now = this.#clock.now().getTime();
    const ready = [...this.#waiting].filter((playerId) => now - (this.#seen.get(playerId) ?? -Infinity) >= REST_MS);
    for (const playerId of ready) {
      this.#waiting.delete(playerId);
      this.#seen.set(playerId, now);
    }
    return ready;
  }
}
