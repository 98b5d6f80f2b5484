import { calls, type CallName } from '@cosmodrome/contract/calls';
import type { CallSpec } from '@cosmodrome/contract/call';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { rateBuckets } from './rate-buckets.ts';

/** Fields of a request that hold what somebody could guess at. */
const SECRETS = /password|otp|token|code|credential|captcha/;
/** Words in which such a name means something that opens nothing. */
const HARMLESS = /^(postal_code|currency_code|country_code)$/;

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)];
}

const table = Object.entries<CallSpec>(calls) as [CallName, CallSpec][];
const asked = ({ body, query }: CallSpec): string[] =>
  [body, query].flatMap((schema) =>
    schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
  );
const guessed = table.filter(([, spec]) => asked(spec).some((field) => SECRETS.test(field) && !HARMLESS.test(field)));

describe('the bucket of a call', () => {
  test.each(guessed)('%s, which takes a secret, is a narrow one', (name) => {
    expect(['secret', 'registration', 'letter', 'code']).toContain(rateBuckets(1)(name).bucketName);
  });

  test('is the wide one of readings only where nothing is changed', () => {
    for (const [name, { idempotency }] of table) {
      if (rateBuckets(1)(name).bucketName === 'read') expect(idempotency, name).toBe('safe');
    }
  });

  test('widens by the factor', () => {
    const [one, ten] = [rateBuckets(1)('identity.signIn'), rateBuckets(10)('identity.signIn')];
    expect(ten).toEqual({
      bucketName: one.bucketName,
      bucket: { capacity: one.bucket.capacity * 10, perSecond: one.bucket.perSecond * 10 },
    });
  });
});
