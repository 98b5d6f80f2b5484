/** The European table: wheel order, colours, and which placements exist. */
import { IllegalAction } from '../model.ts';
import type { EvenChance, InsideBet, RouletteBet, RouletteBetKind } from './types.ts';

export const POCKETS = 37;
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
export const REDS: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** Numbers covered by each kind; winnings are 36 / covers - 1 to one. */
export const COVERS: Readonly<Record<RouletteBetKind, number>> = {
  straight: 1,
  split: 2,
  street: 3,
  corner: 4,
  'six-line': 6,
  dozen: 12,
  column: 12,
  red: 18,
  black: 18,
  even: 18,
  odd: 18,
  low: 18,
  high: 18,
};

const numbers = Array.from({ length: POCKETS - 1 }, (_, index) => index + 1);

const evenChances: Readonly<Record<EvenChance, readonly number[]>> = {
  red: REDS,
  black: numbers.filter((number) => !REDS.includes(number)),
  even: numbers.filter((number) => number % 2 === 0),
  odd: numbers.filter((number) => number % 2 === 1),
  low: numbers.filter((number) => number <= 18),
  high: numbers.filter((number) => number > 18),
};

/** Every inside placement of the layout, where rows of three run 1-2-3, 4-5-6, ... 34-35-36. */
function insidePlacements(): Record<InsideBet, number[][]> {
  const firsts = numbers.filter((number) => number % 3 === 1);
  const notInThirdColumn = numbers.filter((number) => number % 3 !== 0);
  return {
    straight: Array.from({ length: POCKETS }, (_, number) => [number]),
    split: [
      [0, 1],
      [0, 2],
      [0, 3],
      ...notInThirdColumn.map((number) => [number, number + 1]),
      ...numbers.filter((number) => number <= 33).map((number) => [number, number + 3]),
    ],
    street: [[0, 1, 2], [0, 2, 3], ...firsts.map((number) => [number, number + 1, number + 2])],
    corner: [
      [0, 1, 2, 3],
      ...notInThirdColumn
        .filter((number) => number <= 32)
        .map((number) => [number, number + 1, number + 3, number + 4]),
    ],
    'six-line': firsts
      .filter((number) => number <= 31)
      .map((number) => Array.from({ length: 6 }, (_, offset) => number + offset)),
  };
}

/** All inside placements, for a table to lay its chips on. */
export const INSIDE: Readonly<Record<InsideBet, readonly (readonly number[])[]>> = insidePlacements();

const placements = new Map<string, readonly number[]>(
  Object.entries(INSIDE).flatMap(([kind, all]) =>
    all.map((covered) => [`${kind} ${covered.join()}`, covered] as const),
  ),
);
for (const index of [1, 2, 3]) {
  placements.set(
    `dozen ${index}`,
    numbers.filter((number) => Math.ceil(number / 12) === index),
  );
  placements.set(
    `column ${index}`,
    numbers.filter((number) => number % 3 === index % 3),
  );
}
for (const [kind, covered] of Object.entries(evenChances)) placements.set(kind, covered);

function placementKey(bet: RouletteBet): string {
  if ('numbers' in bet) return `${bet.kind} ${Array.isArray(bet.numbers) ? bet.numbers.join() : ''}`;
  return 'index' in bet ? `${bet.kind} ${bet.index}` : bet.kind;
}

/** The numbers that a bet covers. Throws IllegalAction for a placement that the table does not have. */
export function coveredBy(bet: RouletteBet): readonly number[] {
  const covered = Object.hasOwn(COVERS, bet.kind) ? placements.get(placementKey(bet)) : undefined;
  if (covered === undefined) throw new IllegalAction('the table has no such placement');
  return covered;
}

export function colourOf(pocket: number): 'red' | 'black' | 'green' {
  if (pocket === 0) return 'green';
  return REDS.includes(pocket) ? 'red' : 'black';
}
