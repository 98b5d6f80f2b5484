import { expect, test } from 'vitest';
import { SESSION_IDLE_MS, sessionIdleMs } from './sign-in-throttle.ts';
import { sessionEnd, type SessionTimes } from './session-end.ts';

const at = (time: string): Date => new Date(`2026-11-22T${time}Z`);
const end = (times: Partial<SessionTimes>, now: string) => {
  const usual = {
    seenAt: at('13:50:00'),
    expiresAt: at('14:00:00'),
    endedAt: null,
    limitMinutes: 120,
    idleMinutes: 30,
  };
  const found = sessionEnd({ ...usual, ...times }, at(now));
  return found && [found.reason, found.at.toISOString().slice(11, 19)];
};

test('a session that runs has no end yet', () => expect(end({}, '13:59:59')).toBeNull());
test('the limit ends it at its time, whenever that is noticed', () => {
  expect(end({}, '14:00:00')).toEqual(['session_limit', '14:00:00']);
  expect(end({ endedAt: at('14:00:04') }, '15:00:00')).toEqual(['session_limit', '14:00:00']);
});
test('without a limit below the longest time it was the longest time', () => {
  expect(end({ limitMinutes: null }, '14:00:00')).toEqual(['longest', '14:00:00']);
  expect(end({ limitMinutes: 1_440 }, '14:00:00')).toEqual(['longest', '14:00:00']);
});
test('whoever does nothing for half an hour is out before that', () => {
  expect(end({ seenAt: at('13:00:00') }, '13:29:59')).toBeNull();
  expect(end({ seenAt: at('13:00:00') }, '13:30:00')).toEqual(['idle', '13:30:00']);
  expect(end({ seenAt: at('13:00:00') }, '16:00:00')).toEqual(['idle', '13:30:00']);
});
test('in Italy it is twenty minutes', () => {
  const idleMinutes = sessionIdleMs('IT') / 60_000;
  expect(end({ seenAt: at('13:00:00'), idleMinutes }, '13:19:59')).toBeNull();
  expect(end({ seenAt: at('13:00:00'), idleMinutes }, '13:20:00')).toEqual(['idle', '13:20:00']);
  expect([sessionIdleMs('DE'), sessionIdleMs(null)]).toEqual([SESSION_IDLE_MS, SESSION_IDLE_MS]);
});
test('a session that somebody ended was no limit’s', () => {
  expect(end({ endedAt: at('13:55:00') }, '16:00:00')).toEqual(['ended', '13:55:00']);
});
