import type { RouletteBet } from '@cosmodrome/maths/roulette/types';

/** A placement without its stake. */
export type Placement =
  | { kind: 'straight' | 'split' | 'street' | 'corner' | 'six-line'; numbers: number[] }
  | { kind: 'dozen' | 'column'; index: 1 | 2 | 3 }
  | { kind: 'red' | 'black' | 'even' | 'odd' | 'low' | 'high' };

/**
 * A place on the table where a chip can lie. The table lies along x: the zero at 0 to 1, twelve columns of three numbers
 * at 1 to 13, the column bets at 13 to 14; numbers fill y 0 to 3, the dozens 3 to 3.9, the even chances 3.9 to 4.8.
 */
export interface Spot {
  key: string;
  placement: Placement;
  /** Where a chip lies. */
  x: number;
  y: number;
  /** The area that takes a tap. */
  width: number;
  height: number;
}

export const TABLE = { length: 14, depth: 4.8, dozens: 3, chances: 3.9 } as const;
const THIRDS = [1, 2, 3] as const;

/** Column (1 to 12) and row (0 at the far side) of a number. */
function cell(number: number): { x: number; y: number } {
  return { x: Math.ceil(number / 3), y: 2 - ((number - 1) % 3) };
}

export function keyOf(placement: Placement): string {
  if ('numbers' in placement) return `${placement.kind} ${placement.numbers.join('-')}`;
  return 'index' in placement ? `${placement.kind} ${placement.index}` : placement.kind;
}

function spot(placement: Placement, x: number, y: number, width: number, height: number): Spot {
  return { key: keyOf(placement), placement, x, y, width, height };
}

type Inside = 'straight' | 'split' | 'street' | 'corner' | 'six-line';
/** Size of the areas on edges and corners, in cells. */
const EDGE = 0.36;

function inside(kind: Inside, numbers: number[], x: number, y: number, width = EDGE, height = EDGE): Spot {
  return spot({ kind, numbers: [...numbers].sort((a, b) => a - b) }, x, y, width, height);
}

function* numberSpots(): Generator<Spot> {
  yield inside('straight', [0], 0.5, 1.5, 1, 3);
  for (let number = 1; number <= 36; number += 1) {
    const { x, y } = cell(number);
    yield inside('straight', [number], x + 0.5, y + 0.5, 1, 1);
  }
}

function* edgeSpots(): Generator<Spot> {
  for (let number = 1; number <= 36; number += 1) {
    const { x, y } = cell(number);
    const hasAbove = y > 0;
    const hasNext = x < 12;
    if (hasNext) yield inside('split', [number, number + 3], x + 1, y + 0.5, EDGE, 0.64);
    if (hasAbove) yield inside('split', [number, number + 1], x + 0.5, y, 0.64, EDGE);
    if (hasNext && hasAbove) yield inside('corner', [number, number + 1, number + 3, number + 4], x + 1, y);
    if (y === 2) {
      const street = [number, number + 1, number + 2];
      yield inside('street', street, x + 0.5, 3, 0.64, EDGE);
      if (hasNext) yield inside('six-line', [...street, number + 3, number + 4, number + 5], x + 1, 3);
    }
  }
  for (const number of THIRDS) yield inside('split', [0, number], 1, cell(number).y + 0.5, EDGE, 0.64);
  yield inside('street', [0, 1, 2], 1, 2);
  yield inside('street', [0, 2, 3], 1, 1);
  yield inside('corner', [0, 1, 2, 3], 1, 3);
}

function* outsideSpots(): Generator<Spot> {
  for (const index of THIRDS) {
    yield spot({ kind: 'column', index }, 13.5, 3.5 - index, 1, 1);
    yield spot({ kind: 'dozen', index }, index * 4 - 1, 3.45, 4, 0.9);
  }
  const chances = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
  for (const [place, kind] of chances.entries()) yield spot({ kind }, 2 + place * 2, 4.35, 2, 0.9);
}

/** Every placement of European roulette; those that lie on edges come last, so that they lie on top. */
export const spots: readonly Spot[] = [...numberSpots(), ...outsideSpots(), ...edgeSpots()];

/** A placement with its stake, as the server takes it. */
export function betOf(placement: Placement, stake: number): RouletteBet {
  return { ...placement, stake };
}

/** Numbers that a placement wins on. */
export function covered(placement: Placement, reds: readonly number[]): number[] {
  if ('numbers' in placement) return placement.numbers;
  const all = Array.from({ length: 36 }, (_, index) => index + 1);
  const { kind } = placement;
  return all.filter((number) => {
    switch (kind) {
      case 'dozen':
        return Math.ceil(number / 12) === placement.index;
      case 'column':
        return ((number - 1) % 3) + 1 === placement.index;
      case 'red':
        return reds.includes(number);
      case 'black':
        return !reds.includes(number);
      case 'even':
        return number % 2 === 0;
      case 'odd':
        return number % 2 === 1;
      case 'low':
        return number <= 18;
      case 'high':
        return number > 18;
    }
  });
}
