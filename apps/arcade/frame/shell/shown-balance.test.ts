import { expect, test } from 'vitest';
import { ShownBalance } from './shown-balance.ts';

function watched(amount: number): { balance: ShownBalance; shown: number[] } {
  const shown: number[] = [];
  return { balance: new ShownBalance(amount, (now) => shown.push(now)), shown };
}

test('what the host says between steps is shown at once, and only when it is new', () => {
  const { balance, shown } = watched(5_000);
  balance.hear(5_000);
  balance.hear(15_000);
  expect(shown).toEqual([15_000]);
});

test('what the host says during a step waits for its end', () => {
  const { balance, shown } = watched(5_000);
  balance.begin();
  balance.hear(9_000);
  expect(shown).toEqual([]);
  balance.end();
  expect(shown).toEqual([9_000]);
});

test('a jackpot told before the answer to the bet that won it stays in the balance', () => {
  const { balance, shown } = watched(5_000);
  balance.begin();
  balance.hear(4_900);
  balance.hear(14_900);
  balance.set(4_900);
  balance.end();
  expect(shown.at(-1)).toBe(14_900);
  expect(balance.amount).toBe(14_900);
});

test('an old word of the host is put right by the step’s own', () => {
  const { balance } = watched(5_000);
  balance.begin();
  balance.hear(5_000);
  balance.set(4_900);
  balance.end();
  balance.hear(4_900);
  expect(balance.amount).toBe(4_900);
});
