import { drawRow, setRow } from '../outlines.ts';
import { el, group, path, polygon } from '../svg.ts';

/** The studio's name on a small pill at the foot of a tile. */
export function mark(width: number, name: string): string {
  const outline = setRow(name.toUpperCase(), 'Chakra Petch', 0.22);
  const height = 8.6;
  const textWidth = (outline.width / outline.height) * height;
  const left = (width - textWidth) / 2;
  const y = 622;
  const diamond = (x: number): string =>
    path(
      polygon([
        [x, y + height / 2 - 4.6],
        [x + 4.6, y + height / 2],
        [x, y + height / 2 + 4.6],
        [x - 4.6, y + height / 2],
      ]),
    );
  return (
    el('rect', {
      x: left - 26,
      y: y - 6,
      width: textWidth + 52,
      height: height + 12,
      rx: 10,
      fill: '#000',
      opacity: 0.5,
    }) +
    group(
      { fill: '#fff', opacity: 0.88 },
      path(drawRow(outline, left, y, textWidth, height, (x, py) => [x, py])),
      diamond(left - 13),
      diamond(left + textWidth + 13),
    )
  );
}
