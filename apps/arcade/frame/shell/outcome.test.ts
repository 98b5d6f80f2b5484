import fc from 'fast-check';
import { expect, test } from 'vitest';
import { texts as en } from '@cosmodrome/content/locales/en/games.ts';
import { outcomeOf } from './outcome.ts';

const money = (amount: number): string => `€${amount}`;
const stakes = fc.integer({ min: 1, max: 1_000_000 });

test('a return of as much as was staked, or less, is called money back and never celebrated', () => {
  const returned = stakes.chain((stake) => fc.tuple(fc.integer({ min: 1, max: stake }), fc.constant(stake)));
  fc.assert(
    fc.property(returned, ([win, stake]) => {
      expect(outcomeOf(win, stake, en, money)).toEqual({ isCelebrated: false, said: en.returned(money(win)) });
    }),
  );
});

test('one unit more is a win', () => {
  fc.assert(
    fc.property(stakes, (stake) => {
      expect(outcomeOf(stake + 1, stake, en, money)).toEqual({ isCelebrated: true, said: en.won(money(stake + 1)) });
    }),
  );
});

test('nothing is no win', () => {
  expect(outcomeOf(0, 100, en, money)).toEqual({ isCelebrated: false, said: en.noWin });
});
