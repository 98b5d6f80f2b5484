import type { Canvas } from '../canvas.ts';
import { blurFilter, circle, el, group, n, path, polar, roundGradient, type Point } from '../svg.ts';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** European wheel, clockwise from zero. */
const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

function pocket(index: number, number: number, outer: number, inner: number): string {
  const from = ((index - 0.5) / 37) * Math.PI * 2 - Math.PI / 2;
  const to = ((index + 0.5) / 37) * Math.PI * 2 - Math.PI / 2;
  const [ax, ay] = polar([0, 0], outer, from);
  const [bx, by] = polar([0, 0], outer, to);
  const [cx, cy] = polar([0, 0], inner, to);
  const [dx, dy] = polar([0, 0], inner, from);
  const fill = number === 0 ? '#0d9a52' : RED.has(number) ? '#d3122d' : '#17181f';
  return path(
    `M${n(ax)} ${n(ay)}A${outer} ${outer} 0 0 1 ${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}A${inner} ${inner} 0 0 0 ${n(dx)} ${n(dy)}Z`,
    {
      fill,
      stroke: '#e9c877',
      'stroke-width': 1.4,
    },
  );
}

const METALS = {
  gold: ['#fff3c0', '#e2a93a', '#7a4a0a'],
  silver: ['#ffffff', '#b9c4d6', '#48566e'],
} as const;

function spokes(metal: readonly [string, string, string]): string {
  const arms = [0, 1, 2, 3].map((arm) =>
    group(
      { transform: `rotate(${arm * 90 + 28})` },
      path('M-6 0L-4 -74Q0 -82 4 -74L6 0Z', { fill: 'url(#wheelMetal)', stroke: metal[2], 'stroke-width': 1.5 }),
      circle(0, -78, 10, { fill: 'url(#wheelMetal)', stroke: metal[2], 'stroke-width': 1.5 }),
    ),
  );
  return (
    arms.join('') +
    circle(0, 0, 30, { fill: 'url(#wheelMetal)', stroke: metal[2], 'stroke-width': 2 }) +
    circle(-8, -9, 9, { fill: '#fff', opacity: 0.7 })
  );
}

/** A roulette wheel seen slightly from the front, `radius` pixels wide from its middle. */
export function wheel(
  canvas: Canvas,
  [x, y]: Point,
  radius: number,
  squash: number,
  kind: 'gold' | 'silver',
  turn: number,
): string {
  const metal = METALS[kind];
  const scale = radius / 200;
  const stops = [
    `<stop offset="0" stop-color="${metal[0]}"/>`,
    `<stop offset=".5" stop-color="${metal[1]}"/>`,
    `<stop offset="1" stop-color="${metal[2]}"/>`,
  ].join('');
  const ballAt = polar([0, 0], 152, -0.75);
  const wood = kind === 'gold' ? ['#9a5426', '#3d1a0a'] : ['#3b4660', '#10162a'];
  return (
    `<linearGradient id="wheelMetal" x1="0" y1="0" x2=".7" y2="1">${stops}</linearGradient>` +
    roundGradient('wood', [-30, -40], 150, [
      [0, wood[0] ?? ''],
      [1, wood[1] ?? ''],
    ]) +
    blurFilter('wheelGlow', 16, canvas) +
    el('ellipse', {
      cx: x,
      cy: y + radius * 0.1,
      rx: radius * 1.06,
      ry: radius * squash * 1.08,
      fill: '#000',
      opacity: 0.6,
      filter: 'url(#wheelGlow)',
    }) +
    group(
      { transform: `translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)} ${(scale * squash).toFixed(3)})` },
      circle(0, 12, 200, { fill: '#1a0d04' }),
      circle(0, 0, 200, { fill: 'url(#wheelMetal)' }),
      circle(0, 0, 190, { fill: wood[1] ?? '' }),
      circle(0, 0, 176, { fill: 'url(#wheelMetal)' }),
      circle(0, 0, 170, { fill: '#0e0a08' }),
      group({ transform: `rotate(${turn})` }, ...ORDER.map((number, index) => pocket(index, number, 168, 122))),
      circle(0, 0, 168, { fill: 'none', stroke: '#000', 'stroke-width': 10, opacity: 0.25 }),
      circle(0, 0, 122, { fill: 'url(#wheelMetal)' }),
      circle(0, 0, 116, { fill: 'url(#wood)' }),
      ...Array.from({ length: 12 }, (_, index) => {
        const [px, py] = polar([0, 0], 114, (index / 12) * Math.PI * 2);
        return path(`M0 0L${n(px)} ${n(py)}`, { stroke: '#000', 'stroke-width': 1.5, opacity: 0.35 });
      }),
      spokes(metal),
      path('M-150 -118A190 190 0 0 1 60 -182A210 210 0 0 0 -150 -118Z', { fill: '#fff', opacity: 0.28 }),
      circle(ballAt[0] + 3, ballAt[1] + 6, 15, { fill: '#000', opacity: 0.5 }),
      circle(ballAt[0], ballAt[1], 15, { fill: '#f4f6fb' }),
      circle(ballAt[0] - 5, ballAt[1] - 5, 5, { fill: '#fff' }),
      circle(ballAt[0], ballAt[1], 15, { fill: 'none', stroke: '#7d8798', 'stroke-width': 1.5 }),
    )
  );
}
