import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MessageStore, PrivateMessage } from './message.ts';
import { OrderedDelivery } from './ordered-delivery.ts';

const message = (seq: number): PrivateMessage => ({
  playerId: 7,
  seq,
  channel: 'balance',
  at: new Date('2026-01-01T00:00:00Z'),
  data: { seq },
});

/** A store with messages 1 to `head`, of which those before `oldest` are gone. */
class Store implements MessageStore {
  head: number;
  oldest: number;
  reads = 0;
  broken = false;
  constructor(head: number, oldest = 1) {
    this.head = head;
    this.oldest = oldest;
  }
  heads(): Promise<Map<number, number>> {
    return Promise.resolve(new Map([[7, this.head]]));
  }
  missed(_player: number, since: number, limit: number): Promise<PrivateMessage[] | null> {
    this.reads += 1;
    if (this.broken) return Promise.reject(new Error('down'));
    if (since > this.head || since + 1 < this.oldest || this.head - since > limit) return Promise.resolve(null);
    return Promise.resolve(Array.from({ length: this.head - since }, (_, i) => message(since + 1 + i)));
  }
  headAt(): Promise<number> {
    return Promise.resolve(this.head);
  }
}

function open(store: Store, since?: number) {
  const sent: number[] = [];
  const sessions: [number, boolean][] = [];
  const lost: string[] = [];
  const delivery = new OrderedDelivery(7, store, {
    send: (one) => sent.push(one.seq),
    giveUp: (reason) => lost.push(reason),
  });
  const opened = delivery.open(since, (seq, resumed) => {
    expect(sent).toEqual([]);
    sessions.push([seq, resumed]);
  });
  return { delivery, opened, sent, sessions, lost };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the private messages of a connection', () => {
  it('start at the head without a resume point', async () => {
    const { delivery, opened, sent, sessions } = open(new Store(41));
    await opened;
    delivery.offer(message(42));
    expect(sessions).toEqual([[41, false]]);
    expect(sent).toEqual([42]);
  });

  it('resume after the last one seen, and then go on', async () => {
    const { delivery, opened, sent, sessions } = open(new Store(5), 2);
    await opened;
    delivery.offer(message(6));
    expect(sessions).toEqual([[5, true]]);
    expect(sent).toEqual([3, 4, 5, 6]);
  });

  it.each([
    ['some are no longer kept', new Store(50, 20), 3],
    ['the client has seen more than there are', new Store(5), 9],
    ['there are too many', new Store(5_000), 1],
  ])('do not resume when %s', async (_why, store, since) => {
    const { opened, sent, sessions } = open(store, since);
    await opened;
    expect(sessions).toEqual([[store.head, false]]);
    expect(sent).toEqual([]);
  });

  it('read a gap from the store before they go on', async () => {
    const store = new Store(3);
    const { delivery, opened, sent } = open(store);
    await opened;
    store.head = 6;
    delivery.offer(message(6));
    delivery.offer(message(5));
    expect(sent).toEqual([]);
    await settled();
    expect(sent).toEqual([4, 5, 6]);
  });

  it('read what an audit says is missing', async () => {
    const store = new Store(3);
    const { delivery, opened, sent } = open(store);
    await opened;
    store.head = 4;
    delivery.expect(4);
    await settled();
    expect(sent).toEqual([4]);
    delivery.expect(4);
    expect(store.reads).toBe(1);
  });

  it('end the connection when a gap cannot be filled', async () => {
    const store = new Store(3);
    const gone = open(store);
    await gone.opened;
    store.head = 60;
    store.oldest = 50;
    gone.delivery.offer(message(60));
    await settled();
    expect(gone.lost).toEqual(['messages are no longer kept']);
    expect(gone.sent).toEqual([]);

    const broken = new Store(3);
    const other = open(broken);
    await other.opened;
    broken.broken = true;
    other.delivery.offer(message(9));
    await settled();
    expect(other.lost).toEqual(['messages could not be read']);
  });

  it('are each sent once and in order, however they arrive', async () => {
    const arrivals = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(arrivals, fc.integer({ min: 0, max: 30 }), fc.boolean(), async (seqs, since, early) => {
        const store = new Store(30);
        const { delivery, opened, sent } = open(store, since);
        if (!early) await opened;
        for (const seq of seqs) delivery.offer(message(seq));
        await opened;
        await settled();
        expect(sent).toEqual(Array.from({ length: 30 - since }, (_, i) => since + 1 + i));
      }),
    );
  });
});
