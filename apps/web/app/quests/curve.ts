/** The line through the levels of a quest, in the unit of its points. */
type Point = readonly [x: number, y: number];
/** A piece of it between two points, as a cubic curve. */
type Piece = readonly [from: Point, one: Point, other: Point, to: Point];

const SIXTH = 1 / 6;

/** A smooth line through points (Catmull and Rom), one piece between each two. */
export function curveThrough(points: readonly Point[]): Piece[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  return points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const handle = (of: Point, back: Point, ahead: Point, sign: 1 | -1): Point => [
      of[0] + sign * (ahead[0] - back[0]) * SIXTH,
      of[1] + sign * (ahead[1] - back[1]) * SIXTH,
    ];
    return [from, handle(from, before, to, 1), handle(to, from, after, -1), to];
  });
}

const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];

/** The first part of a piece (de Casteljau). */
function cut([from, one, other, to]: Piece, share: number): Piece {
  const [a, b, c] = [between(from, one, share), between(one, other, share), between(other, to, share)];
  const [d, e] = [between(a, b, share), between(b, c, share)];
  return [from, a, d, between(d, e, share)];
}

/** The line up to a place: so many whole pieces, and a share of the next one. */
export function upTo(pieces: readonly Piece[], whole: number, share: number): Piece[] {
  const next = pieces[whole];
  return [...pieces.slice(0, whole), ...(next && share > 0 ? [cut(next, share)] : [])];
}

const text = (point: Point): string => point.map((each) => Math.round(each * 10) / 10).join(' ');

/** The line as the data of a path. */
export const pathData = (pieces: readonly Piece[]): string =>
  pieces
    .map(([from, one, other, to], at) => `${at === 0 ? `M${text(from)}` : ''}C${text(one)} ${text(other)} ${text(to)}`)
    .join('');
