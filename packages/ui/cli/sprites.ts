/** Builds the five SVG sprites and their name types from src/assets/names.json and src/studios. Run: npm run sprites -w @cosmodrome/ui */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import opentype, { type Font, type Path } from 'opentype.js';
import names from '../src/assets/names.json' with { type: 'json' };
import { paymentMarks } from './payment-marks.ts';

const require = createRequire(import.meta.url);
const out = new URL('../src/assets/', import.meta.url);
type IconifySet = {
  width: number;
  height: number;
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
};

const iconify = (set: string): IconifySet =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), 'utf8')) as IconifySet;

const symbol = (name: string, viewBox: string, body: string): string =>
  `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;

/** A sprite whose shapes all have one frame. */
const sprite = (file: string, viewBox: string, shapes: Map<string, string>): string[] =>
  write(file, new Map([...shapes].map(([name, body]) => [name, symbol(name, viewBox, body)])));

function write(file: string, shapes: Map<string, string>): string[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${[...shapes.values()].join('\n')}\n</svg>\n`;
  writeFileSync(new URL(file, out), svg);
  console.log(`${file}: ${shapes.size} shapes, ${svg.length} bytes`);
  return [...shapes.keys()];
}

const bodyIn = (svg: string): string => svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));

function lucide(name: string): string {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  return bodyIn(svg)
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
}

/** The wordmarks of the studios, each in its own frame. */
function wordmarks(): Map<string, string> {
  const folder = new URL('../src/studios/', import.meta.url);
  const files = globSync('*.svg', { cwd: folder }).toSorted();
  return new Map(
    files.map((file) => {
      const name = path.basename(file, '.svg');
      const svg = readFileSync(new URL(file, folder), 'utf8').trim();
      const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
      if (viewBox === undefined) throw new Error(`${file} has no frame`);
      return [name, symbol(name, viewBox, bodyIn(svg))];
    }),
  );
}

function bodyOf(set: IconifySet, name: string): string {
  const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
  if (!body) throw new Error(`No such shape: ${name}`);
  return body;
}

/** The round mask is dropped: the component clips by CSS, and a mask does not resolve from another file in every browser. */
function flag(set: IconifySet, name: string): string {
  return bodyOf(set, name)
    .replace(/^<mask .*?<\/mask>/, '')
    .replace(/ mask="url\([^)]*\)"/, '');
}

const disc = (path: string): string => `<circle cx="16" cy="16" r="16" fill="#2f5fb0"/><path fill="#fff" d="${path}"/>`;

/** Signs that the text face does not have, drawn at 32 x 32. */
const drawnSigns: Readonly<Record<string, string>> = {
  '₸': 'M9.4 8.6h13.2v2.3H9.4zM9.4 13h13.2v2.3h-5.3v8.3h-2.6v-8.3H9.4z',
};

/** A currency sign as an outline in the text face, centred on a blue disc. */
function fiatCoin(fonts: readonly Font[], sign: string): string {
  const own = drawnSigns[sign];
  if (own !== undefined) return disc(own);
  const size = sign.length > 1 ? 15 : 21;
  // The face comes in two files, each with some of the letters.
  const drawn = (left: number, base: number): Path => {
    const path = new opentype.Path();
    let x = left;
    for (const letter of sign) {
      const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0);
      if (!font) throw new Error(`No font has the letter ${letter}`);
      path.extend(font.getPath(letter, x, base, size));
      x += font.getAdvanceWidth(letter, size);
    }
    return path;
  };
  const box = drawn(0, 0).getBoundingBox();
  const moved = drawn(16 - (box.x1 + box.x2) / 2, 16 - (box.y1 + box.y2) / 2);
  return disc(moved.toPathData(1));
}

const flags = iconify('circle-flags');
const coins = iconify('cryptocurrency-color');
const { default: subsetFont } = await import('subset-font');
const signs = Object.values(names.fiat).join('');
const files = [
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'),
];
const fonts = await Promise.all(
  files.map(async (file) => {
    const bold = await subsetFont(readFileSync(file), signs, { targetFormat: 'sfnt', variationAxes: { wght: 650 } });
    return opentype.parse(new Uint8Array(bold).buffer);
  }),
);

const lists = {
  IconName: sprite('icons.svg', '0 0 24 24', new Map(names.icons.map((name) => [name, lucide(name)]))),
  FlagName: sprite('flags.svg', '0 0 512 512', new Map(names.flags.map((name) => [name, flag(flags, name)]))),
  CoinName: sprite(
    'coins.svg',
    '0 0 32 32',
    new Map([
      ...names.coins.map((name): [string, string] => [name, bodyOf(coins, name === 'dog' ? 'doge' : name)]),
      ...Object.entries(names.fiat).map(([name, sign]): [string, string] => [name, fiatCoin(fonts, sign)]),
    ]),
  ),
  PaymentMarkName: sprite('payments.svg', '0 0 40 28', new Map(Object.entries(paymentMarks))),
  StudioMarkName: write('studios.svg', wordmarks()),
};

const types = Object.entries(lists).map(
  ([type, list]) => `export type ${type} =\n${list.map((name) => `  | '${name}'`).join('\n')};\n`,
);
// A studio without a wordmark is written: which ones have one is asked in the browser.
types.push(
  `export const studioMarks: readonly StudioMarkName[] = [\n${lists.StudioMarkName.map((name) => `  '${name}',`).join('\n')}\n];\n`,
);
writeFileSync(
  new URL('../generated/asset-names.ts', out),
  `/** Generated by cli/sprites.ts from names.json. Do not edit. */\n${types.join('\n')}`,
);
