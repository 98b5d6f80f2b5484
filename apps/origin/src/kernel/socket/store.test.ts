import type { Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { beforeAll, expect, it } from 'vitest';
import { originTables } from '../../../testing/books.ts';
import { append, Relay, type OutboxTables } from '../outbox/index.ts';
import { outboxStore } from './store.ts';

const AT = new Date('2026-05-01T00:00:00Z');
const PLAYER = 33;

eachEngine((engine) => {
  let database: Database<OutboxTables>;
  let relay: Relay;
  beforeAll(async () => {
    database = await engine.open<OutboxTables>(originTables);
    const log = { error: () => undefined };
    relay = new Relay({ connection: database.db, engine: engine.name, clock: new ManualClock(AT), log });
  });

  const tell = (n: number, playerId = PLAYER, at = AT) =>
    append(database.db, { topic: 'balance', payload: { n }, playerId, isPrivate: true, at });

  it('reads messages that were sent and those that still wait, in order, up to the last committed one', async () => {
    const store = outboxStore(database.db, (topic, payload) => ({ topic, payload }));
    expect(await store.missed(PLAYER, 0, 10)).toEqual([]);
    for (const n of [1, 2, 3]) await tell(n);
    await relay.drain();
    for (const n of [4, 5]) await tell(n);
    await append(database.db, { topic: 'round', payload: {}, playerId: PLAYER, at: AT });
    const missed = await store.missed(PLAYER, 1, 10);
    expect(missed?.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
    expect(missed?.[0]).toEqual({
      playerId: PLAYER,
      seq: 2,
      channel: 'balance',
      at: AT,
      data: { topic: 'balance', payload: { n: 2 } },
    });
    expect(await store.missed(PLAYER, 5, 10)).toEqual([]);
    expect(await store.heads([PLAYER, 34])).toEqual(new Map([[PLAYER, 5]]));
    expect(await store.heads([])).toEqual(new Map());
  });

  it('knows where a player’s messages stood at a time, sent or still waiting', async () => {
    const store = outboxStore(database.db, (_topic, payload) => payload);
    const late = new Date(AT.getTime() + 1_000);
    expect(await store.headAt(35, late, 10)).toBe(0);
    for (const n of [1, 2]) await tell(n, 35);
    await relay.drain();
    for (const n of [3, 4]) await tell(n, 35, late);
    expect(await store.headAt(35, AT, 10)).toBe(0);
    expect(await store.headAt(35, late, 10)).toBe(2);
    expect(await store.headAt(35, new Date(late.getTime() + 1), 10)).toBe(4);
    await relay.drain();
    expect(await store.headAt(35, late, 10)).toBe(2);
    // Only as far back as it may look.
    expect(await store.headAt(35, AT, 1)).toBe(3);
  });

  it('says when it cannot tell everything', async () => {
    const store = outboxStore(database.db, (_topic, payload) => payload);
    expect(await store.missed(PLAYER, 0, 4)).toBeNull();
    expect(await store.missed(PLAYER, 6, 10)).toBeNull();
    await relay.drain();
    await database.db.deleteFrom('outbox_sent').where('seq', '<=', 2n).execute();
    expect(await store.missed(PLAYER, 1, 10)).toBeNull();
    expect((await store.missed(PLAYER, 2, 10))?.length).toBe(3);
    await database.db.deleteFrom('outbox_sent').execute();
    expect(await store.missed(PLAYER, 2, 10)).toBeNull();
  });
});
