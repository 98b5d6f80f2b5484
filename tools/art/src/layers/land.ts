import type { Canvas } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { sceneries } from '../scenery/index.ts';
import type { Scenery } from '../scenery/stage.ts';
import { blurFilter, group, n } from '../svg.ts';
import { fog } from './light.ts';

function sceneryNamed(name: string): Scenery {
  const found = sceneries[name];
  if (found === undefined) throw new Error(`No scenery "${name}"`);
  return found;
}

function strip(canvas: Canvas, name: string, id: string, base: number, share: number): string {
  const { look, width, height, chance } = canvas;
  const pale = mix(look.sky.low, look.glow, 0.25);
  const fill = mix(pale, look.near, share);
  const head = mix(fill, look.glow, share > 0.5 ? 0.22 : 0.14);
  const gradient = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(base - 200)}" y2="${n(base + 120)}"><stop offset="0" stop-color="${head}"/><stop offset="1" stop-color="${fill}"/></linearGradient>`;
  const light = lighten(mix(fill, look.glow, share > 0.5 ? 0.4 : 0.5), 0.15);
  return gradient + sceneryNamed(name)({ width, height, base, chance, fill: `url(#${id})`, light, glow: look.glow });
}

/** Far land, the light between, mist, near land. `between` holds layers drawn after the far land. */
export function land(
  canvas: Canvas,
  far: string | null,
  near: string | null,
  horizon: number,
  between: readonly string[],
): string {
  const parts: string[] = [];
  if (far !== null)
    parts.push(
      blurFilter('farBlur', 1.4, canvas),
      group({ filter: 'url(#farBlur)' }, strip(canvas, far, 'farPaint', horizon, 0.34)),
    );
  parts.push(...between);
  if (far !== null) parts.push(fog(canvas, 'fogFar', horizon + 40, 0.5));
  if (near !== null)
    parts.push(strip(canvas, near, 'nearPaint', horizon + 55, 0.9), fog(canvas, 'fogNear', horizon + 130, 0.16));
  return parts.join('');
}
