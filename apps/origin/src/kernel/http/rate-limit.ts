import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import type { Clock } from '@cosmodrome/rules/clock';

/** A bucket of tokens: `capacity` at once, `perSecond` coming back. */
export interface Bucket {
  capacity: number;
  perSecond: number;
}

/** Counts requests by a key. Answers the seconds to wait when there are not enough tokens, else 0. */
export interface RateLimiter {
  take(key: string, cost: number, bucket: Bucket): Promise<number>;
}

interface Level {
  tokens: number;
  at: number;
}

/** How many visitors are remembered before the longest unseen are forgotten. */
const REMEMBERED = 50_000;

/** Counts in the memory of one node. */
export function memoryRateLimiter(clock: Clock): RateLimiter {
  const levels = new BoundedMap<string, Level>(REMEMBERED);
  return {
    take: (key, cost, bucket) => {
      const now = clock.now().getTime();
      const last = levels.get(key) ?? { tokens: bucket.capacity, at: now };
      const refilled = last.tokens + (Math.max(0, now - last.at) / 1000) * bucket.perSecond;
      const tokens = Math.min(bucket.capacity, refilled);
      const allowed = tokens >= cost;
      levels.set(key, { tokens: allowed ? tokens - cost : tokens, at: now });
      return Promise.resolve(allowed ? 0 : Math.max(1, Math.ceil((cost - tokens) / bucket.perSecond)));
    },
  };
}

/** The same bucket as one atomic step inside Redis; the key forgets itself once the bucket is full again. */
const TAKE = `
local state = redis.call('HMGET', KEYS[1], 't', 'a')
local capacity, rate, cost, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local tokens, at = tonumber(state[1]) or capacity, tonumber(state[2]) or now
tokens = math.min(capacity, tokens + math.max(0, now - at) / 1000 * rate)
local wait = 0
if tokens >= cost then tokens = tokens - cost else wait = math.max(1, math.ceil((cost - tokens) / rate)) end
redis.call('HSET', KEYS[1], 't', tostring(tokens), 'a', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(capacity / rate * 1000) + 1000)
return wait`;

/** The part of a Redis client that is needed here. */
export interface ScriptRunner {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** Counts for all nodes together. While Redis does not answer, each node counts for itself. */
export function redisRateLimiter(redis: ScriptRunner, clock: Clock): RateLimiter {
  const local = memoryRateLimiter(clock);
  return {
    take: async (key, cost, bucket) => {
      const values = [bucket.capacity, bucket.perSecond, cost, clock.now().getTime()].map(String);
      try {
        return Number(await redis.eval(TAKE, { keys: [`rate:${key}`], arguments: values }));
      } catch {
        return local.take(key, cost, bucket);
      }
    },
  };
}
