import { expect, it } from 'vitest';
import { cutNickname, isWin } from './winners.ts';

it('shows six characters of a nickname at most, and nobody without one', () => {
  expect([cutNickname('Starlight99'), cutNickname('Bo'), cutNickname('🚀🚀🚀🚀🚀🚀🚀')]).toEqual([
    'Starli***',
    'Bo***',
    '🚀🚀🚀🚀🚀🚀***',
  ]);
  expect([cutNickname(null), cutNickname(''), cutNickname('  ')]).toEqual(['player***', 'player***', 'player***']);
});

it('calls only a return above the stake a win', () => {
  expect([isWin(100n, 100n), isWin(100n, 99n), isWin(100n, 101n), isWin(0n, 1n)]).toEqual([false, false, true, true]);
});
