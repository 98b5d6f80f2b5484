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
    expect([keys.keyFor({ amount: 1 }), keys.keyFor({ amount: 1 })]).toEqual(['key-1', 'key-1']);
  });

  test('another wish is another attempt', () => {
    const keys = attemptKeys(counted());
    expect([keys.keyFor({ amount: 1 }), keys.keyFor({ amount: 2 })]).toEqual(['key-1', 'key-2']);
  });

  test('after an answer the same wish is a new one', () => {
    const keys = attemptKeys(counted());
    const first = keys.keyFor({ amount: 1 });
    keys.settle();
    expect(keys.keyFor({ amount: 1 })).not.toBe(first);
  });
});

describe('what a form shows of a failure', () => {
  test('messages go to their fields, the rest to the form', () => {
    const error = new ApiError('refused', 'account.register', 422, {
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
