import type { Canvas } from '../canvas.ts';
import { darken, mix } from '../colour.ts';
import { blurFilter, group, n, path, polygon, type Point } from '../svg.ts';

type Framing = (canvas: Canvas) => string;

function leaf(x: number, y: number, angle: number, length: number): string {
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const side = (turn: number): Point => [
    x + Math.cos(angle + turn) * length * 0.55,
    y + Math.sin(angle + turn) * length * 0.55,
  ];
  const [lx, ly] = side(-0.34);
  const [rx, ry] = side(0.34);
  return `M${n(x)} ${n(y)}Q${n(lx)} ${n(ly)} ${n(tip[0])} ${n(tip[1])}Q${n(rx)} ${n(ry)} ${n(x)} ${n(y)}Z`;
}

const leaves: Framing = ({ width, height, chance }) => {
  const parts: string[] = [];
  for (const side of [0, 1]) {
    for (let index = 0; index < 13; index++) {
      const y = chance.between(0, height * 0.8);
      const inward = side === 0 ? chance.between(-0.9, 0.9) : Math.PI + chance.between(-0.9, 0.9);
      parts.push(leaf(side === 0 ? -14 : width + 14, y, inward, chance.between(66, 120)));
    }
  }
  return path(parts.join(''));
};

const kelp: Framing = ({ width, height, chance }) => {
  const parts: string[] = [];
  for (const side of [0, 1]) {
    for (let index = 0; index < 5; index++) {
      const x = side === 0 ? index * 15 - 8 : width - index * 15 + 8;
      const tall = chance.between(170, 420) - index * 30;
      const sway = chance.between(12, 26);
      parts.push(
        `M${n(x - 8)} ${n(height)}C${n(x - sway)} ${n(height - tall * 0.3)} ${n(x + sway)} ${n(height - tall * 0.6)} ${n(x)} ${n(height - tall)}C${n(x + sway + 12)} ${n(height - tall * 0.6)} ${n(x - sway + 14)} ${n(height - tall * 0.3)} ${n(x + 10)} ${n(height)}Z`,
      );
    }
  }
  return path(parts.join(''));
};

const boulders: Framing = ({ width, height, chance }) => {
  const pile = (mirror: number): string => {
    const points: Point[] = [[mirror, height + 10]];
    for (let step = 0; step <= 6; step++) {
      const x = mirror === 0 ? step * 19 - 10 : width - step * 19 + 10;
      points.push([x, height - 250 + step * 38 + chance.between(-34, 34)]);
    }
    points.push([mirror === 0 ? 120 : width - 120, height + 10]);
    return polygon(points);
  };
  return path(pile(0) + pile(width));
};

const icicles: Framing = ({ width, chance }) => {
  let d = '';
  for (let x = -6; x < width;) {
    const span = chance.between(14, 34);
    d += polygon([
      [x, -6],
      [x + span, -6],
      [x + span / 2, chance.between(20, 96)],
    ]);
    x += span * 0.85;
  }
  return path(d);
};

const grass: Framing = ({ width, height, chance }) => {
  let d = '';
  for (let x = -10; x < width + 10; x += 9) {
    const edge = Math.abs(x / width - 0.5) * 2;
    const tall = chance.between(0.4, 1) * (30 + 190 * edge ** 3);
    d += polygon([
      [x - 5, height],
      [x + chance.between(-16, 16), height - tall],
      [x + 6, height],
    ]);
  }
  return path(d);
};

const webs: Framing = ({ width }) => {
  const web = (mirror: boolean): string => {
    const lines = [0, 0.26, 0.52, 0.78, 1.04, 1.3, 1.57].map(
      (angle) => `M0 0L${n(Math.cos(angle) * 150)} ${n(Math.sin(angle) * 150)}`,
    );
    const arcs = [40, 74, 108, 138].map((r) => `M${r} 0Q${n(r * 0.62)} ${n(r * 0.62)} 0 ${r}`);
    return group(
      { transform: mirror ? `translate(${width} 0) scale(-1 1)` : undefined, fill: 'none', 'stroke-width': 2.4 },
      path(lines.join('') + arcs.join('')),
    );
  };
  return web(false) + web(true);
};

/** Creepers hanging down both sides. */
const vines: Framing = ({ width, chance }) => {
  const parts: string[] = [];
  for (const side of [0, 1]) {
    for (let index = 0; index < 6; index++) {
      const x = side === 0 ? index * 16 - 6 : width - index * 16 + 6;
      const long = chance.between(90, 420) - index * 42;
      if (long < 30) continue;
      const sway = chance.between(-14, 14);
      parts.push(
        `M${n(x - 2)} -10Q${n(x + sway)} ${n(long / 2)} ${n(x)} ${n(long)}Q${n(x + sway + 5)} ${n(long / 2)} ${n(x + 3)} -10Z`,
      );
      for (let y = 20; y < long; y += 26) {
        const out = chance.pick([-1, 1]);
        parts.push(
          leaf(
            x + (sway * Math.sin((y / long) * Math.PI)) / 2,
            y,
            out > 0 ? 0.5 : Math.PI - 0.5,
            chance.between(18, 30),
          ),
        );
      }
    }
  }
  return path(parts.join(''));
};

/** Heavy drapes at both edges. */
const drapes: Framing = ({ width, height }) => {
  const side = (mirror: boolean): string => {
    const at = (x: number): number => (mirror ? width - x : x);
    return `M${n(at(-10))} -10H${n(at(92))}Q${n(at(70))} ${n(height * 0.3)} ${n(at(26))} ${n(height * 0.52)}Q${n(at(44))} ${n(height * 0.8)} ${n(at(40))} ${n(height + 10)}H${n(at(-10))}Z`;
  };
  return path(side(false) + side(true));
};

/** Strings of little flags from corner to corner. */
const bunting: Framing = ({ width, chance }) => {
  const parts: string[] = [];
  for (const drop of [70, 116]) {
    const sag = (x: number): number => 4 + 4 * drop * (x / width) * (1 - x / width);
    parts.push(`M-10 0Q${n(width / 2)} ${n(drop * 2)} ${n(width + 10)} 0Q${n(width / 2)} ${n(drop * 2 + 6)} -10 0Z`);
    for (let x = 14; x < width; x += 40) {
      parts.push(
        polygon([
          [x - 13, sag(x)],
          [x + 13, sag(x + 8)],
          [x + chance.between(-3, 3), sag(x) + 34],
        ]),
      );
    }
  }
  return path(parts.join(''));
};

/** Drifts in both lower corners. */
const drifts: Framing = ({ width, height, chance }) => {
  const rise = chance.between(150, 210);
  return path(
    `M-10 ${n(height + 10)}V${n(height - rise)}Q90 ${n(height - rise + 6)} 150 ${n(height + 10)}ZM${n(width + 10)} ${n(height + 10)}V${n(height - rise * 0.8)}Q${n(width - 100)} ${n(height - rise * 0.7)} ${n(width - 160)} ${n(height + 10)}Z`,
  );
};

const FRAMINGS: Readonly<Record<string, Framing>> = {
  leaves,
  kelp,
  boulders,
  icicles,
  grass,
  webs,
  vines,
  drapes,
  bunting,
  drifts,
};
/** Drawn pale and nearly sharp; all others are dark and out of focus. */
const PALE = new Set(['icicles', 'webs', 'bunting', 'drifts']);

/** Things at the edges only. */
export function framing(canvas: Canvas, kind: string): string {
  const draw = FRAMINGS[kind];
  if (draw === undefined) return '';
  const light = PALE.has(kind);
  const colour = light ? mix(canvas.look.sky.low, '#ffffff', 0.35) : darken(canvas.look.near, 0.62);
  return (
    blurFilter('framingBlur', light ? 1 : 3, canvas) +
    group(
      {
        fill: colour,
        stroke: kind === 'webs' ? colour : 'none',
        filter: 'url(#framingBlur)',
        opacity: light ? 0.7 : 0.96,
      },
      draw(canvas),
    )
  );
}

export const framingNames = Object.keys(FRAMINGS);
