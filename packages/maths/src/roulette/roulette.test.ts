import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IllegalAction, type Rng } from '../model.ts';
import { rouletteModel } from './model.ts';
import { coveredBy, INSIDE, POCKETS, WHEEL } from './table.ts';
import type { EvenChance, InsideBet, OutsideThird, RouletteBet } from './types.ts';

const game = rouletteModel('roulette-european');
const pocketIs = (pocket: number): Rng => ({ int: () => pocket });
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket);

/** Every placement of the table, one chip of 1 on each. */
const inside = (Object.keys(INSIDE) as InsideBet[]).flatMap((kind) =>
  INSIDE[kind].map((numbers): RouletteBet => ({ kind, numbers: [...numbers], stake: 1 })),
);
const thirds = (['dozen', 'column'] satisfies OutsideThird[]).flatMap((kind) =>
  ([1, 2, 3] as const).map((index): RouletteBet => ({ kind, index, stake: 1 })),
);
const evens = (['red', 'black', 'even', 'odd', 'low', 'high'] satisfies EvenChance[]).map((kind): RouletteBet => ({
  kind,
  stake: 1,
}));
const everyBet = [...inside, ...thirds, ...evens];

function win(bets: RouletteBet[], pocket: number): number {
  return game.play(null, { type: 'spin', bets }, pocketIs(pocket)).win;
}

describe('the table', () => {
  test('has the placements of a European layout', () => {
    const count = (kind: InsideBet) => INSIDE[kind].length;
    expect([count('straight'), count('split'), count('street'), count('corner'), count('six-line')]).toEqual([
      37, 60, 14, 23, 11,
    ]);
    expect(new Set(everyBet.map((bet) => JSON.stringify(bet))).size).toBe(everyBet.length);
    expect([...WHEEL].sort((a, b) => a - b)).toEqual(pockets);
  });

  test('covers as many numbers as its help says, and returns 36 of 37 on every placement', () => {
    for (const bet of everyBet) {
      const rule = game.help.pays.find(({ kind }) => kind === bet.kind);
      expect(coveredBy(bet).length).toBe(rule?.covers);
      const wins = pockets.map((pocket) => win([bet], pocket));
      expect(wins.filter((pay) => pay > 0).length).toBe(rule?.covers);
      expect(Math.max(...wins)).toBe((rule?.toOne ?? 0) + 1);
      expect(wins.reduce((sum, pay) => sum + pay, 0)).toBe(36);
    }
  });

  test('zero loses every outside bet', () => {
    for (const bet of [...thirds, ...evens]) expect(win([bet], 0)).toBe(0);
  });

  test('opposite chances share the numbers from 1 to 36', () => {
    for (const [one, other] of [
      ['red', 'black'],
      ['even', 'odd'],
      ['low', 'high'],
    ] as const) {
      const both = [...coveredBy({ kind: one, stake: 1 }), ...coveredBy({ kind: other, stake: 1 })];
      expect(both.sort((a, b) => a - b)).toEqual(pockets.slice(1));
    }
  });
});

describe('a spin', () => {
  test('pays the sum of its placements, whole, and takes the sum of their stakes', () => {
    const bets = fc.array(fc.tuple(fc.constantFrom(...everyBet), fc.integer({ min: 1, max: 100_000 })), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(bets, fc.nat(36), (placed, pocket) => {
        const all = placed.map(([bet, stake]): RouletteBet => ({ ...bet, stake }));
        const step = game.play(null, { type: 'spin', bets: all }, pocketIs(pocket));
        expect(step.win).toBe(all.reduce((sum, bet) => sum + win([bet], pocket), 0));
        expect(step.stake).toBe(all.reduce((sum, { stake }) => sum + stake, 0));
        expect(Number.isSafeInteger(step.win) && step.win >= 0).toBe(true);
        expect(step).toMatchObject({ state: null, finished: true });
        expect(step.events[1]).toMatchObject({ kind: 'ball', pocket });
      }),
    );
  });

  test.each<[string, unknown]>([
    ['no bets', []],
    ['no list', 'red'],
    ['too many bets', Array.from({ length: 158 }, () => ({ kind: 'red', stake: 1 }))],
    ['a stake of nothing', [{ kind: 'red', stake: 0 }]],
    ['a negative stake', [{ kind: 'red', stake: -1 }]],
    ['half a unit', [{ kind: 'red', stake: 0.5 }]],
    ['a stake without end', [{ kind: 'red', stake: Number.POSITIVE_INFINITY }]],
    ['stakes beyond counting', [{ kind: 'red', stake: 2 ** 52 }]],
    ['numbers that do not touch', [{ kind: 'split', numbers: [1, 5], stake: 1 }]],
    ['a split over the edge', [{ kind: 'split', numbers: [3, 4], stake: 1 }]],
    ['a corner over the edge', [{ kind: 'corner', numbers: [3, 4, 6, 7], stake: 1 }]],
    ['a number that is none', [{ kind: 'straight', numbers: [37], stake: 1 }]],
    ['numbers of an outside bet', [{ kind: 'red', numbers: [1], stake: 1 }]],
    ['a dozen that is none', [{ kind: 'dozen', index: 4, stake: 1 }]],
    ['a kind that hides an index', [{ kind: 'dozen 1', stake: 1 }]],
    ['a kind of the prototype', [{ kind: 'toString', stake: 1 }]],
  ])('refuses %s', (_name, bets) => {
    expect(() => game.play(null, { type: 'spin', bets: bets as RouletteBet[] }, pocketIs(1))).toThrow(IllegalAction);
  });
});
