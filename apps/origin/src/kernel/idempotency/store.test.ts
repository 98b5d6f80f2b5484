import { randomBytes } from 'node:crypto';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { beforeAll, expect, test } from 'vitest';
import { openBooks } from '../../../testing/books.ts';
import type { Attempt, IdempotencyStore } from '../http/idempotency.ts';
import { databaseIdempotencyStore, LOCK_MS } from './store.ts';

eachEngine((engine) => {
  const clock = new ManualClock('2026-11-21T12:00:00Z');
  let store: IdempotencyStore;
  beforeAll(async () => {
    store = databaseIdempotencyStore((await openBooks(engine)).db, clock);
  });
  const newAttempt = (): Attempt => ({ scope: 'player:1', keyHash: randomBytes(32), bodyHash: randomBytes(32) });
  const stateOf = async (attempt: Attempt) => (await store.begin(attempt)).state;

  test('a key is held by one call, and free soon after its node died', async () => {
    const attempt = newAttempt();
    expect(await stateOf(attempt)).toBe('new');
    expect(await stateOf(attempt)).toBe('running');
    clock.advance(LOCK_MS + 1);
    expect(await stateOf({ ...attempt, bodyHash: randomBytes(32) })).toBe('other_body');
    expect(await stateOf(attempt)).toBe('new');
    expect(await stateOf(attempt)).toBe('running');
  });

  test('a call that takes long keeps its key, and its answer stays', async () => {
    const attempt = newAttempt();
    await store.begin(attempt);
    for (let held = 0; held < 3; held += 1) {
      clock.advance(LOCK_MS - 1);
      await store.renew(attempt);
      expect(await stateOf(attempt)).toBe('running');
    }
    await store.finish(attempt, Buffer.from('answer'));
    clock.advance(LOCK_MS * 2);
    await store.renew(attempt);
    expect(await store.begin(attempt)).toMatchObject({ state: 'done' });
  });

  test('at one moment only one of many gets a key, also a key left by the dead', async () => {
    const attempt = newAttempt();
    for (let round = 0; round < 2; round += 1) {
      const states = await Promise.all(Array.from({ length: 10 }, () => stateOf(attempt)));
      expect(states.filter((state) => state === 'new')).toHaveLength(1);
      clock.advance(LOCK_MS + 1);
    }
  });
});
