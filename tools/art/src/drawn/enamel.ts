import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { drawRow, setRow } from '../outlines.ts';
import { blurFilter, el, group, n, path } from '../svg.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GOLD =
  '<linearGradient id="enamelGold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6c9"/><stop offset=".5" stop-color="#ffc22e"/><stop offset="1" stop-color="#a85a06"/></linearGradient>' +
  '<filter id="enamelBevel" filterUnits="userSpaceOnUse" x="0" y="0" width="480" height="480" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3" result="h"/><feSpecularLighting in="h" surfaceScale="5" specularConstant=".8" specularExponent="20" lighting-color="#fff2d0" result="l"><feDistantLight azimuth="235" elevation="44"/></feSpecularLighting><feComposite in="l" in2="SourceAlpha" operator="in" result="s"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge></filter>';

const paint = (id: string, colour: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighten(colour, 0.55)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.55)}"/></linearGradient>`;

/** Letters of enamel with a gold edge, filling a box. */
function letters(text: string, face: string, box: Box, fill: string, lean: number): string {
  const outline = setRow(text, face, 0.02);
  const d = drawRow(outline, box.x, box.y, box.width, box.height, (x, y, _u, v) => [x + (0.5 - v) * lean, y]);
  const stroke = (size: number, colour: string): string =>
    path(d, { fill: colour, stroke: colour, 'stroke-width': size, 'stroke-linejoin': 'round' });
  return (
    stroke(26, '#1c0206') +
    group({ filter: 'url(#enamelBevel)' }, stroke(17, 'url(#enamelGold)')) +
    stroke(6, '#2a0308') +
    group({ filter: 'url(#enamelBevel)' }, path(d, { fill }))
  );
}

/** Three plates with BAR, one over the other. */
export function tripleBar(canvas: Canvas): string {
  const plates = ['#d3122d', '#1f56c9', '#0d8a4f'].map((colour, index) => {
    const y = 64 + index * 112;
    const turn = [-4, 3, -3][index] ?? 0;
    return (
      paint(`plate${index}`, colour) +
      group(
        { transform: `rotate(${turn} 240 ${y + 48})` },
        el('rect', { x: 66, y, width: 348, height: 96, rx: 22, fill: '#12040a', opacity: 0.85 }),
        group(
          { filter: 'url(#enamelBevel)' },
          el('rect', {
            x: 74,
            y: y + 6,
            width: 332,
            height: 82,
            rx: 18,
            fill: `url(#plate${index})`,
            stroke: 'url(#enamelGold)',
            'stroke-width': 8,
          }),
        ),
        letters('BAR', 'Abril Fatface', { x: 138, y: y + 22, width: 204, height: 50 }, '#fff7e0', 0),
      )
    );
  });
  return (
    blurFilter('enamelGlow', 18, canvas) +
    GOLD +
    el('rect', {
      x: 60,
      y: 60,
      width: 360,
      height: 330,
      rx: 30,
      fill: canvas.look.glow,
      opacity: 0.7,
      filter: 'url(#enamelGlow)',
    }) +
    plates.join('')
  );
}

/** Three sevens side by side, the middle one in front. */
export function tripleSeven(canvas: Canvas): string {
  const { look } = canvas;
  const one = (index: number, x: number, y: number, size: number, colour: string): string =>
    paint(`seven${index}`, colour) +
    letters('7', 'Racing Sans One', { x, y, width: size * 0.78, height: size }, `url(#seven${index})`, 16);
  return (
    blurFilter('enamelGlow', 22, canvas) +
    GOLD +
    el('ellipse', { cx: 240, cy: 230, rx: 200, ry: 130, fill: look.glow, opacity: 0.75, filter: 'url(#enamelGlow)' }) +
    one(0, 40, 128, 190, '#2f7dff') +
    one(1, 294, 128, 190, '#12b86a') +
    one(2, 138, 84, 270, '#f02b3a')
  );
}

/** A big coin with a seven. */
export function luckyCoin(canvas: Canvas): string {
  const { look } = canvas;
  const ticks = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2;
    const at = (r: number): string => `${n(240 + Math.cos(angle) * r)} ${n(230 + Math.sin(angle) * r)}`;
    return `M${at(158)}L${at(172)}`;
  });
  return (
    blurFilter('enamelGlow', 22, canvas) +
    GOLD +
    `<radialGradient id="coinFace" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fff3b8"/><stop offset=".5" stop-color="#f2b634"/><stop offset="1" stop-color="#8a4c08"/></radialGradient>` +
    el('circle', { cx: 240, cy: 230, r: 190, fill: look.glow, opacity: 0.7, filter: 'url(#enamelGlow)' }) +
    el('ellipse', { cx: 246, cy: 244, rx: 182, ry: 182, fill: '#4a2604' }) +
    el('circle', { cx: 240, cy: 230, r: 180, fill: 'url(#coinFace)', stroke: '#fff0b0', 'stroke-width': 5 }) +
    path(ticks.join(''), { stroke: '#8a4c08', 'stroke-width': 5 }) +
    el('circle', { cx: 240, cy: 230, r: 140, fill: 'none', stroke: '#8a4c08', 'stroke-width': 5 }) +
    letters('7', 'Racing Sans One', { x: 168, y: 138, width: 150, height: 184 }, '#d3122d', 14)
  );
}
