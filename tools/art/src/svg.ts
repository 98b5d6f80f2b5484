/** Small building blocks for SVG text. Numbers are written with at most two decimals to keep files short. */

export type Point = readonly [x: number, y: number];
/** Offset from 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

type Attributes = Record<string, string | number | undefined>;

/** An element; attributes that are undefined are left out, numbers are rounded. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  let text = '<' + name;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? n(value) : value}"`;
  }
  return children.length === 0 ? text + '/>' : text + '>' + children.join('') + `</${name}>`;
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');

/** Vertical gradient in the shape's own box. */
export function downGradient(id: string, stops: readonly Stop[]): string {
  return el('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stopsOf(stops));
}

/** Diagonal gradient in the shape's own box, from the upper left. */
export function slantGradient(id: string, stops: readonly Stop[]): string {
  return el('linearGradient', { id, x1: 0, y1: 0, x2: 1, y2: 1 }, stopsOf(stops));
}

/** Radial gradient in canvas coordinates. */
export function roundGradient(id: string, [cx, cy]: Point, r: number, stops: readonly Stop[]): string {
  return el('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r }, stopsOf(stops));
}

export function group(attributes: Attributes, ...children: string[]): string {
  return el('g', attributes, children.join(''));
}

/** The size of a picture in canvas units. */
export interface Frame {
  width: number;
  height: number;
}

/** A blur that is worked out for the picture's area only: a region by the shape's own box can be many times as large. */
export function blurFilter(id: string, deviation: number, { width, height }: Frame): string {
  return el(
    'filter',
    { id, filterUnits: 'userSpaceOnUse', x: -30, y: -30, width: width + 60, height: height + 60 },
    el('feGaussianBlur', { stdDeviation: deviation }),
  );
}

/** Path data through points with straight lines, closed. */
export function polygon(points: readonly Point[]): string {
  return 'M' + points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'Z';
}

export function path(d: string, attributes: Attributes = {}): string {
  return el('path', { d, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return el('circle', { cx, cy, r, ...attributes });
}

/** A point at an angle (radians) and a distance from a centre. */
export function polar([cx, cy]: Point, radius: number, angle: number): Point {
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** Points of a star with `count` tips. */
export function star(centre: Point, outer: number, inner: number, count: number, turn = -Math.PI / 2): string {
  const points = Array.from({ length: count * 2 }, (_, index) =>
    polar(centre, index % 2 === 0 ? outer : inner, turn + (index * Math.PI) / count),
  );
  return polygon(points);
}
