import type { CallSpec, Pace } from '@cosmodrome/contract/call';
import { calls, type CallName } from '@cosmodrome/contract/calls';
import type { Bucket } from './kernel/http/rate-limit.ts';

/** How many requests one network address may make: at once, and coming back. */
const buckets: Readonly<Record<Pace | 'change' | 'read', Bucket>> = {
  registration: { capacity: 20, perSecond: 20 / 3600 },
  secret: { capacity: 20, perSecond: 1 / 3 },
  letter: { capacity: 10, perSecond: 10 / 3600 },
  code: { capacity: 10, perSecond: 1 / 60 },
  ownData: { capacity: 6, perSecond: 1 / 600 },
  upload: { capacity: 12, perSecond: 1 / 20 },
  change: { capacity: 60, perSecond: 10 },
  read: { capacity: 240, perSecond: 60 },
};

/** The bucket of each call; `factor` widens all of them, for load tests and for nodes behind their own limiter. */
export const rateBuckets = (factor: number) => (call: CallName) => {
  const { pace, idempotency }: CallSpec = calls[call];
  const bucketName = pace ?? (idempotency === 'safe' ? 'read' : 'change');
  const { capacity, perSecond } = buckets[bucketName];
  return { bucketName, bucket: { capacity: capacity * factor, perSecond: perSecond * factor } };
};
