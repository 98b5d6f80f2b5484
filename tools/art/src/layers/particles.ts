import type { Canvas } from '../canvas.ts';
import { lighten } from '../colour.ts';
import { blurFilter, circle, el, group, n, path, star } from '../svg.ts';

type Particles = (canvas: Canvas) => string;

const many = (count: number, draw: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => draw(index));

const sparks: Particles = ({ width, height, look, chance }) => {
  const spots = Array.from(
    { length: 42 },
    () => [chance.between(0, width), chance.between(0, height), chance.between(1, 3.4)] as const,
  );
  const dots = (scale: number): string => spots.map(([x, y, r]) => circle(x, y, r * scale)).join('');
  return (
    blurFilter('sparkBlur', 3, { width, height }) +
    group({ fill: look.glow, opacity: 0.6, filter: 'url(#sparkBlur)' }, dots(2.4)) +
    group({ fill: lighten(look.glow, 0.55) }, dots(1))
  );
};

const bubbles: Particles = ({ width, height, chance }) =>
  many(30, () => {
    const x = chance.between(0, width);
    const y = chance.between(0, height);
    const r = chance.between(3, 14);
    return (
      circle(x, y, r, {
        fill: '#ffffff',
        'fill-opacity': 0.13,
        stroke: '#ffffff',
        'stroke-width': 1.4,
        'stroke-opacity': 0.65,
      }) + circle(x - r * 0.35, y - r * 0.35, r * 0.22, { fill: '#fff', opacity: 0.9 })
    );
  }).join('');

const snow: Particles = ({ width, height, chance }) =>
  group(
    { fill: '#fff' },
    ...many(54, () =>
      circle(chance.between(0, width), chance.between(0, height), chance.between(1, 4.6), {
        opacity: chance.between(0.35, 0.95),
      }),
    ),
  );

const petals: Particles = ({ width, height, look, chance }) =>
  many(26, () => {
    const size = chance.between(6, 15);
    return path(
      `M0 0C${n(size * 0.7)} ${n(-size * 0.7)} ${n(size * 1.6)} ${n(-size * 0.2)} ${n(size * 1.7)} ${n(size * 0.2)}C${n(size)} ${n(size * 0.8)} ${n(size * 0.3)} ${n(size * 0.6)} 0 0Z`,
      {
        fill: lighten(look.glow, chance.between(0.1, 0.6)),
        opacity: chance.between(0.65, 1),
        transform: `translate(${n(chance.between(0, width))} ${n(chance.between(0, height * 0.9))}) rotate(${n(chance.between(0, 360))})`,
      },
    );
  }).join('');

const confetti: Particles = ({ width, height, chance }) =>
  many(54, () =>
    el('rect', {
      width: chance.between(5, 11),
      height: chance.between(3, 6),
      fill: chance.pick(['#ff4b6e', '#ffd23f', '#3fd6ff', '#7dff8a', '#c86bff', '#ffffff']),
      transform: `translate(${n(chance.between(0, width))} ${n(chance.between(0, height * 0.95))}) rotate(${n(chance.between(0, 360))})`,
    }),
  ).join('');

const twinkles: Particles = ({ width, height, look, chance }) =>
  many(20, () => {
    const size = chance.between(4, 14);
    return path(star([chance.between(0, width), chance.between(0, height * 0.85)], size, size * 0.16, 4), {
      fill: lighten(look.rim, 0.6),
      opacity: chance.between(0.5, 1),
    });
  }).join('');

const leavesFalling: Particles = ({ width, height, chance }) =>
  many(22, () => {
    const size = chance.between(7, 14);
    return path(`M0 0Q${n(size)} ${n(-size * 0.8)} ${n(size * 2)} 0Q${n(size)} ${n(size * 0.8)} 0 0Z`, {
      fill: chance.pick(['#e8743b', '#f2b33d', '#b8d84a', '#d84a3b']),
      transform: `translate(${n(chance.between(0, width))} ${n(chance.between(0, height * 0.9))}) rotate(${n(chance.between(0, 360))})`,
      opacity: 0.9,
    });
  }).join('');

const hearts: Particles = ({ width, height, look, chance }) =>
  many(24, () => {
    const s = chance.between(5, 13);
    return path(
      `M0 ${n(s)}C${n(-s * 1.5)} 0 ${n(-s * 1.2)} ${n(-s)} 0 ${n(-s * 0.35)}C${n(s * 1.2)} ${n(-s)} ${n(s * 1.5)} 0 0 ${n(s)}Z`,
      {
        fill: chance.pick(['#ff5c8a', '#ff9ab8', '#ffffff', lighten(look.glow, 0.3)]),
        opacity: chance.between(0.6, 1),
        transform: `translate(${n(chance.between(0, width))} ${n(chance.between(0, height * 0.9))}) rotate(${n(chance.between(-30, 30))})`,
      },
    );
  }).join('');

const notes: Particles = ({ width, height, look, chance }) =>
  many(18, () => {
    const s = chance.between(9, 17);
    return path(
      `M0 0a${n(s * 0.5)} ${n(s * 0.4)} 0 1 0 ${n(s * 0.1)} ${n(s * 0.1)}V${n(-s * 1.4)}q${n(s * 0.7)} ${n(s * 0.2)} ${n(s * 0.6)} ${n(s)}q0 ${n(-s * 0.6)} ${n(-s * 0.5)} ${n(-s * 0.6)}Z`,
      {
        fill: lighten(look.rim, chance.between(0.1, 0.6)),
        opacity: chance.between(0.6, 1),
        transform: `translate(${n(chance.between(0, width))} ${n(chance.between(20, height * 0.85))}) rotate(${n(chance.between(-24, 24))})`,
      },
    );
  }).join('');

const rain: Particles = ({ width, height, look, chance }) =>
  path(
    many(90, () => {
      const long = chance.between(14, 40);
      return `M${n(chance.between(0, width + 60))} ${n(chance.between(-20, height))}l${n(-long * 0.3)} ${n(long)}`;
    }).join(''),
    { stroke: lighten(look.glow, 0.6), 'stroke-width': 1.6, opacity: 0.5 },
  );

const fireflies: Particles = ({ width, height, look, chance }) => {
  const spots = many(26, () =>
    circle(chance.between(0, width), chance.between(40, height * 0.9), chance.between(2.4, 5)),
  );
  return (
    blurFilter('fireflyBlur', 5, { width, height }) +
    group({ fill: look.glow, opacity: 0.95, filter: 'url(#fireflyBlur)' }, ...spots, ...spots) +
    group(
      { fill: lighten(look.glow, 0.75), opacity: 0.9 },
      ...spots.map((spot) => spot.replace(/ r="[^"]+"/, ' r="1.8"')),
    )
  );
};

const bokeh: Particles = ({ width, height, look, chance }) =>
  many(22, () =>
    circle(chance.between(0, width), chance.between(0, height * 0.8), chance.between(8, 30), {
      fill: chance.pick([look.glow, look.rim, '#ffffff']),
      opacity: chance.between(0.07, 0.24),
    }),
  ).join('');

const PARTICLES: Readonly<Record<string, Particles>> = {
  sparks,
  bubbles,
  snow,
  petals,
  confetti,
  twinkles,
  leavesFalling,
  hearts,
  notes,
  rain,
  fireflies,
  bokeh,
};

/** What floats in front, by the name in the specification. */
export function particles(canvas: Canvas, kind: string): string {
  return PARTICLES[kind]?.(canvas) ?? '';
}

export const particleNames = Object.keys(PARTICLES);
