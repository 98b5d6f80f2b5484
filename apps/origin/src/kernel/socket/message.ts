/** A private message: `seq` is one more than the player's message before it. */
export interface PrivateMessage {
  readonly playerId: number;
  readonly seq: number;
  readonly channel: string;
  readonly at: Date;
  readonly data: unknown;
}

export interface PublicMessage {
  readonly channel: string;
  readonly at: Date;
  readonly data: unknown;
}

/** What the database still knows of a player's messages. It is the truth; the socket is only the fast path. */
export interface MessageStore {
  /** Numbers of the players' last messages; 0 for those who never had one. */
  heads(playerIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * The player's messages after `since`, in order and without a gap, up to the last committed one. Null when there are
   * more than `limit` or when some are no longer kept.
   */
  missed(playerId: number, since: number, limit: number): Promise<PrivateMessage[] | null>;
  /** Number of the player's last message before a time, looking at no more than `limit` of the latest. */
  headAt(playerId: number, at: Date, limit: number): Promise<number>;
}
