import type { Database } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { shardOf } from '../../kernel/cells.ts';
import { Batcher } from './batcher.ts';
import { assertOperation, playBatch, type PlayAnswer, type PlayOperation } from './operation.ts';

export interface LedgerOptions<Tables> {
  readonly database: Database<Tables>;
  readonly clock: Clock;
  /** Called after each batch of plays is committed: wakes the outbox relay of this process. */
  readonly onCommit?: (() => void) | undefined;
  /** Batches that may be with the database at the same time. Few: the larger a batch, the cheaper each bet. Default 2, and on a
   * distributed database as many as it has connections, since each is of one shard. */
  readonly atOnce?: number | undefined;
  readonly largestBatch?: number | undefined;
}

/** The way of bets into the books: the one part of the ledger that keeps state in the process. */
export interface Ledger {
  /**
   * Plays or rolls back, together with whatever else is asked at the time. Operations of one player are done in the
   * order of the calls.
   *
   * @throws RangeError for a malformed operation, LedgerBusy when too many wait, the signal's reason when it was taken
   * back in time, or the database's error: then it is unknown whether it was done, and the same call again will tell
   */
  play(op: PlayOperation, options?: { readonly signal?: AbortSignal | undefined }): Promise<PlayAnswer>;
  /** Refuses new operations and waits until the accepted ones are answered. */
  close(): Promise<void>;
}

export function openLedger<Tables>(options: LedgerOptions<Tables>): Ledger {
  const { database, clock, onCommit } = options;
  const { shards, parallelism } = database;
  const atOnce = options.atOnce ?? (shards === null ? Math.min(2, parallelism) : parallelism);
  const batcher = new Batcher<PlayOperation, PlayAnswer>({
    run: async (ops) => {
      const answers = await playBatch((statement) => database.execute(statement), ops, {
        at: clock.now(),
        inOneShard: shards !== null,
      });
      onCommit?.();
      return answers;
    },
    // The lane follows the player, so that one player's operations keep their order.
    laneOf: (op) => (shards === null ? op.playerId : shardOf(op.playerId, shards)),
    lanes: shards ?? atOnce,
    atOnce,
    largestBatch: options.largestBatch ?? 256,
    longestQueue: 10_000,
  });
  return {
    play: async (op, { signal } = {}) => {
      assertOperation(op);
      return batcher.add(op, signal);
    },
    close: () => batcher.close(),
  };
}
