import type { MessageStore, PrivateMessage } from './message.ts';

/** A client that is further behind than this reads its snapshots again instead. */
export const MOST_REPLAYED = 500;
const MOST_WAITING = 1_000;
const MOST_READS = 3;

export interface Delivery {
  send(message: PrivateMessage): void;
  /** Order cannot be kept: the connection ends, and the client resumes on its next one. */
  giveUp(reason: string): void;
}

/**
 * One connection's private messages: each once, in the order of `seq`, whatever the relay, other nodes and the catch-up
 * after a reconnect bring in whichever order. A gap is read from the store.
 */
export class OrderedDelivery {
  readonly #playerId: number;
  readonly #store: MessageStore;
  readonly #delivery: Delivery;
  #last = 0;
  /** Arrivals while messages are being read; null when none are. */
  #waiting: PrivateMessage[] | null = [];
  #ended = false;

  constructor(playerId: number, store: MessageStore, delivery: Delivery) {
    this.#playerId = playerId;
    this.#store = store;
    this.#delivery = delivery;
  }

  /** The last `seq` that was sent. */
  get last(): number {
    return this.#last;
  }

  /**
   * Starts after `begin`, a number or a time, when everything after it is still kept, else at the player's last message.
   * `ready` is called with the outcome before the first message is sent.
   */
  async open(begin: number | Date | undefined, ready: (seq: number, resumed: boolean) => void): Promise<void> {
    const since = begin instanceof Date ? await this.#store.headAt(this.#playerId, begin, MOST_REPLAYED) : begin;
    const missed = since === undefined ? null : await this.#store.missed(this.#playerId, since, MOST_REPLAYED);
    if (this.#ended) return;
    if (since !== undefined && missed) {
      this.#last = since;
      ready(missed.at(-1)?.seq ?? since, true);
      for (const message of missed) this.#send(message);
    } else {
      const heads = await this.#store.heads([this.#playerId]);
      if (this.#ended) return;
      this.#last = heads.get(this.#playerId) ?? 0;
      ready(this.#last, false);
    }
    await this.#release();
  }

  /** A message from the relay or another node. */
  offer(message: PrivateMessage): void {
    if (this.#ended) return;
    if (this.#waiting) {
      this.#waiting.push(message);
      if (this.#waiting.length > MOST_WAITING) this.#fail('too many messages wait');
    } else if (message.seq === this.#last + 1) {
      this.#send(message);
    } else if (message.seq > this.#last) {
      this.#waiting = [message];
      this.#catchUp();
    }
  }

  /** Tells that the player's messages go up to `head`: what did not arrive by then is read. */
  expect(head: number): void {
    if (this.#ended || this.#waiting || head <= this.#last) return;
    this.#waiting = [];
    this.#catchUp(head);
  }

  end(): void {
    this.#ended = true;
    this.#waiting = null;
  }

  #send(message: PrivateMessage): void {
    this.#last = message.seq;
    this.#delivery.send(message);
  }

  #fail(reason: string): void {
    if (this.#ended) return;
    this.end();
    this.#delivery.giveUp(reason);
  }

  #catchUp(head = 0): void {
    this.#release(head).catch(() => this.#fail('messages could not be read'));
  }

  /** Sends what waits, reading from the store whatever is missing in between. */
  async #release(head = 0): Promise<void> {
    for (let reads = 0; ; reads += 1) {
      this.#sendWaiting();
      if (this.#ended) return;
      if (this.#waiting?.length === 0 && head <= this.#last) {
        this.#waiting = null;
        return;
      }
      // Whoever tells of a message does so after its commit, so the store has all before it.
      if (reads === MOST_READS) return this.#fail('messages are missing');
      const missed = await this.#store.missed(this.#playerId, this.#last, MOST_REPLAYED);
      if (this.#ended) return;
      if (!missed) return this.#fail('messages are no longer kept');
      for (const message of missed) this.#send(message);
    }
  }

  #sendWaiting(): void {
    const waiting = (this.#waiting ?? []).sort((one, other) => one.seq - other.seq);
    while (waiting[0] && waiting[0].seq <= this.#last + 1) {
      const message = waiting.shift();
      if (message && message.seq > this.#last) this.#send(message);
    }
  }
}
