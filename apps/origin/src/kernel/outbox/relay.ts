import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { randomUUID } from 'node:crypto';
import { isDistributed, type Connection, type Engine } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { deliver } from './deliver.ts';
import type { BulkHandler, Handler } from './message.ts';
import {
  cellsToRelay,
  claimCells,
  forgetSentBefore,
  readCells,
  releaseAllCells,
  releaseCells,
  settleDelivered,
  type Queued,
} from './queue.ts';

export interface RelayOptions {
  readonly connection: Connection;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
  /** The longest pause between two looks at an empty queue, in milliseconds. Default 250. */
  readonly longestPause?: number | undefined;
}

const SHORTEST_PAUSE = 5;
/** Messages that are delivered at once, and cells that they come from: what is of two shards is no one statement. */
const BATCH = 500;
const CELLS_AT_ONCE = 16;
const KEEP_SENT_MS = DAY_MS;
const FORGET_EVERY_MS = 10 * MINUTE_MS;

/**
 * Delivers committed messages to the subscribers of their topics, at least once and in order for each player. Several
 * processes may each run one on the same database: a cell is worked on by one of them at a time.
 *
 * Messages without a subscriber in this process count as delivered, so subscribe every topic on every node that relays.
 */
export class Relay {
  readonly #options: RelayOptions;
  readonly #owner = randomUUID();
  readonly #each = new Map<string, Handler[]>();
  readonly #bulk = new Map<string, BulkHandler[]>();
  #loop: Promise<void> | undefined;
  #stopping = false;
  #wake: (() => void) | undefined;
  #woken = false;
  #forgottenAt = 0;

  constructor(options: RelayOptions) {
    this.#options = options;
  }

  /** Before `start`. */
  subscribe(topic: string, handler: Handler): void {
    this.#each.set(topic, [...(this.#each.get(topic) ?? []), handler]);
  }

  /** Before `start`: for a subscriber to whom many messages cost little more than one. */
  subscribeInBulk(topic: string, handler: BulkHandler): void {
    this.#bulk.set(topic, [...(this.#bulk.get(topic) ?? []), handler]);
  }

  async start(): Promise<void> {
    if (this.#options.engine === 'pglite') await releaseAllCells(this.#options.connection);
    this.#loop = this.#run();
  }

  /** Something was committed in this process: look at once. */
  wake(): void {
    this.#woken = true;
    this.#wake?.();
  }

  /** Ends after what is being delivered, however much still waits. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake?.();
    await this.#loop;
  }

  /**
   * Delivers what is in the queue now, and answers how many messages that were.
   * The loop calls it; a test or a command calls it instead of starting the loop.
   *
   * @param enough asked before each turn: true ends the call early. Another relay, or this one after its next start, delivers the rest
   */
  async drain(enough: () => boolean = () => false): Promise<number> {
    const { connection } = this.#options;
    let total = 0;
    const stuck = new Set<number>();
    for (;;) {
      const waiting = (await cellsToRelay(connection, this.#owner)).filter((cell) => !stuck.has(cell));
      if (waiting.length === 0) return total;
      for (const cells of inGroups(waiting, isDistributed(connection) ? 1 : CELLS_AT_ONCE)) {
        if (enough()) return total;
        const delivered = await this.#relay(cells);
        total += delivered.length;
        // Nothing moved: what is left there waits for a subscriber to recover, or another relay has come first. The loop
        // comes back after a pause.
        const moved = new Set(delivered.map(({ cell }) => cell));
        for (const cell of cells) if (!moved.has(cell)) stuck.add(cell);
      }
    }
  }

  /** @returns those of the cells' messages that were delivered */
  async #relay(wanted: readonly number[]): Promise<readonly Queued[]> {
    const { connection, log } = this.#options;
    const cells = await claimCells(connection, this.#owner, wanted);
    if (cells.length === 0) return [];
    try {
      const messages = await readCells(connection, cells, Math.ceil(BATCH / cells.length));
      const delivered = await deliver(messages, { each: this.#each, bulk: this.#bulk }, log);
      await settleDelivered(connection, delivered);
      return delivered;
    } finally {
      await releaseCells(connection, this.#owner, cells);
    }
  }

  async #run(): Promise<void> {
    const { log, longestPause = 250 } = this.#options;
    let pause = SHORTEST_PAUSE;
    while (!this.#stopping) {
      this.#woken = false;
      let delivered = 0;
      try {
        delivered = await this.drain(() => this.#stopping);
        await this.#forget();
      } catch (error) {
        log.error({ err: error }, 'the outbox could not be relayed');
      }
      pause = delivered > 0 ? SHORTEST_PAUSE : Math.min(pause * 2, longestPause);
      if (!this.#woken && !this.#stopping) await this.#sleep(pause);
    }
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      this.#wake = finish;
    });
  }

  async #forget(): Promise<void> {
    const now = this.#options.clock.now().getTime();
    if (now - this.#forgottenAt < FORGET_EVERY_MS) return;
    this.#forgottenAt = now;
    await forgetSentBefore(this.#options.connection, new Date(now - KEEP_SENT_MS));
  }
}

const inGroups = (cells: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(cells.length / size) }, (_, at) => cells.slice(at * size, (at + 1) * size));
