import { LedgerBusy } from '../errors.ts';

export interface BatcherOptions<Item, Answer> {
  /** Does a batch; answers in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Items of one lane are done in the order in which they came. */
  readonly laneOf: (item: Item) => number;
  readonly lanes: number;
  /** Batches of different lanes that may be in flight at the same time. */
  readonly atOnce: number;
  readonly largestBatch: number;
  /** Beyond this many waiting items in a lane, new ones are refused with LedgerBusy. */
  readonly longestQueue: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
  /** From here on a signal cannot take the item back. */
  leaveQueue(): void;
}

interface Lane<Item, Answer> {
  readonly queue: Set<Waiting<Item, Answer>>;
  running: Promise<void> | undefined;
}

/**
 * Group commit: what comes while a batch is in flight forms the next one, so an idle database is asked at once and a
 * busy one is asked seldom. Every caller gets exactly one answer.
 */
export class Batcher<Item, Answer> {
  readonly #options: BatcherOptions<Item, Answer>;
  readonly #lanes: Lane<Item, Answer>[];
  readonly #waitingLanes: (() => void)[] = [];
  #inFlight = 0;
  #closed = false;

  constructor(options: BatcherOptions<Item, Answer>) {
    this.#options = options;
    this.#lanes = Array.from({ length: options.lanes }, () => ({ queue: new Set(), running: undefined }));
  }

  /**
   * @param signal takes the item back while it waits for its batch (the promise rejects with the signal's reason). Once
   * it is with the database the answer is the database's: nobody may think a bet undone that was done.
   */
  add(item: Item, signal?: AbortSignal): Promise<Answer> {
    const lane = this.#lanes[this.#options.laneOf(item) % this.#lanes.length];
    if (!lane || this.#closed) return Promise.reject(new Error('the ledger is closed'));
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (lane.queue.size >= this.#options.longestQueue) return Promise.reject(new LedgerBusy());
    return new Promise((resolve, reject) => {
      const takeBack = () => {
        if (lane.queue.delete(waiting)) reject(signal?.reason as Error);
      };
      const leaveQueue = () => signal?.removeEventListener('abort', takeBack);
      const waiting: Waiting<Item, Answer> = { item, resolve, reject, leaveQueue };
      lane.queue.add(waiting);
      signal?.addEventListener('abort', takeBack, { once: true });
      lane.running ??= this.#drain(lane);
    });
  }

  /** Refuses new items and waits until the accepted ones are answered. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#lanes.map((lane) => lane.running ?? Promise.resolve()));
  }

  async #drain(lane: Lane<Item, Answer>): Promise<void> {
    // What is asked in the same turn of the event loop goes into the first batch too.
    await Promise.resolve();
    while (lane.queue.size > 0) {
      await this.#turn();
      const batch = this.#take(lane);
      if (batch.length > 0) await this.#answer(batch);
      this.#endTurn();
    }
    lane.running = undefined;
  }

  /** Waits until there is room for a batch; the lane that has waited longest comes first. */
  async #turn(): Promise<void> {
    if (this.#inFlight < this.#options.atOnce) this.#inFlight += 1;
    else await new Promise<void>((resolve) => this.#waitingLanes.push(resolve));
  }

  #endTurn(): void {
    const next = this.#waitingLanes.shift();
    if (next) next();
    else this.#inFlight -= 1;
  }

  #take(lane: Lane<Item, Answer>): Waiting<Item, Answer>[] {
    const batch: Waiting<Item, Answer>[] = [];
    for (const waiting of lane.queue) {
      if (batch.length === this.#options.largestBatch) break;
      lane.queue.delete(waiting);
      waiting.leaveQueue();
      batch.push(waiting);
    }
    return batch;
  }

  async #answer(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.#options.run(batch.map(({ item }) => item));
      for (const [index, waiting] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) waiting.reject(new Error('the database left an operation unanswered'));
        else waiting.resolve(answer);
      }
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1 && only) {
        only.reject(error);
        return;
      }
      // One item must not spoil the others' batch. Doing an item again is safe: each has an idempotency key.
      for (const waiting of batch) await this.#answer([waiting]);
    }
  }
}
