import type { Canvas } from '../canvas.ts';
import { hero } from '../hero.ts';
import { blurFilter, circle, el, n, path, type Point } from '../svg.ts';

/** How one crash game's flight looks. The rocket stands for the one that its frame flies. */
export interface Flight {
  rocket: string;
  metal: string;
  centre: Point;
  size: number;
  turn: number;
  /** Colours of the trail from its foot to the rocket, and of the light under it. */
  trail: readonly [string, string, string];
  area: string;
  ground: 'grid' | 'rings' | 'planet';
  /** End of the curve; it climbs exponentially from the left edge. */
  reach: number;
  /** How fast it climbs. */
  bend: number;
}

const ROCKET_X: Flight = {
  rocket: 'nt:rocket',
  metal: 'steel',
  centre: [318, 204],
  size: 300,
  turn: -16,
  trail: ['#ff4d5e', '#ff8a2b', '#ffe36b'],
  area: '#ff5fa2',
  ground: 'grid',
  reach: 316,
  bend: 3.72,
};

function ground({ width, height, look }: Canvas, kind: Flight['ground']): string {
  if (kind === 'rings') {
    return [90, 160, 230, 300, 370]
      .map((r) => circle(width * 0.72, 190, r, { fill: 'none', stroke: look.rim, 'stroke-width': 1.6, opacity: 0.22 }))
      .join('');
  }
  if (kind === 'planet') {
    return (
      `<radialGradient id="world" cx=".4" cy=".2" r=".9"><stop offset="0" stop-color="${look.rim}"/><stop offset=".35" stop-color="${look.sky.low}"/><stop offset="1" stop-color="${look.sky.top}"/></radialGradient>` +
      circle(150, height + 20, 330, { fill: 'url(#world)', opacity: 0.9 }) +
      circle(150, height + 20, 338, { fill: 'none', stroke: look.glow, 'stroke-width': 6, opacity: 0.5 })
    );
  }
  const lines: string[] = [];
  for (let x = 10; x < width; x += 66) lines.push(`M${x} 0V${height}`);
  for (let y = 20; y < height; y += 66) lines.push(`M0 ${y}H${width}`);
  return path(lines.join(''), { stroke: look.rim, 'stroke-width': 1.2, opacity: 0.18 });
}

/** A rising curve with a rocket at its tip. */
function flight(canvas: Canvas, course: Flight): string {
  const { height, look } = canvas;
  const foot = 470;
  const rise = (course.ground === 'grid' ? 4 : 6) * (course.ground === 'planet' ? 0.9 : 1);
  const points = Array.from({ length: 41 }, (_, index) => {
    const share = index / 40;
    return `${n(-12 + share * course.reach)} ${n(foot - rise * (Math.exp(share * course.bend) - 1))}`;
  });
  const curve = 'M' + points.join('L');
  const area = `${curve}V${height}H-12Z`;
  const [cold, warm, hot] = course.trail;
  return (
    `<linearGradient id="trail" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${cold}"/><stop offset=".6" stop-color="${warm}"/><stop offset="1" stop-color="${hot}"/></linearGradient>` +
    `<linearGradient id="area" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${course.area}" stop-opacity=".1"/><stop offset=".6" stop-color="${course.area}" stop-opacity=".32"/><stop offset="1" stop-color="${course.area}" stop-opacity="0"/></linearGradient>` +
    ground(canvas, course.ground) +
    path(area, { fill: 'url(#area)' }) +
    blurFilter('trailBlur', 9, canvas) +
    path(curve, {
      fill: 'none',
      stroke: 'url(#trail)',
      'stroke-width': 26,
      'stroke-linecap': 'round',
      opacity: 0.85,
      filter: 'url(#trailBlur)',
    }) +
    path(curve, { fill: 'none', stroke: 'url(#trail)', 'stroke-width': 13, 'stroke-linecap': 'round' }) +
    path(curve, { fill: 'none', stroke: '#ffffff', 'stroke-width': 4, 'stroke-linecap': 'round', opacity: 0.9 }) +
    hero(look, {
      reference: course.rocket,
      centre: course.centre,
      size: course.size,
      turn: course.turn,
      flip: false,
      metal: course.metal,
      id: 'rocket',
      glow: 15,
    })
  );
}

/** Straight up on a column of fire, tower beside it. */
function liftOff(canvas: Canvas): string {
  const { width, height, look } = canvas;
  const tower: string[] = [];
  for (let y = 120; y < 520; y += 44) tower.push(`M50 ${y}L110 ${y + 44}M110 ${y}L50 ${y + 44}M50 ${y}H110`);
  const plume = `M204 330Q150 470 96 ${height}H384Q330 470 276 330Z`;
  return (
    path(`M50 90V540M110 90V540${tower.join('')}`, { fill: 'none', stroke: look.stroke.dark, 'stroke-width': 7 }) +
    path(`M50 90V540M110 90V540${tower.join('')}`, {
      fill: 'none',
      stroke: look.rim,
      'stroke-width': 2,
      opacity: 0.5,
    }) +
    blurFilter('plumeBlur', 13, canvas) +
    `<linearGradient id="plume" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".25" stop-color="#ffe36b"/><stop offset=".6" stop-color="#ff7a2b"/><stop offset="1" stop-color="#ff2e63" stop-opacity=".2"/></linearGradient>` +
    path(plume, { fill: 'url(#plume)', filter: 'url(#plumeBlur)' }) +
    [0.1, 0.3, 0.5, 0.7, 0.9]
      .map((at, index) =>
        circle(width * at, 500 + (index % 2) * 22, 74, {
          fill: look.sky.low,
          opacity: 0.55,
          filter: 'url(#plumeBlur)',
        }),
      )
      .join('') +
    el('ellipse', { cx: 240, cy: 350, rx: 40, ry: 60, fill: '#fff', opacity: 0.8, filter: 'url(#plumeBlur)' }) +
    hero(look, {
      reference: 'nt:rocket',
      centre: [240, 208],
      size: 300,
      turn: -45,
      flip: false,
      metal: 'steel',
      id: 'rocket',
      glow: 15,
    })
  );
}

/** The pictures of the crash games, by the name in the specification. */
export const flights: Readonly<Record<string, (canvas: Canvas) => string>> = {
  crash: (canvas) => flight(canvas, ROCKET_X),
  crashLiftOff: liftOff,
  crashSteel: (canvas) =>
    flight(canvas, {
      ...ROCKET_X,
      rocket: 'gi:rocket',
      metal: 'azure',
      centre: [322, 186],
      size: 280,
      turn: -90,
      trail: ['#1f56ff', '#2fd0ff', '#e8fbff'],
      area: '#38c8ff',
      ground: 'rings',
    }),
  crashPlanet: (canvas) =>
    flight(canvas, {
      ...ROCKET_X,
      rocket: 'fe:rocket',
      centre: [306, 176],
      size: 310,
      turn: 0,
      trail: ['#0fae7a', '#7dff8a', '#fbffd0'],
      area: '#4dffb0',
      ground: 'planet',
      reach: 280,
      bend: 3.5,
    }),
  crashComet: (canvas) =>
    flight(canvas, {
      ...ROCKET_X,
      rocket: 'gi:rocket',
      metal: 'gold',
      centre: [296, 214],
      size: 330,
      turn: -78,
      trail: ['#ff2e9a', '#ffb03a', '#fff6c8'],
      area: '#ffd05a',
      ground: 'rings',
      reach: 236,
      bend: 3.3,
    }),
};
