import { expect, test } from 'vitest';
import { search, solves } from './proof-of-work.ts';

test('what is found solves its own challenge and no other', () => {
  const answer = search('a challenge', 10, 0, 100_000);
  if (answer === null) throw new Error('nothing found');
  expect(solves('a challenge', answer, 10)).toBe(true);
  expect(search('a challenge', 10, 0, answer)).toBeNull();
  const others = Array.from({ length: 64 }, (_, at) => solves(`another ${at}`, answer, 10));
  expect(others.filter(Boolean).length).toBeLessThan(5);
});

test('each bit halves what solves', () => {
  const share = (bits: number) => Array.from({ length: 4_096 }, (_, n) => solves('x', n, bits)).filter(Boolean).length;
  expect(share(0)).toBe(4_096);
  expect(share(3)).toBeGreaterThan(400);
  expect(share(3)).toBeLessThan(620);
});
