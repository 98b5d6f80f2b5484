/** A committed fact on its way to its subscribers. */
export interface Message {
  /** Rises within a player. A subscriber that must not do a message twice remembers the last one of each player. */
  readonly id: bigint;
  readonly playerId: number | null;
  /** The player's number of it when the message is private. */
  readonly seq: bigint | null;
  readonly topic: string;
  readonly payload: unknown;
  readonly at: Date;
}

/** Called for each message of its topic, at least once, a player's messages one after the other in their order. */
export type Handler = (message: Message) => Promise<void> | void;
/**
 * Called with many messages of its topic at once, each at least once, in the order of each player's; not in their order
 * among messages of other topics.
 */
export type BulkHandler = (messages: readonly Message[]) => Promise<void>;
export interface Subscribers {
  readonly each: ReadonlyMap<string, readonly Handler[]>;
  readonly bulk: ReadonlyMap<string, readonly BulkHandler[]>;
}
