import type { WheelItem } from '@cosmodrome/contract/http/wheel';
import { sectorsOf } from '@cosmodrome/rules/wheel/wheel';

/** Degrees below which no text has room in a segment. */
export const ROOM = 7;

/** Segments without room for a text, in the order of the face: each has its number on the rim, and its name beside the wheel. */
export function narrowOf(segments: readonly WheelItem[]): WheelItem[] {
  const sectors = sectorsOf(segments.map(({ chance_bp: chance }) => chance));
  return segments.filter((_segment, place) => {
    const { from = 0, to = 0 } = sectors[place] ?? {};
    return to > from && to - from < ROOM;
  });
}
