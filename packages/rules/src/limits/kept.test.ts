import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { daysWithLimit, kindsOfLimits, type LimitRecord } from './kept.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
const limit = (more: Partial<LimitRecord>): LimitRecord => ({
  type: 'deposit',
  status: 'active',
  created_at: ago(10),
  effective_at: null,
  ended_at: null,
  ...more,
});

describe('days with a limit', () => {
  it.each<[string, LimitRecord[], number]>([
    ['none at all', [], 0],
    ['one since ten days', [limit({})], 10],
    ['whole days only', [limit({ created_at: ago(6.9) })], 6],
    ['one that has ended', [limit({ ended_at: ago(1) })], 0],
    ['one that took another’s place', [limit({ ended_at: ago(4) }), limit({ created_at: ago(4) })], 10],
    ['one that came after a gap', [limit({ ended_at: ago(5) }), limit({ created_at: ago(4) })], 4],
    ['one of another kind in between', [limit({ ended_at: ago(4) }), limit({ type: 'loss', created_at: ago(4) })], 4],
    ['one that waits for its time', [limit({ status: 'confirmed', effective_at: ago(-1) })], 0],
    ['one that had to wait', [limit({ created_at: ago(10), effective_at: ago(9) })], 9],
    ['one that never held', [limit({ effective_at: ago(1), ended_at: ago(2) })], 0],
    ['one whose removal waits', [limit({ status: 'confirmed_disable' })], 10],
    ['a break', [limit({ type: 'coolingoff' }), limit({ type: 'selfexclusion' })], 0],
    ['a reality check', [limit({ type: 'reality_check' })], 0],
  ])('with %s', (_what, records, days) => {
    expect(daysWithLimit(records, now)).toBe(days);
  });
});

it('counts kinds of limits that were ever in force, each once', () => {
  expect(
    kindsOfLimits(
      [
        limit({ ended_at: ago(1) }),
        limit({ created_at: ago(1) }),
        limit({ type: 'loss' }),
        limit({ type: 'session', status: 'unconfirmed' }),
        limit({ type: 'coolingoff' }),
      ],
      now,
    ),
  ).toBe(2);
});
