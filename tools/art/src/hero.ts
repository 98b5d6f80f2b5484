import type { Look } from './canvas.ts';
import { darken, mix, turnHue } from './colour.ts';
import { icon } from './icons.ts';
import { el, group, n } from './svg.ts';

/** Light, middle and dark of a metal. */
export const METALS: Readonly<Record<string, readonly [light: string, mid: string, dark: string]>> = {
  gold: ['#fff6c9', '#ffc22e', '#a85a06'],
  ember: ['#fff0a0', '#ff7b1e', '#8a0f12'],
  steel: ['#ffffff', '#b9c2d4', '#4a5468'],
  frost: ['#ffffff', '#a9cfe0', '#3c5f7d'],
  bone: ['#fffaf0', '#eed9b0', '#8c5a2e'],
  neon: ['#ffffff', '#38f3ff', '#1f4fd0'],
  jade: ['#e9fff2', '#38d996', '#05603f'],
  rose: ['#fff0f4', '#ff8fae', '#8a1840'],
  violet: ['#f6e9ff', '#b47bff', '#3d1a8a'],
  copper: ['#ffe9d2', '#e08a4e', '#6e2f12'],
  ruby: ['#ffe3e6', '#ff3d5a', '#6e0620'],
  azure: ['#eef6ff', '#5aa2ff', '#123a9c'],
  lime: ['#fbffe0', '#b6f03a', '#3d7a06'],
  onyx: ['#e8ecf6', '#6b7690', '#141824'],
};

function metalNamed(name: string): readonly [light: string, mid: string, dark: string] {
  const found = METALS[name];
  if (found === undefined) throw new Error(`No metal "${name}"`);
  return found;
}

export interface HeroPose {
  reference: string;
  centre: readonly [number, number];
  size: number;
  /** Degrees. */
  turn: number;
  flip: boolean;
  metal: string;
  /** Back plate of a silhouette; by default the complement of the sky. */
  plate?: string | undefined;
  /** Prefix of every id this hero defines. */
  id: string;
  /** Blur of the outer glow: 15 at tile size. */
  glow: number;
}

/** The filter's area: the picture and its glow, no more, because every step costs by the pixel. */
function region({ centre, size, turn, glow }: HeroPose): string {
  const lean = Math.abs(Math.sin((turn * Math.PI) / 180));
  const half = (size / 2) * (1 + 0.42 * lean) + glow * 3;
  return `filterUnits="userSpaceOnUse" x="${n(centre[0] - half)}" y="${n(centre[1] - half)}" width="${n(half * 2)}" height="${n(half * 2)}" color-interpolation-filters="sRGB"`;
}

/** Part of `source` that a copy moved by (dx, dy) leaves bare, blurred and filled. */
function edge(
  name: string,
  source: string,
  [dx, dy]: readonly [number, number],
  blur: number,
  colour: string,
  opacity: number,
): string {
  return (
    `<feOffset in="${source}" dx="${n(dx)}" dy="${n(dy)}" result="${name}o"/><feComposite in="${source}" in2="${name}o" operator="out" result="${name}e"/>` +
    `<feGaussianBlur in="${name}e" stdDeviation="${n(blur)}" result="${name}b"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="${name}b" operator="in" result="${name}c"/>` +
    `<feComposite in="${name}c" in2="${source}" operator="in" result="${name}"/>`
  );
}

function ring(name: string, source: string, spread: number, blur: number, colour: string, opacity: number): string {
  const soft = blur === 0 ? '' : `<feGaussianBlur in="${name}d" stdDeviation="${n(blur)}" result="${name}d"/>`;
  return `<feMorphology in="${source}" operator="dilate" radius="${n(spread)}" result="${name}d"/>${soft}<feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="${name}d" operator="in" result="${name}"/>`;
}

const merge = (...names: string[]): string =>
  `<feMerge>${names.map((name) => `<feMergeNode in="${name}"/>`).join('')}</feMerge>`;

/** Lighting for a coloured picture. `scale` is 1 for a hero 350 px wide. */
function colourFilter(id: string, look: Look, pose: HeroPose, scale: number): string {
  const { glow } = pose;
  return (
    `<filter id="${id}" ${region(pose)}>` +
    `<feComponentTransfer in="SourceAlpha" result="a"><feFuncA type="linear" slope="1.4" intercept="-.1"/></feComponentTransfer>` +
    ring('glow', 'a', 5 * scale, glow, mix(look.glow, '#ffffff', 0.25), 0.9) +
    ring('line', 'a', Math.max(2, 3 * scale), 0, darken(look.sky.top, 0.7), 0.92) +
    `<feColorMatrix in="SourceGraphic" type="saturate" values="1.18" result="s"/><feComponentTransfer in="s" result="art"><feFuncR type="linear" slope="1.12" intercept="-.03"/><feFuncG type="linear" slope="1.12" intercept="-.03"/><feFuncB type="linear" slope="1.12" intercept="-.03"/></feComponentTransfer>` +
    edge('shade', 'a', [-8 * scale, -26 * scale], 16 * scale, darken(look.sky.top, 0.55), 0.5) +
    edge('rimR', 'a', [-5.5 * scale, 1.5 * scale], 1.6 * scale, mix(look.glow, '#ffffff', 0.2), 0.9) +
    edge('rimL', 'a', [5 * scale, 3.5 * scale], 1.6 * scale, mix(look.rim, '#ffffff', 0.35), 0.95) +
    merge('glow', 'line', 'art', 'shade', 'rimR', 'rimL') +
    '</filter>'
  );
}

/** Turns a silhouette into an enamel badge: metal on a plate that closes its holes. */
function metalFilter(id: string, look: Look, pose: HeroPose, scale: number, plate: string): string {
  const { glow } = pose;
  const [, mid, dark] = metalNamed(pose.metal);
  return (
    `<filter id="${id}" ${region(pose)}>` +
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${n(13 * scale)}" result="p1"/><feMorphology in="p1" operator="erode" radius="${n(9 * scale)}" result="p"/>` +
    `<feFlood flood-color="${plate}"/><feComposite in2="p" operator="in" result="plate"/>` +
    edge('plateShade', 'p', [-6 * scale, -30 * scale], 16 * scale, darken(plate, 0.75), 0.75) +
    edge('plateLit', 'p', [5 * scale, 12 * scale], 12 * scale, mix(plate, '#ffffff', 0.45), 0.5) +
    ring('edge', 'p', 2 * Math.max(0.8, scale), 0, mix(look.rim, '#ffffff', 0.3), 1) +
    ring('dark', 'p', 5 * Math.max(0.8, scale), 0, darken(look.sky.top, 0.72), 0.95) +
    ring('glow', 'p', 6 * scale, glow, mix(look.glow, '#ffffff', 0.25), 0.9) +
    ring('line', 'SourceAlpha', 2.2 * scale, 0, darken(dark, 0.6), 0.95) +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(2.6 * scale)}" result="h"/><feSpecularLighting in="h" surfaceScale="${n(5 * scale)}" specularConstant="1.15" specularExponent="20" lighting-color="${mix(mid, '#ffffff', 0.75)}" result="l"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting><feComposite in="l" in2="SourceAlpha" operator="in" result="spec"/>` +
    edge('low', 'SourceAlpha', [-3 * scale, -5 * scale], 3 * scale, darken(dark, 0.35), 0.9) +
    merge('glow', 'dark', 'edge', 'plate', 'plateShade', 'plateLit', 'line', 'SourceGraphic', 'low', 'spec') +
    '</filter>'
  );
}

function metalGradient(id: string, metal: string, size: number): string {
  const [light, mid, dark] = metalNamed(metal);
  const stops = [
    [0, light],
    [0.45, mid],
    [0.55, mix(mid, light, 0.35)],
    [1, dark],
  ] as const;
  return el(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: size * 0.15, y1: 0, x2: size * 0.75, y2: size },
    ...stops.map(([offset, colour]) => el('stop', { offset, 'stop-color': colour })),
  );
}

/** One lit picture: colour icons get rim light, silhouettes become metal. */
export function hero(look: Look, pose: HeroPose): string {
  const { body, width, height, silhouette } = icon(pose.reference, pose.id);
  const scale = pose.size / 350;
  const zoom = pose.size / Math.max(width, height);
  const [x, y] = pose.centre;
  const transform = `translate(${n(x)} ${n(y)}) rotate(${n(pose.turn)}) scale(${pose.flip ? '-1 1' : '1'}) scale(${zoom.toFixed(4)}) translate(${n(-width / 2)} ${n(-height / 2)})`;
  const filterId = `${pose.id}-light`;
  if (!silhouette) {
    return (
      colourFilter(filterId, look, pose, scale) + group({ filter: `url(#${filterId})` }, group({ transform }, body))
    );
  }
  const plate = pose.plate ?? darken(turnHue(look.sky.mid, 150), 0.35);
  const paint = `${pose.id}-metal`;
  return (
    metalGradient(paint, pose.metal, width) +
    metalFilter(filterId, look, pose, scale, plate) +
    group({ filter: `url(#${filterId})` }, group({ transform }, body.replaceAll('currentColor', `url(#${paint})`)))
  );
}
