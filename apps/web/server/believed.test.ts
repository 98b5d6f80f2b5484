import { ManualClock } from '@cosmodrome/rules/clock';
import { expect, test } from 'vitest';
import { Believed } from './believed.ts';

const setUp = (most = 3) => {
  const clock = new ManualClock('2026-01-01T00:00:00Z');
  return { clock, believed: new Believed<number>(clock, { time: 10_000, most }) };
};

test('a value is believed until its time is over', () => {
  const { clock, believed } = setUp();
  believed.set('a', 1);
  clock.advance(9_999);
  expect(believed.get('a')).toBe(1);
  clock.advance(1);
  expect(believed.get('a')).toBeUndefined();
});

test('what nobody may use any more is let go of when something else comes', () => {
  const { clock, believed } = setUp(100);
  for (let at = 0; at < 50; at++) believed.set(`old-${at}`, at);
  clock.advance(10_000);
  believed.set('new', 1);
  expect(believed.size).toBe(1);
});

test('however many come, no more than the bound are held, and the newest are', () => {
  const { believed } = setUp();
  for (let at = 0; at < 1_000; at++) believed.set(String(at), at);
  expect(believed.size).toBe(3);
  expect(believed.get('999')).toBe(999);
  expect(believed.get('0')).toBeUndefined();
});

test('a value that is learned anew is among the newest', () => {
  const { believed } = setUp();
  for (const key of ['a', 'b', 'c', 'a', 'd']) believed.set(key, 1);
  expect(believed.get('a')).toBe(1);
  expect(believed.get('b')).toBeUndefined();
});
