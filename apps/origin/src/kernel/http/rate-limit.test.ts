import { expect, test } from 'vitest';
import { ManualClock } from '@cosmodrome/rules/clock';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { memoryRateLimiter, redisRateLimiter } from './rate-limit.ts';

const bucket = { capacity: 3, perSecond: 0.5 };

test('a bucket gives what it holds, says how long to wait, and fills again with the clock', async () => {
  const clock = new ManualClock('2026-11-21T12:00:00Z');
  const limiter = memoryRateLimiter(clock);
  expect(await limiter.take('a', 3, bucket)).toBe(0);
  expect(await limiter.take('a', 1, bucket)).toBe(2);
  expect(await limiter.take('b', 1, bucket)).toBe(0);
  clock.advance(2_000);
  expect(await limiter.take('a', 1, bucket)).toBe(0);
  expect(await limiter.take('a', 1, bucket)).toBe(2);
  clock.advance(HOUR_MS);
  expect(await limiter.take('a', 3, bucket)).toBe(0);
  expect(await limiter.take('a', 1, bucket)).toBe(2);
});

test('without Redis each node counts for itself', async () => {
  const broken = { eval: () => Promise.reject(new Error('connection lost')) };
  const limiter = redisRateLimiter(broken, new ManualClock('2026-11-21T12:00:00Z'));
  expect(await limiter.take('a', 3, bucket)).toBe(0);
  expect(await limiter.take('a', 1, bucket)).toBe(2);
});
