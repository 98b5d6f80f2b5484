import type { Canvas } from '../canvas.ts';
import { darken, lighten, turnHue } from '../colour.ts';
import { blurFilter, circle, el, group, n, path, polar, polygon, star, type Point } from '../svg.ts';
import { emblems } from './emblems.ts';

type Aura = (canvas: Canvas, centre: Point, size: number) => string;

/** Tongues of fire in one ring, rising from around the hero's middle. */
function tongues({ chance }: Canvas, [x, y]: Point, size: number, reach: number): string {
  const shapes = [
    `M${n(x - size * 0.46)} ${n(y + size * 0.12)}a${n(size * 0.46)} ${n(size * 0.42)} 0 0 0 ${n(size * 0.92)} 0Z`,
  ];
  const count = 11;
  for (let index = 0; index < count; index++) {
    const across = (index / (count - 1)) * 2 - 1;
    const fx = x + across * size * 0.46;
    const fy = y + size * 0.14;
    const tall = size * reach * chance.between(0.62, 1) * (1 - 0.42 * Math.abs(across));
    const half = size * 0.1;
    const tipX = fx + chance.between(-0.1, 0.1) * size;
    const sway = chance.between(-0.09, 0.09) * size;
    shapes.push(
      `M${n(fx - half)} ${n(fy)}C${n(fx - half * 1.2 + sway)} ${n(fy - tall * 0.4)} ${n(tipX - half * 0.3 - sway)} ${n(fy - tall * 0.7)} ${n(tipX)} ${n(fy - tall)}C${n(tipX + half * 0.5 - sway)} ${n(fy - tall * 0.66)} ${n(fx + half * 1.3 + sway)} ${n(fy - tall * 0.38)} ${n(fx + half)} ${n(fy)}Z`,
    );
  }
  return shapes.join('');
}

/** Three sheets of fire behind the hero, hottest in the middle, fading at the tips. */
const flames: Aura = (canvas, [x, y], size) => {
  const { look } = canvas;
  const hot = turnHue(look.glow, 14);
  const sheets = [
    { reach: 1.05, colour: darken(turnHue(look.glow, -16), 0.22), opacity: 0.85 },
    { reach: 0.86, colour: look.glow, opacity: 0.85 },
    { reach: 0.66, colour: lighten(hot, 0.45), opacity: 0.8 },
  ];
  return (
    blurFilter('flameBlur', 3.5, canvas) +
    sheets
      .map(
        ({ reach, colour, opacity }, index) =>
          `<linearGradient id="fire${index}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(y - size * reach * 0.9)}" y2="${n(y + size * 0.5)}"><stop offset="0" stop-color="${colour}" stop-opacity=".25"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity=".1"/></linearGradient>` +
          path(tongues(canvas, [x, y], size * (1 - index * 0.12), reach), {
            fill: `url(#fire${index})`,
            opacity,
            filter: 'url(#flameBlur)',
          }),
      )
      .join('')
  );
};

function boltPath(chance: Canvas['chance'], from: Point, to: Point): string {
  const parts = [`M${n(from[0])} ${n(from[1])}`];
  for (let step = 1; step <= 6; step++) {
    const share = step / 6;
    const sway = step === 6 ? 0 : chance.between(-26, 26);
    parts.push(
      `L${n(from[0] + (to[0] - from[0]) * share + sway)} ${n(from[1] + (to[1] - from[1]) * share + sway * 0.3)}`,
    );
  }
  return parts.join('');
}

/** Lightning from the upper edge and out of the hero. */
const bolts: Aura = ({ width, height, look, chance }, [x, y], size) => {
  const lines = Array.from({ length: 6 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const start: Point = [x + side * chance.between(40, width * 0.46), -10];
    return boltPath(chance, start, [
      x + side * size * chance.between(0.32, 0.56),
      y + size * chance.between(-0.2, 0.5),
    ]);
  }).join('');
  const stroke = (thick: number, colour: string, extra: Record<string, string | number>): string =>
    path(lines, { fill: 'none', stroke: colour, 'stroke-width': thick, 'stroke-linejoin': 'round', ...extra });
  return (
    blurFilter('boltBlur', 6, { width, height }) +
    stroke(13, look.glow, { filter: 'url(#boltBlur)', opacity: 0.85 }) +
    stroke(4.5, lighten(look.glow, 0.3), {}) +
    stroke(1.8, '#ffffff', {})
  );
};

/** Tapered arcs circling the hero. */
const swirl: Aura = ({ width, height, look, chance }, [x, y], size) => {
  const arcs = Array.from({ length: 14 }, (_, index) => {
    const radius = size * chance.between(0.36, 0.66);
    const start = (index / 14) * Math.PI * 2;
    const sweep = chance.between(0.7, 1.5);
    const thick = chance.between(4, 11);
    const [ax, ay] = polar([x, y], radius, start);
    const [bx, by] = polar([x, y], radius, start + sweep);
    return `M${n(ax)} ${n(ay)}A${n(radius)} ${n(radius)} 0 0 1 ${n(bx)} ${n(by)}A${n(radius - thick)} ${n(radius - thick * 0.4)} 0 0 0 ${n(ax)} ${n(ay)}Z`;
  }).join('');
  return (
    blurFilter('swirlBlur', 5, { width, height }) +
    path(arcs, { fill: look.glow, opacity: 0.8, filter: 'url(#swirlBlur)' }) +
    path(arcs, { fill: lighten(look.glow, 0.5), opacity: 0.75 })
  );
};

/** Droplets thrown upwards. */
const splash: Aura = ({ look, chance }, [x, y], size) => {
  const drops = Array.from({ length: 34 }, () => {
    const angle = -Math.PI / 2 + chance.between(-1.3, 1.3);
    const near = size * chance.between(0.28, 0.46);
    const far = near + size * chance.between(0.08, 0.3);
    const round = chance.between(3, 9);
    const foot: Point = [x, y + size * 0.18];
    const [tx, ty] = polar(foot, far, angle);
    const spread = round / far;
    const tear = polygon([
      polar(foot, near, angle),
      polar(foot, far, angle - spread),
      polar(foot, far, angle + spread),
    ]);
    return path(tear) + circle(tx, ty, round);
  });
  return (
    group({ fill: lighten(look.glow, 0.45), opacity: 0.8 }, ...drops) +
    el('ellipse', { cx: x, cy: y + size * 0.4, rx: size * 0.52, ry: 30, fill: lighten(look.glow, 0.35), opacity: 0.5 })
  );
};

const disc: Aura = ({ look }, [x, y], size) =>
  `<radialGradient id="disc"><stop offset="0" stop-color="${lighten(look.glow, 0.6)}"/><stop offset=".75" stop-color="${look.glow}"/><stop offset="1" stop-color="${darken(look.glow, 0.18)}"/></radialGradient>` +
  circle(x, y, size * 0.43, { fill: 'url(#disc)', opacity: 0.92 }) +
  circle(x, y, size * 0.47, { fill: 'none', stroke: look.rim, 'stroke-width': 4, opacity: 0.8 });

const spikedSun: Aura = (canvas, [x, y], size) =>
  path(star([x, y], size * 0.62, size * 0.46, 24), { fill: canvas.look.glow, opacity: 0.85 }) +
  disc(canvas, [x, y], size);

const neonRing: Aura = ({ width, height, look }, [x, y], size) => {
  const ring = (thick: number, colour: string, filter?: string): string =>
    circle(x, y, size * 0.53, { fill: 'none', stroke: colour, 'stroke-width': thick, filter });
  return (
    blurFilter('ringBlur', 8, { width, height }) +
    ring(16, look.glow, 'url(#ringBlur)') +
    ring(6, look.glow) +
    ring(2, '#ffffff')
  );
};

const diamond: Aura = ({ width, height, look }, [x, y], size) => {
  const reach = size * 0.6;
  const frame = (scale: number): string =>
    polygon([
      [x, y - reach * scale],
      [x + reach * scale, y],
      [x, y + reach * scale],
      [x - reach * scale, y],
    ]);
  return (
    blurFilter('diamondBlur', 8, { width, height }) +
    path(frame(1), {
      fill: look.sky.top,
      'fill-opacity': 0.35,
      stroke: look.rim,
      'stroke-width': 12,
      filter: 'url(#diamondBlur)',
    }) +
    path(frame(1), { fill: 'none', stroke: look.rim, 'stroke-width': 5 }) +
    path(frame(0.93), { fill: 'none', stroke: '#ffffff', 'stroke-width': 1.5, opacity: 0.8 })
  );
};

/** Concentric glowing gates. */
const portal: Aura = ({ width, height, look }, [x, y], size) => {
  const rings = [0.64, 0.56, 0.48, 0.4].map((scale, index) =>
    el('ellipse', {
      cx: x,
      cy: y,
      rx: size * scale * 0.92,
      ry: size * scale,
      fill: index === 3 ? lighten(look.glow, 0.4) : 'none',
      'fill-opacity': 0.35,
      stroke: index % 2 === 0 ? look.glow : look.rim,
      'stroke-width': 9 - index * 1.5,
      opacity: 0.45 + index * 0.15,
    }),
  );
  return (
    blurFilter('portalBlur', 9, { width, height }) +
    group({ filter: 'url(#portalBlur)' }, ...rings) +
    group({ opacity: 0.8 }, ...rings)
  );
};

const AURAS: Readonly<Record<string, Aura>> = {
  flames,
  bolts,
  swirl,
  splash,
  disc,
  spikedSun,
  neonRing,
  diamond,
  portal,
  ...emblems,
};

/** What burns, shines or swirls behind the hero, by the name in the specification. */
export function aura(canvas: Canvas, kind: string, centre: Point, size: number): string {
  return AURAS[kind]?.(canvas, centre, size) ?? '';
}

export const auraNames = Object.keys(AURAS);
