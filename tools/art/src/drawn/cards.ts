import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { drawRow, setRow } from '../outlines.ts';
import { blurFilter, circle, el, group, n, path, type Point } from '../svg.ts';

type Suit = 'spade' | 'heart' | 'diamond' | 'club';

/** Suits in a box of 100 x 100 around the origin. */
const SUITS: Readonly<Record<Suit, string>> = {
  spade:
    'M0 -50C14 -26 46 -10 46 16C46 34 24 42 8 28Q10 44 20 50H-20Q-10 44 -8 28C-24 42 -46 34 -46 16C-46 -10 -14 -26 0 -50Z',
  heart: 'M0 48C-20 22 -48 4 -48 -20C-48 -46 -14 -54 0 -26C14 -54 48 -46 48 -20C48 4 20 22 0 48Z',
  diamond: 'M0 -52Q14 -20 38 0Q14 20 0 52Q-14 20 -38 0Q-14 -20 0 -52Z',
  club: 'M-8 20C-20 40 -50 30 -46 4C-43 -12 -28 -16 -16 -11C-34 -32 -18 -50 0 -50C18 -50 34 -32 16 -11C28 -16 43 -12 46 4C50 30 20 40 8 20Q10 42 20 50H-20Q-10 42 -8 20Z',
};

export interface Card {
  rank: string;
  suit: Suit;
}

/** A card lying at an angle; `width` in pixels. */
export function card({ rank, suit }: Card, [x, y]: Point, width: number, turn: number, face: string): string {
  const height = width * 1.42;
  const colour = suit === 'heart' || suit === 'diamond' ? '#dd1236' : '#14161f';
  const outline = setRow(rank, face, 0);
  const rankHeight = width * 0.2;
  const rankWidth = (outline.width / outline.height) * rankHeight;
  const corner = (): string =>
    path(
      drawRow(outline, -width / 2 + width * 0.08, -height / 2 + width * 0.08, rankWidth, rankHeight, (px, py) => [
        px,
        py,
      ]),
    ) +
    path(SUITS[suit], {
      transform: `translate(${n(-width / 2 + width * 0.08 + rankWidth / 2)} ${n(-height / 2 + width * 0.42)}) scale(${n(width / 560)})`,
    });
  const plain = { x: -width / 2, y: -height / 2, width, height, rx: width * 0.09 };
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${turn})` },
    el('rect', { ...plain, x: plain.x - 3, y: plain.y + 5, fill: '#000', opacity: 0.35 }),
    el('rect', { ...plain, fill: 'url(#cardFace)', stroke: '#2a3145', 'stroke-width': 2 }),
    group(
      { fill: colour },
      corner(),
      group({ transform: 'rotate(180)' }, corner()),
      path(SUITS[suit], { transform: `scale(${n(width / 210)})` }),
    ),
    path(
      `M${n(-width * 0.46)} ${n(-height * 0.44)}Q0 ${n(-height * 0.5)} ${n(width * 0.46)} ${n(-height * 0.44)}L${n(width * 0.1)} ${n(-height * 0.1)}Q${n(-width * 0.3)} 0 ${n(-width * 0.46)} ${n(height * 0.2)}Z`,
      {
        fill: '#fff',
        opacity: 0.3,
      },
    ),
  );
}

/** A fan of cards with a soft shadow under it. */
export function fan(
  canvas: Canvas,
  cards: readonly Card[],
  [x, y]: Point,
  width: number,
  spread: number,
  face: string,
): string {
  const middle = (cards.length - 1) / 2;
  return (
    '<linearGradient id="cardFace" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="#ffffff"/><stop offset="1" stop-color="#cdd6e6"/></linearGradient>' +
    blurFilter('cardShadow', 12, canvas) +
    el('ellipse', {
      cx: x,
      cy: y + width * 0.66,
      rx: width * 1.15,
      ry: width * 0.16,
      fill: '#000',
      opacity: 0.5,
      filter: 'url(#cardShadow)',
    }) +
    cards
      .map((one, index) => {
        const from = index - middle;
        return card(one, [x + from * width * 0.62, y + Math.abs(from) * width * 0.1], width, from * spread, face);
      })
      .join('')
  );
}

/** A stack of casino chips. */
export function chips([x, y]: Point, radius: number, count: number, colour: string): string {
  const flat = 0.42;
  const layer = (level: number): string => {
    const top = y - level * radius * 0.3;
    const side = `M${n(x - radius)} ${n(top)}v${n(radius * 0.26)}a${n(radius)} ${n(radius * flat)} 0 0 0 ${n(radius * 2)} 0v${n(-radius * 0.26)}Z`;
    const marks = [-0.72, -0.12, 0.5].map((at) =>
      path(
        `M${n(x + at * radius)} ${n(top + radius * flat * Math.sqrt(1 - at * at))}h${n(radius * 0.24)}v${n(radius * 0.25)}h${n(-radius * 0.24)}Z`,
        { fill: '#fff', opacity: 0.92 },
      ),
    );
    return path(side, { fill: darken(colour, 0.3), stroke: darken(colour, 0.7), 'stroke-width': 1.2 }) + marks.join('');
  };
  const top = y - (count - 1) * radius * 0.3;
  const edgeMarks = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2 + 0.2;
    const at = (reach: number, turn: number): string =>
      `${n(Math.cos(angle + turn) * radius * reach)} ${n(Math.sin(angle + turn) * radius * reach)}`;
    return path(`M${at(1, -0.13)}L${at(1, 0.13)}L${at(0.76, 0.13)}L${at(0.76, -0.13)}Z`, { fill: '#fff' });
  });
  return (
    el('ellipse', { cx: x, cy: y + radius * 0.34, rx: radius * 1.12, ry: radius * 0.5, fill: '#000', opacity: 0.45 }) +
    Array.from({ length: count }, (_, level) => layer(level)).join('') +
    group(
      { transform: `translate(${n(x)} ${n(top)}) scale(1 ${flat})` },
      circle(0, 0, radius, { fill: colour, stroke: darken(colour, 0.6), 'stroke-width': 1.5 }),
      ...edgeMarks,
      circle(0, 0, radius * 0.66, { fill: lighten(colour, 0.12), stroke: '#fff', 'stroke-width': 2 }),
      path(SUITS.diamond, { transform: `scale(${n(radius / 125)})`, fill: '#fff', opacity: 0.9 }),
    )
  );
}
