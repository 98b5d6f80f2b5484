import { ManualClock } from '@cosmodrome/rules/clock';
import { expect, test, vi } from 'vitest';
import { EncodedBytes } from '@cosmodrome/contract/encoded-bytes';
import { DocumentCache, type KeptDocument } from './document-cache.ts';

const START = '2026-01-01T00:00:00Z';
const documentOf = (text: string, status = 200): KeptDocument => {
  return { status, headers: {}, etag: `"${text}"`, bytes: new EncodedBytes(Buffer.from(text)) };
};
const setUp = (bytes = 10_000) => {
  const clock = new ManualClock(START);
  return { clock, cache: new DocumentCache(clock, { fresh: 30_000, stale: 300_000, bytes }) };
};
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a document is made once and served until it is stale', async () => {
  const { clock, cache } = setUp();
  const make = vi.fn(async () => documentOf('lobby'));
  expect((await cache.get('/', make)).state).toBe('miss');
  clock.advance(29_999);
  expect((await cache.get('/', make)).state).toBe('hit');
  expect(make).toHaveBeenCalledTimes(1);
});

test('a stale document is served while one new one is made', async () => {
  const { clock, cache } = setUp();
  await cache.get('/', async () => documentOf('old'));
  clock.advance(30_000);
  const make = vi.fn(async () => documentOf('new'));
  const answers = await Promise.all([cache.get('/', make), cache.get('/', make)]);
  expect(answers.map(({ state, document }) => [state, document.etag])).toEqual([
    ['stale', '"old"'],
    ['stale', '"old"'],
  ]);
  await settle();
  expect(make).toHaveBeenCalledTimes(1);
  expect((await cache.get('/', make)).document.etag).toBe('"new"');
});

test('beyond its staleness a document is made anew before it is served', async () => {
  const { clock, cache } = setUp();
  await cache.get('/', async () => documentOf('old'));
  clock.advance(330_000);
  expect((await cache.get('/', async () => documentOf('new'))).document.etag).toBe('"new"');
});

test('visitors that come together wait for one making', async () => {
  const { cache } = setUp();
  const make = vi.fn(async () => documentOf('lobby'));
  await Promise.all(Array.from({ length: 50 }, () => cache.get('/', make)));
  expect(make).toHaveBeenCalledTimes(1);
});

test('a broken document is never kept, and does not push out the stale one', async () => {
  const { clock, cache } = setUp();
  await cache.get('/', async () => documentOf('good'));
  clock.advance(30_000);
  await cache.get('/', async () => documentOf('broken', 500));
  await settle();
  expect((await cache.get('/', async () => documentOf('broken', 500))).document.etag).toBe('"good"');
});

test('a failed making is tried again by the next visitor', async () => {
  const { cache } = setUp();
  await expect(cache.get('/', () => Promise.reject(new Error('no origin')))).rejects.toThrow('no origin');
  expect((await cache.get('/', async () => documentOf('lobby'))).state).toBe('miss');
});

test('memory is bounded: the longest unused leave first', async () => {
  const { cache } = setUp(700);
  const big = (name: string) => async () => documentOf(name.repeat(100));
  for (const name of ['a', 'b', 'c']) await cache.get(name, big(name));
  await cache.get('a', big('a'));
  await cache.get('d', big('d'));
  expect(cache.size.bytes).toBeLessThanOrEqual(700);
  expect((await cache.get('a', big('a'))).state).toBe('hit');
  expect((await cache.get('b', big('b'))).state).toBe('miss');
});
