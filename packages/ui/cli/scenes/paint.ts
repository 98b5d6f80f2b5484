/** Brushes shared by the scenes: seeded chance, colour mixing, sky, stars, smoke. Everything returns SVG text. */

export type Random = () => number;

/** The same seed paints the same scene. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value: number): number => Math.round(value * 100) / 100;

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two #rrggbb colours. */
function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((channel, at) => Math.round(channel + ((b[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Colour at a position of a ramp of equally spaced stops. */
export function ramp(stops: readonly string[], share: number): string {
  const at = Math.min(Math.max(share, 0), 1) * (stops.length - 1);
  const low = Math.min(Math.floor(at), stops.length - 2);
  return mix(stops[low] ?? '#000000', stops[low + 1] ?? '#000000', at - low);
}

type Stop = [offset: number, colour: string, opacity?: number];

const stopsSvg = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

export const linear = (id: string, direction: 'down' | 'across', stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" ${direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'}>${stopsSvg(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly Stop[], centre = 'cx=".5" cy=".5" r=".5"'): string =>
  `<radialGradient id="${id}" ${centre}>${stopsSvg(stops)}</radialGradient>`;

export const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Ragged edges for smoke, dunes and clouds. */
export const ragged = (id: string, frequency: number, scale: number, soft: number): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="${soft}"/></filter>`;

export function stars(random: Random, count: number, width: number, height: number): string {
  return Array.from({ length: count }, () => {
    const near = random() ** 3;
    const y = random() ** 1.4 * height;
    const fade = 1 - (y / height) * 0.7;
    return `<circle cx="${round(random() * width)}" cy="${round(y)}" r="${round(0.35 + near * 0.95)}" fill="#dfeaff" opacity="${round((0.25 + near * 0.7) * fade)}"/>`;
  }).join('');
}

export type Puff = { x: number; y: number; r: number; colour: string; opacity?: number };

/** Soft balls of smoke, lit from the side of the light. Each colour needs one gradient, so colours are shared. */
export function puffs(list: readonly Puff[], id: string): string {
  const colours = [...new Set(list.map((puff) => puff.colour))];
  const gradients = colours.map((colour, at) =>
    radial(
      `${id}${at}`,
      [
        [0, mix(colour, '#ffffff', 0.16)],
        [0.45, colour, 0.96],
        [0.75, mix(colour, '#050b18', 0.28), 0.8],
        [1, mix(colour, '#050b18', 0.5), 0],
      ],
      'cx=".5" cy=".5" r=".5" fx=".42" fy=".34"',
    ),
  );
  const balls = list.map(
    (puff) =>
      `<circle cx="${round(puff.x)}" cy="${round(puff.y)}" r="${round(puff.r)}" fill="url(#${id}${colours.indexOf(puff.colour)})" opacity="${puff.opacity ?? 1}"/>`,
  );
  return `<defs>${gradients.join('')}</defs>${balls.join('')}`;
}

/** A scene of so many units; the renderer decides the pixels. */
export const scene = (width: number, height: number, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;

/** Where a scene's subject stands: wide banners keep the left for words, tall ones the top. */
export type Frame = { width: number; height: number; form: 'wide' | 'tall' };
