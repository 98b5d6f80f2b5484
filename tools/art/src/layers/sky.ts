import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { blurFilter, circle, downGradient, el, group, n, roundGradient } from '../svg.ts';

export function sky({ width, height, look }: Canvas): string {
  const { top, mid, low } = look.sky;
  return (
    downGradient('sky', [
      [0, top],
      [0.5, mid],
      [0.82, low],
      [1, darken(low, 0.2)],
    ]) + el('rect', { width, height, fill: 'url(#sky)' })
  );
}

function stars({ width, height, chance }: Canvas): string {
  const dots = Array.from({ length: Math.round((60 * width) / 480) }, () =>
    circle(chance.between(0, width), chance.between(0, height * 0.62), chance.between(0.6, 2.2), {
      opacity: chance.between(0.3, 0.95),
    }),
  );
  return group({ fill: '#fff' }, ...dots);
}

/** A lit disc with a soft double. */
function moon({ width, height, look }: Canvas, radius: number, colour: string, y: number, x = width / 2): string {
  return (
    blurFilter('moonBlur', 18, { width, height }) +
    roundGradient('moon', [x - radius * 0.3, y - radius * 0.35], radius * 1.5, [
      [0, lighten(colour, 0.55)],
      [0.6, colour],
      [1, mix(colour, look.sky.mid, 0.45)],
    ]) +
    circle(x, y, radius * 1.5, { fill: colour, opacity: 0.25, filter: 'url(#moonBlur)' }) +
    circle(x, y, radius, { fill: 'url(#moon)' })
  );
}

function planet(canvas: Canvas): string {
  const { width, chance, look } = canvas;
  const x = width * chance.pick([0.14, 0.86]);
  const y = chance.between(84, 130);
  const r = 70;
  return (
    roundGradient('planet', [x - 24, y - 28], r * 1.5, [
      [0, lighten(look.glow, 0.35)],
      [0.55, mix(look.sky.low, look.glow, 0.4)],
      [1, look.sky.top],
    ]) +
    circle(x, y, r, { fill: 'url(#planet)' }) +
    `<g transform="rotate(-18 ${n(x)} ${n(y)})" fill="none" stroke="${look.rim}"><ellipse cx="${n(x)}" cy="${n(y)}" rx="${r * 1.55}" ry="20" stroke-width="7" opacity=".5"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${r * 1.8}" ry="27" stroke-width="2.5" opacity=".5"/></g>` +
    circle(width - x + 20, y + 60, 18, { fill: mix(look.sky.low, '#ffffff', 0.25), opacity: 0.7 })
  );
}

/** Curtains of polar light. */
function aurora({ width, height, look, chance }: Canvas): string {
  const bands = [look.glow, look.rim, lighten(look.glow, 0.4)].map((colour, index) => {
    const y = height * (0.16 + index * 0.1);
    const sway = chance.between(40, 90);
    const tall = chance.between(90, 170);
    const d = `M-20 ${n(y)}C${n(width * 0.3)} ${n(y - sway)} ${n(width * 0.6)} ${n(y + sway)} ${n(width + 20)} ${n(y - sway * 0.5)}V${n(y - sway * 0.5 - tall)}C${n(width * 0.6)} ${n(y + sway - tall)} ${n(width * 0.3)} ${n(y - sway - tall)} -20 ${n(y - tall)}Z`;
    return (
      downGradient(`aurora${index}`, [
        [0, colour, 0],
        [0.75, colour, 0.7],
        [1, colour, 0],
      ]) + el('path', { d, fill: `url(#aurora${index})` })
    );
  });
  return blurFilter('auroraBlur', 9, { width, height }) + group({ filter: 'url(#auroraBlur)' }, ...bands);
}

/** A dark disc with a burning edge. */
function eclipse({ width, height, look }: Canvas): string {
  const x = width / 2;
  return (
    blurFilter('eclipseBlur', 20, { width, height }) +
    circle(x, 236, 178, { fill: look.glow, opacity: 0.9, filter: 'url(#eclipseBlur)' }) +
    circle(x, 236, 162, { fill: lighten(look.glow, 0.6) }) +
    circle(x, 236, 156, { fill: darken(look.sky.top, 0.25) })
  );
}

/** Bright falling stars with tails. */
function meteors({ width, height, look, chance }: Canvas): string {
  return Array.from({ length: 7 }, (_, index) => {
    const x = chance.between(0.1, 1.1) * width;
    const y = chance.between(0, 0.4) * height;
    const long = chance.between(70, 170);
    const tail = `M${n(x)} ${n(y)}l${n(long)} ${n(-long * 0.62)}l${n(-long * 0.97)} ${n(long * 0.66)}Z`;
    return el('path', { d: tail, fill: look.glow, opacity: 0.55 }) + circle(x, y, 3 + (index % 3), { fill: '#fff' });
  }).join('');
}

/** Fireworks of thin rays. */
function fireworks({ width, height, look, chance }: Canvas): string {
  return Array.from({ length: 6 }, (_, index) => {
    const x = chance.between(0.05, 0.95) * width;
    const y = chance.between(0.05, 0.4) * height;
    const r = chance.between(36, 84);
    const colour = [look.glow, look.rim, '#ff5c8a', '#5ce1ff', '#ffe066', '#8dff7a'][index] ?? look.glow;
    const rays = Array.from({ length: 18 }, (_ray, ray) => {
      const angle = (ray / 18) * Math.PI * 2;
      return `M${n(x + Math.cos(angle) * r * 0.3)} ${n(y + Math.sin(angle) * r * 0.3)}L${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
    });
    return el('path', {
      d: rays.join(''),
      stroke: colour,
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
      opacity: 0.8,
    });
  }).join('');
}

const MOONS: Readonly<Record<string, (canvas: Canvas) => string>> = {
  none: () => '',
  stars,
  planet: (canvas) => stars(canvas) + planet(canvas),
  moon: (canvas) => stars(canvas) + moon(canvas, 150, lighten(canvas.look.glow, 0.55), 232),
  smallMoon: (canvas) =>
    stars(canvas) +
    moon(canvas, 50, lighten(canvas.look.glow, 0.6), 104, canvas.width * canvas.chance.pick([0.16, 0.84])),
  redMoon: (canvas) => stars(canvas) + moon(canvas, 156, '#e0263c', 220),
  sun: (canvas) => moon(canvas, 160, canvas.look.glow, 250),
  redSun: (canvas) => moon(canvas, 150, '#e5283f', 226),
  goldSun: (canvas) => moon(canvas, 140, '#ffdb75', 224),
  blueMoon: (canvas) => stars(canvas) + moon(canvas, 148, '#9fd4ff', 228),
  greenMoon: (canvas) => stars(canvas) + moon(canvas, 146, '#b8ff8a', 226),
  aurora: (canvas) => stars(canvas) + aurora(canvas),
  eclipse: (canvas) => stars(canvas) + eclipse(canvas),
  meteors: (canvas) => stars(canvas) + meteors(canvas),
  fireworks: (canvas) => stars(canvas) + fireworks(canvas),
};

/** Stars, moons and planets, by the name in the specification. */
export function skyExtra(canvas: Canvas, kind: string): string {
  return (MOONS[kind] ?? stars)(canvas);
}

export const skyExtraNames = Object.keys(MOONS);

/** A slow turbulence of coloured smoke over the sky. */
export function smoke({ width, height, look, chance }: Canvas): string {
  const seed = chance.below(90) + 1;
  return (
    `<filter id="smoke" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".007 .011" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  2.6 0 0 0 -1.05" result="cloud"/><feFlood flood-color="${lighten(look.glow, 0.1)}"/><feComposite operator="in" in2="cloud"/></filter>` +
    el('rect', { width, height: height * 0.8, filter: 'url(#smoke)', opacity: 0.75, style: 'mix-blend-mode:screen' })
  );
}
