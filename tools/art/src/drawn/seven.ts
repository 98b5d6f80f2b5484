import type { Canvas } from '../canvas.ts';
import { drawRow, setRow } from '../outlines.ts';
import { blurFilter, group, path } from '../svg.ts';

/** One big burning seven. */
export function seven({ width, height, look }: Canvas): string {
  const outline = setRow('7', 'Racing Sans One', 0);
  const d = drawRow(outline, 112, 74, 256, 320, (x, y, _u, v) => [x + (0.5 - v) * 20, y]);
  const stroke = (size: number, colour: string): string =>
    path(d, { fill: colour, stroke: colour, 'stroke-width': size, 'stroke-linejoin': 'round' });
  return (
    blurFilter('sevenGlow', 16, { width, height }) +
    `<linearGradient id="sevenFill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd9c0"/><stop offset=".3" stop-color="#ff5a36"/><stop offset=".5" stop-color="#e01b22"/><stop offset="1" stop-color="#7d0410"/></linearGradient>` +
    `<linearGradient id="sevenEdge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6c9"/><stop offset=".5" stop-color="#ffc22e"/><stop offset="1" stop-color="#a85a06"/></linearGradient>` +
    `<filter id="sevenBevel" filterUnits="userSpaceOnUse" x="60" y="20" width="360" height="430" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="5" result="h"/><feSpecularLighting in="h" surfaceScale="7" specularConstant=".9" specularExponent="18" lighting-color="#fff2d0" result="l"><feDistantLight azimuth="235" elevation="44"/></feSpecularLighting><feComposite in="l" in2="SourceAlpha" operator="in" result="s"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge></filter>` +
    group({ filter: 'url(#sevenGlow)', opacity: 0.9 }, stroke(44, look.glow)) +
    stroke(38, '#2a0206') +
    group(
      { filter: 'url(#sevenBevel)' },
      path(d, { fill: 'url(#sevenEdge)', stroke: 'url(#sevenEdge)', 'stroke-width': 27, 'stroke-linejoin': 'round' }),
    ) +
    stroke(9, '#3a0308') +
    group({ filter: 'url(#sevenBevel)' }, path(d, { fill: 'url(#sevenFill)' }))
  );
}
