import type { Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { beforeEach, expect, it } from 'vitest';
import { originTables } from '../../../testing/books.ts';
import { append, currentSeq, messagesSince, Relay, type Message, type OutboxTables } from './index.ts';
import { forgetSentBefore } from './queue.ts';

const clock = new ManualClock('2026-01-01T00:00:00Z');

eachEngine((engine) => {
  let database: Database<OutboxTables>;
  let lastPlayer = 0;
  const errors: object[] = [];

  beforeEach(async () => {
    if (!database) {
      database = await engine.open<OutboxTables>(originTables);
    }
    errors.length = 0;
    await newRelay().drain();
  }, 60_000);

  const newPlayer = () => ++lastPlayer;
  const newRelay = () =>
    new Relay({
      connection: database.db,
      engine: database.engine,
      clock,
      log: { error: (details) => errors.push(details) },
    });
  const tell = (playerId: number, payload: unknown, isPrivate = true) =>
    append(database.db, { topic: 'news', playerId, isPrivate, payload, at: clock.now() });

  it('numbers the private messages of each player without holes, also under contention', async () => {
    const [one, other] = [newPlayer(), newPlayer()];
    const seqs = await Promise.all(Array.from({ length: 20 }, (_, index) => tell(index % 2 ? one : other, index)));
    expect(seqs.filter((_, index) => index % 2).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 10 }, (_, i) => BigInt(i + 1)).toSorted((a, b) => Number(a) - Number(b)),
    );
    expect(await tell(one, 'not private', false)).toBeNull();
    expect(await currentSeq(database.db, one)).toBe(10n);
  });

  it('delivers nothing of a transaction that was rolled back, and gives its number again', async () => {
    const player = newPlayer();
    const undone = database.db.transaction().execute(async (trx) => {
      await append(trx, { topic: 'news', playerId: player, isPrivate: true, payload: 'undone', at: clock.now() });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await tell(player, 'done')).toBe(1n);
    const seen: Message[] = [];
    const relay = newRelay();
    relay.subscribe('news', (message) => void seen.push(message));
    await relay.drain();
    expect(seen.map(({ payload }) => payload)).toEqual(['done']);
  });

  it('delivers to every subscriber of the topic, in order, and only once when all goes well', async () => {
    const player = newPlayer();
    const [first, second]: [unknown[], unknown[]] = [[], []];
    const relay = newRelay();
    relay.subscribe('news', async ({ payload }) => {
      await database.db.selectFrom('outbox_players').select('seq').execute();
      first.push(payload);
    });
    relay.subscribe('news', ({ payload }) => void second.push(payload));
    relay.subscribe('other', () => expect.unreachable());
    for (let index = 0; index < 12; index++) await tell(player, index);
    expect(await relay.drain()).toBe(12);
    expect(await relay.drain()).toBe(0);
    expect(first).toEqual(Array.from({ length: 12 }, (_, index) => index));
    expect(second).toEqual(first);
  });

  it('keeps the order of a player when a subscriber fails, and does not hold up the others', async () => {
    const [stuck, fine] = [newPlayer(), newPlayer()];
    const seen: unknown[] = [];
    let refuse = true;
    const relay = newRelay();
    relay.subscribe('news', ({ playerId, payload }) => {
      if (playerId === stuck && payload === 2 && refuse) throw new Error('not now');
      seen.push([playerId, payload]);
    });
    for (const payload of [1, 2, 3]) await tell(stuck, payload);
    await tell(fine, 1);
    await relay.drain();
    expect(seen).toHaveLength(2);
    expect(seen).toEqual(
      expect.arrayContaining([
        [stuck, 1],
        [fine, 1],
      ]),
    );
    expect(errors.length).toBeGreaterThan(0);
    // Under the name by which the log writes an error with its reason.
    expect(errors[0]).toMatchObject({ err: expect.any(Error) });
    refuse = false;
    await relay.drain();
    expect(seen.slice(2)).toEqual([
      [stuck, 2],
      [stuck, 3],
    ]);
  });

  it('hands many messages at once to who takes them so, each player’s in order', async () => {
    const players = Array.from({ length: 24 }, newPlayer);
    for (const payload of [1, 2, 3]) for (const player of players) await tell(player, payload);
    const relay = newRelay();
    const told: (readonly Message[])[] = [];
    relay.subscribeInBulk('news', async (messages) => void told.push(messages));
    relay.subscribeInBulk('other', () => expect.unreachable());
    expect(await relay.drain()).toBe(72);
    expect(told.length).toBeLessThan(players.length);
    for (const player of players) {
      const own = told.flat().filter(({ playerId }) => playerId === player);
      expect(own.map(({ payload }) => payload)).toEqual([1, 2, 3]);
    }
    expect(await relay.drain()).toBe(0);
  });

  it('keeps only the player back whose message is refused among many', async () => {
    const [stuck, ...fine] = Array.from({ length: 24 }, newPlayer);
    for (const payload of [1, 2, 3]) for (const player of [Number(stuck), ...fine]) await tell(player, payload);
    const taken: Message[] = [];
    const relay = newRelay();
    let refuse = true;
    relay.subscribeInBulk('news', async (messages) => {
      const isBad = messages.some(({ playerId, payload }) => playerId === stuck && payload === 2);
      if (isBad && refuse) throw new Error('not now');
      taken.push(...messages);
    });
    const takenOf = (player: number | undefined) =>
      taken.filter(({ playerId }) => playerId === player).map(({ payload }) => payload);
    await relay.drain();
    for (const player of fine) expect(takenOf(player)).toEqual([1, 2, 3]);
    expect(takenOf(stuck)).toEqual([1]);
    refuse = false;
    expect(await relay.drain()).toBe(2);
    expect(takenOf(stuck)).toEqual([1, 2, 3]);
  });

  it('shares the work between relays without mixing up a player', async () => {
    const players = Array.from({ length: 24 }, newPlayer);
    const seen = new Map<number | null, unknown[]>();
    const relays = [newRelay(), newRelay(), newRelay()];
    for (const relay of relays) {
      relay.subscribe('news', async ({ playerId, payload }) => {
        await Promise.resolve();
        seen.set(playerId, [...(seen.get(playerId) ?? []), payload]);
      });
    }
    for (let index = 0; index < 5; index++) await Promise.all(players.map((player) => tell(player, index)));
    const totals = await Promise.all(relays.map((relay) => relay.drain()));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(players.length * 5);
    for (const player of players) expect(seen.get(player)).toEqual([0, 1, 2, 3, 4]);
  });

  it('resumes from a number, before and after delivery, and says when some are gone', async () => {
    const player = newPlayer();
    for (const payload of ['a', 'b', 'c']) await tell(player, { payload });
    const expected = {
      kind: 'messages',
      seq: 3n,
      messages: [
        { seq: 2n, topic: 'news', payload: { payload: 'b' }, at: clock.now() },
        { seq: 3n, topic: 'news', payload: { payload: 'c' }, at: clock.now() },
      ],
    };
    expect(await messagesSince(database.db, player, 1n)).toEqual(expected);
    await newRelay().drain();
    expect(await messagesSince(database.db, player, 1n)).toEqual(expected);
    expect(await messagesSince(database.db, player, 3n)).toEqual({ kind: 'messages', seq: 3n, messages: [] });
    expect(await messagesSince(database.db, player, 4n)).toEqual({ kind: 'gap', seq: 3n });
    expect(await messagesSince(database.db, newPlayer(), 0n)).toEqual({ kind: 'messages', seq: 0n, messages: [] });

    await forgetSentBefore(database.db, new Date(clock.now().getTime() + 1));
    expect(await messagesSince(database.db, player, 1n)).toEqual({ kind: 'gap', seq: 3n });
  });

  it('keeps the newest two hundred of a player', async () => {
    const player = newPlayer();
    for (let index = 0; index < 205; index++) await tell(player, index);
    await newRelay().drain();
    expect(await messagesSince(database.db, player, 5n)).toMatchObject({ kind: 'messages', seq: 205n });
    expect(await messagesSince(database.db, player, 4n)).toEqual({ kind: 'gap', seq: 205n });
  });

  it('is stopped with messages left: a node that closes does not wait for a long queue', async () => {
    const players = Array.from({ length: 24 }, newPlayer);
    await Promise.all(players.map((player) => tell(player, 'waiting')));
    const relay = newRelay();
    let stopped: Promise<void> | undefined;
    const asked = new Promise<void>((resolve) =>
      relay.subscribe('news', () => {
        stopped ??= relay.stop();
        resolve();
      }),
    );
    await relay.start();
    await asked;
    await stopped;
    expect(await newRelay().drain()).toBeGreaterThan(0);
  });

  it('runs until it is stopped, and looks at once when woken', async () => {
    const player = newPlayer();
    const relay = newRelay();
    const arrived = new Promise<unknown>((resolve) => relay.subscribe('news', ({ payload }) => resolve(payload)));
    await relay.start();
    await tell(player, 'hello');
    relay.wake();
    expect(await arrived).toBe('hello');
    await relay.stop();
    await tell(player, 'later');
    expect(await newRelay().drain()).toBe(1);
  });
});
