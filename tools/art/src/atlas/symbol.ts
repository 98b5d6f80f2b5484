import type { SymbolRole, Theme } from '@cosmodrome/content/schema/catalogue.ts';
import { lookOf, type Look } from '../canvas.ts';
import { darken, hueDistance, lighten, mix } from '../colour.ts';
import { embolden, keepsCase } from '../faces.ts';
import { hero } from '../hero.ts';
import { drawRow, setRow } from '../outlines.ts';
import { blurFilter, el, group, n, path } from '../svg.ts';

/** Width and height of a symbol in the atlas. */
export const CELL = 192;

const LETTERS: Readonly<Record<string, readonly [light: string, mid: string, low: string]>> = {
  A: ['#fff0ea', '#ff6a5a', '#b3122f'],
  K: ['#eaf6ff', '#4fb0ff', '#1c4fc4'],
  Q: ['#fbeaff', '#d07bff', '#6a1fb0'],
  J: ['#eafff2', '#46dc8c', '#0b7d4a'],
  '10': ['#fff8df', '#ffc23d', '#b8640a'],
  '7': ['#fff0ea', '#ff4a3d', '#9a0616'],
};

/** A letter as bevelled enamel. */
function letter(look: Look, text: string, face: string): string {
  const [light, mid, low] = LETTERS[text] ?? LETTERS['A']!;
  const outline = setRow(text, face, 0);
  const thick = embolden(face) * 0.8;
  const scale = Math.min(132 / outline.width, 122 / outline.height);
  const width = outline.width * scale;
  const height = outline.height * scale;
  const d = drawRow(outline, (CELL - width) / 2, (CELL - height) / 2 - 3, width, height, (x, y) => [x, y]);
  const stroke = (size: number, colour: string, extra: Record<string, string | number> = {}): string =>
    path(d, { fill: colour, stroke: colour, 'stroke-width': size + thick, 'stroke-linejoin': 'round', ...extra });
  return (
    `<linearGradient id="fill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".46" stop-color="${mid}"/><stop offset=".56" stop-color="${mix(mid, low, 0.5)}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<filter id="bevel" filterUnits="userSpaceOnUse" x="0" y="0" width="${CELL}" height="${CELL}" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2" result="h"/><feSpecularLighting in="h" surfaceScale="4" specularConstant=".75" specularExponent="20" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="44"/></feSpecularLighting><feComposite in="l" in2="SourceAlpha" operator="in" result="s"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge></filter>` +
    blurFilter('soft', 5, { width: CELL, height: CELL }) +
    stroke(18, '#000', { opacity: 0.55, transform: 'translate(0 7)', filter: 'url(#soft)' }) +
    stroke(17, darken(look.sky.top, 0.6), { transform: 'translate(0 5)' }) +
    stroke(17, darken(look.sky.top, 0.5)) +
    stroke(11, mix(look.rim, mid, 0.35)) +
    stroke(5.5, darken(low, 0.6)) +
    group(
      { filter: 'url(#bevel)' },
      path(d, {
        fill: 'url(#fill)',
        stroke: thick > 0 ? 'url(#fill)' : 'none',
        'stroke-width': thick,
        'stroke-linejoin': 'round',
      }),
    )
  );
}

/** The rounded plate that pictures stand on; wild and scatter shine. */
function plate(look: Look, special: boolean): string {
  const bright =
    hueDistance(look.glow, look.sky.mid) > 90 ? lighten(look.sky.mid, 0.2) : mix(look.glow, look.sky.mid, 0.45);
  const ground = special ? bright : darken(look.sky.mid, 0.4);
  const rect = (inset: number, extra: Record<string, string | number>): string =>
    el('rect', { x: inset, y: inset, width: CELL - inset * 2, height: CELL - inset * 2, rx: 26 - inset / 2, ...extra });
  return (
    `<radialGradient id="plate" cx=".5" cy=".42" r=".7"><stop offset="0" stop-color="${lighten(ground, special ? 0.45 : 0.3)}"/><stop offset=".6" stop-color="${ground}"/><stop offset="1" stop-color="${darken(ground, 0.5)}"/></radialGradient>` +
    `<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighten(look.rim, 0.5)}"/><stop offset=".5" stop-color="${look.rim}"/><stop offset="1" stop-color="${darken(mix(look.rim, look.glow, 0.5), 0.45)}"/></linearGradient>` +
    rect(7, { fill: darken(look.sky.top, 0.55), opacity: 0.9 }) +
    rect(10, { fill: 'url(#plate)', stroke: 'url(#rim)', 'stroke-width': special ? 5 : 3 })
  );
}

function ribbon(look: Look, word: string, face: string): string {
  const outline = setRow(keepsCase(face) ? word.slice(0, 1) + word.slice(1).toLowerCase() : word, face, 0.03);
  const thick = embolden(face) * 0.34;
  const scale = Math.min(134 / outline.width, 27 / outline.height);
  const width = outline.width * scale;
  const height = outline.height * scale;
  const y = 158;
  const d = drawRow(outline, (CELL - width) / 2, y - height / 2, width, height, (x, py) => [x, py]);
  const half = Math.max(58, width / 2 + 18);
  const middle = CELL / 2;
  const band = `M${n(middle - half)} ${y - 20}H${n(middle + half)}L${n(middle + half - 8)} ${y}L${n(middle + half)} ${y + 20}H${n(middle - half)}L${n(middle - half + 8)} ${y}Z`;
  return (
    `<linearGradient id="band" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighten(look.stroke.dark, 0.16)}"/><stop offset="1" stop-color="${darken(look.stroke.dark, 0.35)}"/></linearGradient>` +
    `<linearGradient id="word" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(y - height / 2)}" y2="${n(y + height / 2)}"><stop offset="0" stop-color="${look.lettering.light}"/><stop offset=".6" stop-color="${look.lettering.mid}"/><stop offset="1" stop-color="${lighten(look.lettering.low, 0.15)}"/></linearGradient>` +
    path(band, { fill: 'url(#band)', stroke: look.stroke.bright, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }) +
    path(d, { fill: 'url(#word)', stroke: 'url(#word)', 'stroke-width': thick })
  );
}

/** One reel symbol as SVG text, `CELL` wide and high, on nothing. */
export function symbol(theme: Theme, role: SymbolRole, reference: string): string {
  const look = lookOf(theme.palette, 0, 0);
  const special = role === 'wild' || role === 'scatter';
  const [picture = '', metal] = reference.split('@');
  const parts: string[] = [];
  if (picture.includes(':')) {
    const frameless = role.startsWith('low');
    if (!frameless) parts.push(plate(look, special));
    const pose = { turn: 0, flip: false, metal: metal ?? theme.metal, id: 'icon', glow: frameless ? 5 : 7 };
    parts.push(
      hero(look, {
        ...pose,
        reference: picture,
        centre: [96, special ? 82 : 95],
        size: special ? 126 : frameless ? 118 : 140,
      }),
    );
    if (special) parts.push(ribbon(look, role.toUpperCase(), theme.face));
  } else {
    parts.push(letter(look, picture, theme.face));
  }
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      viewBox: `0 0 ${CELL} ${CELL}`,
      width: CELL,
      height: CELL,
    },
    ...parts,
  );
}
