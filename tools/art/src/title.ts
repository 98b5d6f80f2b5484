import type { Look } from './canvas.ts';
import { darken, mix } from './colour.ts';
import { embolden, keepsCase } from './faces.ts';
import { drawRow, setRow, type Warp } from './outlines.ts';
import { blurFilter, el, group, n, path, type Frame } from './svg.ts';

/** How rows are bent, as functions of the distance from the middle of the picture. */
const WARPS: Readonly<Record<string, (centre: number, row: number, rows: number) => Warp>> = {
  straight: () => (x, y) => [x, y],
  arc: () => (x, y, u) => [x, y + 22 * (2 * u - 1) ** 2],
  inverseArc: () => (x, y, u) => [x, y - 18 * (2 * u - 1) ** 2],
  tilt: (centre) => (x, y, _u, v) => [x + (0.5 - v) * 14, y - (x - centre) * 0.087],
  lean: (centre) => (x, y, _u, v) => [x + (0.5 - v) * 24, y - (x - centre) * 0.04],
  bulge: () => (x, y, u, v) => [x, y + (v - 0.5) * 26 * (1 - (2 * u - 1) ** 2)],
  flare: () => (x, y, u, v) => [x, y + (v - 0.5) * 26 * (2 * u - 1) ** 2],
  wave: () => (x, y, u) => [x, y + 9 * Math.sin(u * Math.PI * 2)],
};

export const warpNames = Object.keys(WARPS);

export interface TitleStyle {
  rows: readonly string[];
  face: string;
  warp: string;
  place: 'bottom' | 'top';
}

interface SetRow {
  d: string;
  top: number;
  bottom: number;
}

const MAX_WIDTH = 430;

/** Fits every row to the width and stacks them upwards from the foot, or downwards from the head. */
function layOut(style: TitleStyle, width: number): SetRow[] {
  const thick = embolden(style.face);
  const last = style.rows.length - 1;
  const fitted = style.rows.map((text, index) => {
    const outline = setRow(keepsCase(style.face) ? text : text.toUpperCase(), style.face, 0.035);
    const most = style.rows.length === 1 ? 112 : index === last ? 102 : style.rows.length === 3 ? 58 : 82;
    const scale = Math.min((MAX_WIDTH - thick) / outline.width, most / outline.height);
    const height = Math.min(most, Math.max(outline.height * scale, Math.min(66, outline.height * scale * 1.4)));
    return { outline, width: outline.width * scale, height };
  });
  const gap = 13 + thick * 0.6;
  const total = fitted.reduce((sum, row) => sum + row.height, gap * last);
  let y = style.place === 'top' ? 26 : 592 - total;
  return fitted.map((row, index) => {
    const bend = (WARPS[style.warp] ?? WARPS['straight']!)(width / 2, index, style.rows.length);
    const d = drawRow(row.outline, (width - row.width) / 2, y, row.width, row.height, bend);
    const set = { d, top: y, bottom: y + row.height };
    y += row.height + gap;
    return set;
  });
}

function rowPaints(look: Look, row: SetRow, index: number): string {
  const { light, mid, low } = look.lettering;
  const stops = [
    [0, light],
    [0.48, mid],
    [0.56, mix(mid, low, 0.55)],
    [1, low],
  ] as const;
  const gradient = (id: string, list: readonly (readonly [number, string])[]): string =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(row.top)}" y2="${n(row.bottom)}">${list.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
  return (
    gradient(`fill${index}`, stops) +
    gradient(`bright${index}`, [
      [0, mix(look.stroke.bright, '#ffffff', 0.45)],
      [0.5, look.stroke.bright],
      [1, darken(look.stroke.bright, 0.4)],
    ])
  );
}

const BEVEL =
  '<filter id="bevel" filterUnits="userSpaceOnUse" x="-20" y="-20" width="520" height="680" color-interpolation-filters="sRGB">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="1.5" result="h"/><feSpecularLighting in="h" surfaceScale="3" specularConstant=".62" specularExponent="22" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="45"/></feSpecularLighting><feComposite in="l" in2="SourceAlpha" operator="in" result="spec"/>' +
  '<feOffset in="SourceAlpha" dx="-.6" dy="-3.2" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feGaussianBlur in="e" stdDeviation="1.1" result="eb"/><feFlood flood-color="#000" flood-opacity=".55"/><feComposite in2="eb" operator="in" result="c"/><feComposite in="c" in2="SourceAlpha" operator="in" result="shade"/>' +
  '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="spec"/></feMerge></filter>';

/** The title in outlines: shadow, glow, extrusion, three strokes and a bevelled fill. */
export function title(look: Look, frame: Frame, style: TitleStyle): string {
  const rows = layOut(style, frame.width);
  const all = rows.map((row) => row.d).join('');
  const thick = embolden(style.face);
  const dark = look.stroke.dark;
  const stroke = (size: number, colour: string, extra: Record<string, string | number> = {}): string =>
    el('use', {
      'xlink:href': '#titleRows',
      fill: colour,
      stroke: colour,
      'stroke-width': size + thick,
      'stroke-linejoin': 'round',
      ...extra,
    });
  const perRow = (draw: (row: SetRow, index: number) => string): string => rows.map(draw).join('');
  const extrusion = [8, 6, 4, 2].map((drop) => stroke(15, darken(dark, 0.35), { transform: `translate(0 ${drop})` }));
  return (
    rows.map((row, index) => rowPaints(look, row, index)).join('') +
    blurFilter('titleShadow', 10, frame) +
    BEVEL +
    el('defs', {}, path(all, { id: 'titleRows' })) +
    stroke(15, '#000000', { transform: 'translate(0 15)', opacity: 0.7, filter: 'url(#titleShadow)' }) +
    stroke(20, look.glow, { opacity: 0.38, filter: 'url(#titleShadow)' }) +
    extrusion.join('') +
    stroke(15, dark) +
    perRow((row, index) =>
      path(row.d, {
        fill: 'none',
        stroke: `url(#bright${index})`,
        'stroke-width': 9.5 + thick,
        'stroke-linejoin': 'round',
      }),
    ) +
    stroke(5, dark) +
    group(
      { filter: 'url(#bevel)' },
      perRow((row, index) =>
        path(row.d, {
          fill: `url(#fill${index})`,
          stroke: thick === 0 ? 'none' : `url(#fill${index})`,
          'stroke-width': thick,
          'stroke-linejoin': 'round',
        }),
      ),
    )
  );
}
