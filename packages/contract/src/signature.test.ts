import { describe, expect, test } from 'vitest';
import { sign, SIGNATURE_WINDOW_SECONDS, verify } from './signature.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const check = (body: string, key = 'key', at = now): boolean => {
  const headers = sign('key', '{"bet":1}', now);
  return verify(key, body, { timestamp: headers['x-timestamp'], signature: headers['x-signature'] }, at);
};

describe('signed requests', () => {
  test('the signed body passes within the window, in both directions', () => {
    expect(check('{"bet":1}')).toBe(true);
    expect(check('{"bet":1}', 'key', later(SIGNATURE_WINDOW_SECONDS))).toBe(true);
    expect(check('{"bet":1}', 'key', later(-SIGNATURE_WINDOW_SECONDS))).toBe(true);
  });

  test('another body, key or time does not', () => {
    expect(check('{"bet":2}')).toBe(false);
    expect(check('{"bet":1}', 'other')).toBe(false);
    expect(check('{"bet":1}', 'key', later(SIGNATURE_WINDOW_SECONDS + 1))).toBe(false);
    expect(check('{"bet":1}', 'key', later(-SIGNATURE_WINDOW_SECONDS - 1))).toBe(false);
  });

  test.each([
    [undefined, undefined],
    ['', ''],
    ['1', 'zz'],
    ['1e9', 'a'.repeat(64)],
    ['1795262400', 'ab'],
  ])('malformed headers %j %j are a plain no', (timestamp, signature) => {
    expect(verify('key', '', { timestamp, signature }, now)).toBe(false);
  });
});
