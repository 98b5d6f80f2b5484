/** Cuts the two variable faces to what the interface uses and writes fonts.css. Run: npm run fonts -w @cosmodrome/ui */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = new URL('../src/fonts/', import.meta.url);

type Axis = { min: number; max: number };
type Face = {
  name: string;
  fallback: string;
  package: string;
  file: string;
  /** What stays variable, and where an axis is fixed. */
  axes: Record<string, Axis | number>;
  weights: Axis;
  /** The instance whose widths the fallback copies: what most of the text on a page is set in. */
  typical: Record<string, number>;
};

const faces: Face[] = [
  {
    name: 'Anybody Variable',
    fallback: 'Anybody Fallback',
    package: '@fontsource-variable/anybody',
    file: 'anybody',
    // Everything in it is set in one weight: a second axis would double the file.
    axes: { wdth: { min: 75, max: 125 }, wght: 620 },
    weights: { min: 450, max: 700 },
    typical: { wdth: 112, wght: 620 },
  },
  {
    name: 'Instrument Sans Variable',
    fallback: 'Instrument Sans Fallback',
    package: '@fontsource-variable/instrument-sans',
    file: 'instrument-sans',
    axes: { wght: { min: 400, max: 700 } },
    weights: { min: 400, max: 700 },
    typical: { wght: 450 },
  },
];

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const marks = [
  0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2022, 0x2026, 0x202f, 0x2039, 0x203a,
].concat([0x20ac, 0x2212]);
/** Letters and signs of English, German, French, Italian, Norwegian and Estonian: the file that every page loads. */
const letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüŒœ';
const signs = '£¥©«»·×°';
const latin = [...span(0x20, 0x7e), 0xa0, ...[...letters, ...signs].map((sign) => sign.codePointAt(0) ?? 0), ...marks];
/** What other languages need, in names above all. */
const latinRest = span(0xa1, 0xff).filter((point) => !latin.includes(point));
const latinExt = [...span(0x100, 0x151), ...span(0x154, 0x17f), ...span(0x218, 0x21b), 0x1e9e];
/** The files of a face, and which of the package's files holds their glyphs. */
const sets = [
  { name: 'latin', from: 'latin', points: latin },
  { name: 'latin-rest', from: 'latin', points: latinRest },
  { name: 'latin-ext', from: 'latin-ext', points: latinExt },
] as const;

const text = (points: readonly number[]): string => String.fromCodePoint(...points);

function unicodeRange(points: readonly number[]): string {
  const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');
  const runs: [number, number][] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** Mean advance in em, weighted by how often letters occur in running text. */
const frequency = 'etaoinshrdlcumwfgypbvk      eeeetttaaaoooiinnssrr';
/** Arial's advances (1/2048 em), because the fallback must not depend on the fonts of the machine that builds. */
const arial: Record<string, number> = JSON.parse(
  '{" ":569,"a":1139,"b":1139,"c":1024,"d":1139,"e":1139,"f":569,"g":1139,"h":1139,"i":455,"k":1024,"l":455,"m":1706,"n":1139,"o":1139,"p":1139,"r":682,"s":1024,"t":569,"u":1139,"v":1024,"w":1479,"y":1024}',
);

function fallbackCss(face: Face, instance: Uint8Array): string {
  const font = opentype.parse(new Uint8Array(instance).buffer);
  const em = font.unitsPerEm;
  const letters = [...frequency];
  const own = letters.reduce((sum, letter) => sum + (font.charToGlyph(letter).advanceWidth ?? 0) / em, 0);
  const theirs = letters.reduce((sum, letter) => sum + (arial[letter] ?? 0) / 2048, 0);
  const adjust = own / theirs;
  const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;
  return [
    '@font-face {',
    `  font-family: '${face.fallback}';`,
    "  src: local('Arial'), local('Liberation Sans'), local('Roboto'), local('Helvetica Neue');",
    `  size-adjust: ${percent(adjust)};`,
    `  ascent-override: ${percent(font.ascender / em / adjust)};`,
    `  descent-override: ${percent(Math.abs(font.descender) / em / adjust)};`,
    '  line-gap-override: 0%;',
    '}',
  ].join('\n');
}

function faceCss(face: Face, file: string, points: readonly number[]): string {
  const width = face.axes['wdth'];
  return [
    '@font-face {',
    `  font-family: '${face.name}';`,
    `  src: url('../fonts/${file}') format('woff2');`,
    '  font-display: swap;',
    '  font-style: normal;',
    `  font-weight: ${face.weights.min} ${face.weights.max};`,
    ...(typeof width === 'object' ? [`  font-stretch: ${width.min}% ${width.max}%;`] : []),
    `  unicode-range: ${unicodeRange(points)};`,
    '}',
  ].join('\n');
}

async function cut(face: Face): Promise<string> {
  const axis = face.axes['wdth'] ? 'wdth' : 'wght';
  const source = (set: string): Buffer =>
    readFileSync(require.resolve(`${face.package}/files/${face.file}-${set}-${axis}-normal.woff2`));
  const css: string[] = [];
  for (const { name, from, points } of sets) {
    const file = `${face.file}-${name}.woff2`;
    const bytes = await subsetFont(source(from), text(points), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
      noHinting: true,
      dropTables: ['DSIG', 'MVAR'],
    });
    writeFileSync(new URL(file, out), bytes);
    css.push(faceCss(face, file, points));
    console.log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
  const instance = await subsetFont(source('latin'), text(latin), {
    targetFormat: 'sfnt',
    variationAxes: face.typical,
  });
  copyFileSync(require.resolve(`${face.package}/LICENSE`), new URL(`OFL-${face.file}.txt`, out));
  return [...css, fallbackCss(face, instance)].join('\n\n');
}

mkdirSync(out, { recursive: true });
const parts: string[] = [];
for (const face of faces) parts.push(await cut(face));
writeFileSync(
  new URL('../generated/fonts.css', out),
  `/* Generated by cli/fonts.ts. Do not edit. */\n${parts.join('\n\n')}\n`,
);
