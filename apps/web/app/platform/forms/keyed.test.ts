import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { failureOf } from './failure.ts';
import { attemptKeys } from './keyed.ts';

const counted = (): (() => string) => {
  let count = 0;
  return () => `key-${(count += 1)}`;
};

describe('keys of attempts', () => {
  test('the same wish after a lost answer is the same attempt', () => {
    const keys = attemptKeys(counted());
    expect([keys.attemptFor({ amount: 1 }).key, keys.attemptFor({ amount: 1 }).key]).toEqual(['key-1', 'key-1']);
  });

  test('another wish is another attempt', () => {
    const keys = attemptKeys(counted());
    expect([keys.attemptFor({ amount: 1 }).key, keys.attemptFor({ amount: 2 }).key]).toEqual(['key-1', 'key-2']);
  });

  test('a repeat sends what was sent first, and nothing of it once there was an answer', () => {
    const keys = attemptKeys(counted());
    const wish = { amount: 1 };
    const first = { ...wish, ends: [7] };
    expect(keys.attemptFor(first, wish)).toEqual({ key: 'key-1', input: first });
    // The first attempt may have arrived, and have ended it.
    expect(keys.attemptFor({ ...wish, ends: [] }, wish)).toEqual({ key: 'key-1', input: first });
    keys.settle();
    expect(keys.attemptFor({ ...wish, ends: [8] }, wish)).toEqual({ key: 'key-2', input: { ...wish, ends: [8] } });
  });

  test('after an answer the same wish is a new one', () => {
    const keys = attemptKeys(counted());
    const first = keys.attemptFor({ amount: 1 }).key;
    keys.settle();
    expect(keys.attemptFor({ amount: 1 }).key).not.toBe(first);
  });
});

describe('what a form shows of a failure', () => {
  test('messages go to their fields, the rest to the form', () => {
    const error = new ApiError('refused', 'identity.register', 422, {
      errors: { email: { taken: 'Taken.' }, base: { locked: 'Locked.' } },
    });
    expect(failureOf(error)).toEqual({
      fields: { email: 'Taken.' },
      base: 'Locked.',
      reason: 'locked',
      kind: 'refused',
    });
  });

  test.each([
    ['network', 'offline'],
    ['timeout', 'offline'],
    ['broken', 'broken'],
    ['refused', 'refused'],
  ] as const)('%s is %s', (kind, shown) => {
    expect(failureOf(new ApiError(kind, 'cashbox.start', 0)).kind).toBe(shown);
  });

  test('a provider that does not answer keeps the words of the origin', () => {
    const error = new ApiError('broken', 'cashbox.start', 503, { errors: { base: { down: 'Nothing was charged.' } } });
    expect(failureOf(error)).toMatchObject({ base: 'Nothing was charged.', kind: 'broken' });
  });

  test('anything else is our fault, and names nothing', () => {
    expect(failureOf(new TypeError('secret'))).toEqual({ fields: {}, base: undefined, kind: 'broken' });
  });
});
