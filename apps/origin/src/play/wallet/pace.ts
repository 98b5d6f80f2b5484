const MOST_REMEMBERED = 10_000;

/**
 * When each session last began a round here: two bets that arrive together must not both find that none was begun
 * lately. Only for this node; the other nodes see the round once it is in the books.
 */
export class Pace {
  readonly #starts = new Map<string, { actionKey: string; at: number }>();

  /** Claims the start of a round; false when another one of the session began less than `cycle` milliseconds ago. */
  claim(sessionId: string, actionKey: string, now: Date, cycle: number): boolean {
    const at = now.getTime();
    const last = this.#starts.get(sessionId);
    if (last && last.actionKey !== actionKey && at - last.at < cycle) return false;
    // The oldest are first: a map keeps the order of insertion.
    this.#starts.delete(sessionId);
    this.#starts.set(sessionId, { actionKey, at });
    for (const oldest of this.#starts.keys()) {
      if (this.#starts.size <= MOST_REMEMBERED) break;
      this.#starts.delete(oldest);
    }
    return true;
  }

  /** The round did not begin after all. */
  release(sessionId: string, actionKey: string): void {
    if (this.#starts.get(sessionId)?.actionKey === actionKey) this.#starts.delete(sessionId);
  }
}
