import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { el, group, n, path, polar, polygon, type Point } from '../svg.ts';

const COINS = ['#ffd447', '#ffc02e', '#ffe07a'] as const;
const GEMS = ['#ff3d6e', '#2fc8ff', '#39e08a', '#c15cff', '#ffb92e', '#5a7bff'] as const;

function coin(x: number, y: number, r: number, turn: number, colour: string): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
    el('ellipse', { cx: 0, cy: r * 0.24, rx: r, ry: r * 0.66, fill: darken(colour, 0.62) }),
    el('ellipse', { cx: 0, cy: r * 0.16, rx: r * 0.97, ry: r * 0.63, fill: darken(colour, 0.3) }),
    el('ellipse', { cx: 0, cy: 0, rx: r * 0.97, ry: r * 0.63, fill: colour }),
    el('ellipse', {
      cx: 0,
      cy: 0,
      rx: r * 0.68,
      ry: r * 0.42,
      fill: darken(colour, 0.12),
      stroke: darken(colour, 0.35),
      'stroke-width': 1.4,
    }),
    path(`M${n(-r * 0.8)} ${n(-r * 0.12)}A${n(r * 0.85)} ${n(r * 0.52)} 0 0 1 ${n(r * 0.1)} ${n(-r * 0.55)}`, {
      fill: 'none',
      stroke: '#fffbe0',
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
      opacity: 0.9,
    }),
  );
}

function gem(x: number, y: number, r: number, turn: number, colour: string): string {
  const rim = Array.from({ length: 5 }, (_, index): Point => polar([0, 0], r, (index / 5) * Math.PI * 2 - Math.PI / 2));
  const table = Array.from({ length: 5 }, (_, index): Point =>
    polar([0, 0], r * 0.52, (index / 5) * Math.PI * 2 - Math.PI / 2),
  );
  const tones = [0.45, 0.12, -0.35, -0.5, 0.2];
  const facets = rim.map((point, index) => {
    const next = (index + 1) % 5;
    const tone = tones[index] ?? 0;
    const fill = tone > 0 ? lighten(colour, tone) : darken(colour, -tone);
    return path(polygon([point, rim[next] ?? point, table[next] ?? point, table[index] ?? point]), { fill });
  });
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
    path(polygon(rim), {
      fill: darken(colour, 0.6),
      stroke: darken(colour, 0.7),
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    ...facets,
    path(polygon(table), { fill: lighten(colour, 0.28) }),
    path(
      polygon([
        [-r * 0.2, -r * 0.3],
        [r * 0.1, -r * 0.36],
        [-r * 0.1, 0],
      ]),
      { fill: '#fff', opacity: 0.75 },
    ),
  );
}

/** A heap in both bottom corners, nearest pieces last. */
export function loot({ width, height, chance }: Canvas, kind: 'coins' | 'gems' | 'mixed'): string {
  const pieces = Array.from({ length: 72 }, (_, index) => {
    const side = index % 2 === 0 ? 0 : 1;
    const along = chance.between(0, 1) ** 1.35;
    const reach = along * 205;
    const rise = 128 * (1 - along) ** 1.2 * chance.between(0, 1);
    return {
      x: side === 0 ? reach - 14 : width - reach + 14,
      y: height - 4 - rise - chance.between(0, 14),
      r: chance.between(15, 23),
      turn: chance.between(-38, 38),
      asGem: kind === 'gems' || (kind === 'mixed' && chance.below(4) === 0),
    };
  }).sort((one, other) => one.y - other.y);
  return pieces
    .map(({ x, y, r, turn, asGem }) =>
      asGem ? gem(x, y, r, turn, chance.pick(GEMS)) : coin(x, y, r, turn, chance.pick(COINS)),
    )
    .join('');
}
