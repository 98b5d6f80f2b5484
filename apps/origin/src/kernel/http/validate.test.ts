import type { CallSpec } from '@cosmodrome/contract/call';
import { calls } from '@cosmodrome/contract/calls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from './handler.ts';
import { validate, type RawInput } from './validate.ts';

const start = calls['cashbox.start'];
const deposit = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 2_000 };

/** What came of checking a request: the fields that were refused, or null when it was let through. */
function refusedFields(spec: CallSpec, raw: Partial<RawInput>): string[] | null {
  try {
    validate(spec, { params: {}, query: {}, body: {}, ...raw });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422) throw error;
    return Object.keys(error.fields);
  }
}

/** Names that every object has already, and some that look like them. */
const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
  'prototype',
  'then',
];
/** As JSON does it: the name `__proto__` is a key like any other. */
const withKey = (name: string, value: unknown): unknown =>
  JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

describe('a field named like a property of every object', () => {
  test.each(inherited.filter((name) => name !== '__proto__'))('%s is refused where its value does not fit', (name) => {
    expect(refusedFields(start, { body: { ...deposit, fields: withKey(name, { a: 1 }) } })).toEqual([name]);
    expect(refusedFields(start, { body: { ...deposit, fields: withKey(name, 'a\0') } })).toEqual([name]);
  });

  test('__proto__ is dropped, as what no call declares, and refused with text that cannot be kept', () => {
    const fields = withKey('__proto__', { a: 1 });
    const { body } = validate(start, { params: {}, query: {}, body: { ...deposit, fields } });
    expect(Object.getOwnPropertyNames((body as { fields: object }).fields)).toEqual([]);
    expect(refusedFields(start, { body: { ...deposit, fields: withKey('__proto__', 'a\0') } })).toEqual(['__proto__']);
  });

  test('never reaches a handler unchecked, whatever the call', () => {
    const specs = (Object.values(calls) as CallSpec[]).filter(({ body }) => body !== undefined);
    expect(specs.length).toBeGreaterThan(40);
    const value = fc.oneof(fc.constant({ a: 1 }), fc.constant(null), fc.string(), fc.integer(), fc.constant([[]]));
    fc.assert(
      fc.property(fc.constantFrom(...specs), fc.constantFrom(...inherited), value, (spec, name, inner) => {
        const raw = { params: {}, query: {}, body: withKey(name, inner) };
        try {
          const valid = validate(spec, raw);
          // What is let through is what the schema made of it, never nothing.
          expect(valid.body).toEqual(spec.body?.parse(raw.body));
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect(Object.keys((error as Refusal).fields).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('objects in objects', () => {
  const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

  test.each([32, 33, 8_000, 100_000])('%i levels are refused without an overflow', (levels) => {
    expect(refusedFields(start, { body: { ...deposit, fields: nested(levels) } })).not.toBeNull();
    const lists = JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);
    for (const spec of [start, calls['identity.signIn'], calls['games.filter']])
      expect(refusedFields(spec, { body: lists })).not.toBeNull();
  });

  test('and unpaired surrogates or zero characters are refused in values and names', () => {
    for (const text of ['\0', '\ud800'])
      for (const fields of [{ account: text }, withKey(text, 'x')])
        expect(refusedFields(start, { body: { ...deposit, fields } })).not.toBeNull();
    expect(refusedFields(start, { body: { ...deposit, fields: { account: 'fine' } } })).toBeNull();
  });
});
