import type { Canvas } from '../canvas.ts';
import { darken, mix } from '../colour.ts';
import { blurFilter, el, group, path, polar, polygon, roundGradient, type Point } from '../svg.ts';

/** The light that stands behind the hero. */
export function backLight({ width, height, look }: Canvas, centre: Point, strength = 0.6): string {
  return (
    roundGradient('backLight', centre, 300, [
      [0, mix(look.glow, '#ffffff', 0.5), 0.95],
      [0.3, look.glow, 0.75],
      [1, look.glow, 0],
    ]) + el('rect', { width, height, fill: 'url(#backLight)', opacity: strength, style: 'mix-blend-mode:screen' })
  );
}

/** Soft wedges of light, or a hard sunburst. */
export function rays({ width, height, look, chance }: Canvas, centre: Point, kind: 'soft' | 'hard'): string {
  const far = Math.hypot(width, height);
  const count = kind === 'hard' ? 28 : 8 + chance.below(8);
  const wedges = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + (kind === 'hard' ? 0 : chance.between(-0.15, 0.15));
    const half = kind === 'hard' ? Math.PI / 56 : chance.between(0.06, 0.15);
    return polygon([centre, polar(centre, far, angle - half), polar(centre, far, angle + half)]);
  }).join('');
  const fade = roundGradient('rayFade', centre, far * 0.62, [
    [0, look.rim, 0.9],
    [0.5, look.glow, 0.6],
    [1, look.glow, 0],
  ]);
  if (kind === 'hard') return fade + path(wedges, { fill: 'url(#rayFade)', opacity: 0.42 });
  return (
    fade +
    blurFilter('rayBlur', 3, { width, height }) +
    path(wedges, { fill: 'url(#rayFade)', opacity: 0.36, filter: 'url(#rayBlur)', style: 'mix-blend-mode:screen' })
  );
}

/** A band of mist between two layers of land, fading out on both sides. */
export function fog({ width, look }: Canvas, id: string, y: number, opacity: number): string {
  const colour = mix(look.sky.low, '#ffffff', 0.18);
  const stops: [number, number][] = [
    [0, 0],
    [0.5, 0.6],
    [1, 0],
  ];
  const gradient = stops
    .map(([at, alpha]) => el('stop', { offset: at, 'stop-color': colour, 'stop-opacity': alpha }))
    .join('');
  return (
    el('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, gradient) +
    el('rect', { y: y - 100, width, height: 200, fill: `url(#${id})`, opacity })
  );
}

export function groundShadow(canvas: Canvas, [x, y]: Point, size: number): string {
  return (
    blurFilter('groundBlur', 9, canvas) +
    el('ellipse', {
      cx: x,
      cy: y + size * 0.46,
      rx: size * 0.42,
      ry: 22,
      fill: '#000',
      opacity: 0.55,
      filter: 'url(#groundBlur)',
    })
  );
}

/** Darkens the picture under the title. */
export function footShade({ width, height, look }: Canvas, opacity: number): string {
  const colour = darken(look.stroke.dark, 0.1);
  const stops = [
    el('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': 0 }),
    el('stop', { offset: 0.55, 'stop-color': colour, 'stop-opacity': 0.8 }),
    el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0.98 }),
  ];
  return (
    el('linearGradient', { id: 'foot', x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops) +
    el('rect', { y: 380, width, height: height - 380, fill: 'url(#foot)', opacity })
  );
}

export function vignette({ width, height, look }: Canvas, depth = 0.8): string {
  const colour = darken(look.sky.top, 0.55);
  return (
    `<radialGradient id="vignette" cx=".5" cy=".42" r=".74"><stop offset=".55" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${depth}"/></radialGradient>` +
    group({}, el('rect', { width, height, fill: 'url(#vignette)' }))
  );
}
