/** Entries whose bets have changed since they were looked at last, on this node. What is lost with the node is paid by a job. */
export class Due {
  readonly #waiting = new Map<string, { readonly playerId: number; readonly questId: number }>();

  add(playerId: number, questId: number): void {
    this.#waiting.set(`${playerId} ${questId}`, { playerId, questId });
  }

  take(): { readonly playerId: number; readonly questId: number }[] {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    return all;
  }
}
