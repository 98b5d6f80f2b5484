import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { blurFilter, circle, el, group, n, path, polar, polygon, star, type Point } from '../svg.ts';

type Emblem = (canvas: Canvas, centre: Point, size: number) => string;

/** A shape as soft glow, line of light and thin white core. */
function lit(canvas: Canvas, id: string, d: string, thick: number, fill = 'none'): string {
  const { look } = canvas;
  const line = (width: number, colour: string, extra: Record<string, string | number> = {}): string =>
    path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round', ...extra });
  return (
    blurFilter(id, 8, canvas) +
    path(d, { fill, 'fill-opacity': 0.4 }) +
    line(thick * 2.4, look.glow, { filter: `url(#${id})`, opacity: 0.9 }) +
    line(thick, look.glow) +
    line(Math.max(1.4, thick * 0.28), '#ffffff', { opacity: 0.9 })
  );
}

const hexagon: Emblem = (canvas, centre, size) => {
  const ring = (scale: number): string =>
    polygon(Array.from({ length: 6 }, (_, index) => polar(centre, size * scale, (index * Math.PI) / 3 - Math.PI / 6)));
  return lit(canvas, 'hexagonBlur', ring(0.58), 7, canvas.look.sky.top) + lit(canvas, 'hexagonIn', ring(0.5), 2);
};

const heart: Emblem = (canvas, [x, y], size) => {
  const s = size * 0.62;
  const d = `M${n(x)} ${n(y + s * 0.86)}C${n(x - s * 0.6)} ${n(y + s * 0.36)} ${n(x - s)} ${n(y + s * 0.06)} ${n(x - s)} ${n(y - s * 0.32)}C${n(x - s)} ${n(y - s * 0.86)} ${n(x - s * 0.28)} ${n(y - s * 0.98)} ${n(x)} ${n(y - s * 0.46)}C${n(x + s * 0.28)} ${n(y - s * 0.98)} ${n(x + s)} ${n(y - s * 0.86)} ${n(x + s)} ${n(y - s * 0.32)}C${n(x + s)} ${n(y + s * 0.06)} ${n(x + s * 0.6)} ${n(y + s * 0.36)} ${n(x)} ${n(y + s * 0.86)}Z`;
  return lit(canvas, 'heartBlur', d, 8, lighten(canvas.look.glow, 0.2));
};

/** Two branches that meet at the foot. */
const laurel: Emblem = ({ look }, [x, y], size) => {
  const leaves = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, index) => {
      const angle = Math.PI / 2 - side * (0.25 + index * 0.235);
      const [lx, ly] = polar([x, y], size * 0.55, angle);
      const turn = (angle * 180) / Math.PI + side * -62;
      const long = size * 0.13;
      return path(`M0 0Q${n(long * 0.5)} ${n(-long * 0.36)} ${n(long)} 0Q${n(long * 0.5)} ${n(long * 0.36)} 0 0Z`, {
        transform: `translate(${n(lx)} ${n(ly)}) rotate(${n(turn)})`,
      });
    }),
  );
  return group({ fill: lighten(look.glow, 0.25), stroke: darken(look.glow, 0.45), 'stroke-width': 1.5 }, ...leaves);
};

const cogRing: Emblem = ({ look }, centre, size) => {
  const points = Array.from({ length: 72 }, (_, index): Point => {
    const out = index % 4 < 2 ? 0.6 : 0.53;
    return polar(centre, size * out, ((index + 0.5) / 72) * Math.PI * 2);
  });
  const [x, y] = centre;
  return (
    path(polygon(points), { fill: darken(look.glow, 0.25), stroke: lighten(look.glow, 0.3), 'stroke-width': 3 }) +
    circle(x, y, size * 0.47, { fill: darken(look.sky.top, 0.1), stroke: look.rim, 'stroke-width': 5 }) +
    circle(x, y, size * 0.42, { fill: 'none', stroke: look.rim, 'stroke-width': 1.5, opacity: 0.6 })
  );
};

const crescent: Emblem = ({ look }, [x, y], size) => {
  const r = size * 0.58;
  const d = `M${n(x + r * 0.5)} ${n(y - r * 0.86)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.5)} ${n(y + r * 0.86)}A${n(r * 0.88)} ${n(r * 0.88)} 0 1 1 ${n(x + r * 0.5)} ${n(y - r * 0.86)}Z`;
  return (
    circle(x, y, r * 1.05, { fill: look.sky.top, opacity: 0.4 }) +
    path(d, { fill: lighten(look.glow, 0.45), stroke: look.rim, 'stroke-width': 3 })
  );
};

/** A jagged splash of light, as in a comic. */
const burst: Emblem = ({ look, chance }, centre, size) => {
  const points = (scale: number): Point[] =>
    Array.from({ length: 36 }, (_, index) =>
      polar(centre, size * scale * (index % 2 === 0 ? chance.between(0.62, 0.78) : 0.5), (index / 36) * Math.PI * 2),
    );
  return (
    path(polygon(points(1.04)), { fill: darken(look.glow, 0.4), opacity: 0.85 }) +
    path(polygon(points(0.94)), { fill: look.glow, stroke: '#ffffff', 'stroke-width': 3 }) +
    path(polygon(points(0.74)), { fill: lighten(look.glow, 0.5), opacity: 0.8 })
  );
};

/** Tilted orbits with a body on each. */
const orbits: Emblem = ({ look }, [x, y], size) =>
  [-28, 18, 64]
    .map((turn, index) =>
      group(
        { transform: `rotate(${turn} ${n(x)} ${n(y)})` },
        el('ellipse', {
          cx: x,
          cy: y,
          rx: size * 0.66,
          ry: size * 0.25,
          fill: 'none',
          stroke: index === 1 ? look.rim : look.glow,
          'stroke-width': 4,
          opacity: 0.8,
        }),
        circle(x + size * 0.62, y - size * 0.09, 11 - index * 2, { fill: lighten(look.glow, 0.5) }),
      ),
    )
    .join('');

/** A ring of lamps, as around a stage mirror. */
const bulbs: Emblem = (canvas, centre, size) => {
  const { look } = canvas;
  const [x, y] = centre;
  const spots = Array.from({ length: 22 }, (_, index) => polar(centre, size * 0.56, (index / 22) * Math.PI * 2));
  return (
    blurFilter('bulbBlur', 6, canvas) +
    circle(x, y, size * 0.56, {
      fill: darken(look.sky.top, 0.1),
      'fill-opacity': 0.55,
      stroke: darken(look.glow, 0.5),
      'stroke-width': 26,
    }) +
    circle(x, y, size * 0.56, { fill: 'none', stroke: look.rim, 'stroke-width': 30, opacity: 0.12 }) +
    group({ fill: look.glow, filter: 'url(#bulbBlur)' }, ...spots.map(([bx, by]) => circle(bx, by, 13))) +
    group({ fill: lighten(look.glow, 0.75) }, ...spots.map(([bx, by]) => circle(bx, by, 7.5)))
  );
};

/** Long soft feathers of light to both sides. */
const wings: Emblem = ({ look }, [x, y], size) =>
  [-1, 1]
    .flatMap((side) =>
      Array.from({ length: 7 }, (_, index) => {
        const angle = -0.85 + index * 0.24;
        const long = size * (0.86 - index * 0.07);
        const [tx, ty] = polar([0, 0], long, angle);
        const d = `M0 0Q${n(side * tx * 0.4)} ${n(ty * 0.4 - size * 0.16)} ${n(side * tx)} ${n(ty)}Q${n(side * tx * 0.5)} ${n(ty * 0.5 + size * 0.06)} 0 ${n(size * 0.1)}Z`;
        return path(d, {
          transform: `translate(${n(x)} ${n(y + size * 0.06)})`,
          fill: index % 2 === 0 ? lighten(look.glow, 0.5) : lighten(look.rim, 0.3),
          opacity: 0.62,
        });
      }),
    )
    .join('');

/** A pointed shield behind the hero. */
const shield: Emblem = ({ look }, [x, y], size) => {
  const at = (scale: number): string => {
    const s = size * scale;
    return `M${n(x - s * 0.52)} ${n(y - s * 0.56)}Q${n(x - s * 0.2)} ${n(y - s * 0.5)} ${n(x)} ${n(y - s * 0.64)}Q${n(x + s * 0.2)} ${n(y - s * 0.5)} ${n(x + s * 0.52)} ${n(y - s * 0.56)}C${n(x + s * 0.56)} ${n(y + s * 0.1)} ${n(x + s * 0.34)} ${n(y + s * 0.46)} ${n(x)} ${n(y + s * 0.68)}C${n(x - s * 0.34)} ${n(y + s * 0.46)} ${n(x - s * 0.56)} ${n(y + s * 0.1)} ${n(x - s * 0.52)} ${n(y - s * 0.56)}Z`;
  };
  return (
    path(at(1), { fill: darken(look.sky.mid, 0.35), stroke: look.rim, 'stroke-width': 9 }) +
    path(at(0.9), { fill: look.glow, 'fill-opacity': 0.35, stroke: darken(look.glow, 0.3), 'stroke-width': 3 })
  );
};

const bigStar: Emblem = (canvas, centre, size) =>
  lit(canvas, 'starBlur', star(centre, size * 0.76, size * 0.44, 5), 7, lighten(canvas.look.glow, 0.15));

/** Rings on water, seen at a slant. */
const ripples: Emblem = ({ look }, [x, y], size) =>
  [0.74, 0.58, 0.42]
    .map((scale, index) =>
      el('ellipse', {
        cx: x,
        cy: y + size * 0.34,
        rx: size * scale,
        ry: size * scale * 0.3,
        fill: 'none',
        stroke: lighten(look.glow, 0.4),
        'stroke-width': 7 - index,
        opacity: 0.45 + index * 0.16,
      }),
    )
    .join('');

export const emblems: Readonly<Record<string, Emblem>> = {
  hexagon,
  heart,
  laurel,
  cogRing,
  crescent,
  burst,
  orbits,
  bulbs,
  wings,
  shield,
  bigStar,
  ripples,
};
