import { expect, test, vi } from 'vitest';
import { onChannel, type Position, take } from './realtime.ts';

const balance = (seq: number | null, cents = seq ?? 0) => ({
  channel: 'balance',
  seq,
  at: '2026-01-01T00:00:00Z',
  data: { currency: 'EUR', amount_cents: cents, available_to_cashout_cents: cents, active: true },
});

test('messages in order are taken, a repeated one changes nothing', () => {
  const seen = vi.fn();
  const stop = onChannel('balance', ({ amount_cents }) => seen(amount_cents));
  const position: Position = { seq: 4 };
  expect([take(balance(5), position), take(balance(5, 99), position), take(balance(6), position)]).toEqual([
    'taken',
    'repeated',
    'taken',
  ]);
  expect(seen.mock.calls).toEqual([[5], [6]]);
  stop();
  take(balance(7), position);
  expect(seen).toHaveBeenCalledTimes(2);
});

test('a missing message is noticed, and what came is still delivered', () => {
  const seen = vi.fn();
  const stop = onChannel('balance', ({ amount_cents }) => seen(amount_cents));
  const position: Position = { seq: 4 };
  expect(take(balance(7), position)).toBe('gap');
  expect(seen).toHaveBeenCalledWith(7);
  expect(position.seq).toBe(7);
  stop();
});

test('the first message sets the position, public ones never do', () => {
  const position: Position = { seq: undefined };
  expect(take(balance(12), position)).toBe('taken');
  expect(take(balance(null), position)).toBe('taken');
  expect(position.seq).toBe(12);
});
