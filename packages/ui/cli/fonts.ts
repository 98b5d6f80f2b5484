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
  /** Its stand-ins until it arrives are called so, with the system's font behind: `tokens.json` lists them. */
  standIn: string;
  package: string;
  file: string;
  /** What stays variable, and where an axis is fixed. */
  axes: Record<string, Axis | number>;
  weights: Axis;
  /** What the interface sets in it: each has stand-ins of its own, as wide as it is. */
  used: readonly (Omit<StandIn, 'instance'> & { axes: Record<string, number> })[];
};

interface StandIn {
  /** Weights of CSS that it stands for. */
  weights: string;
  /** Per cent. */
  stretch?: number;
  /** Made of the system's bold font. */
  bold: boolean;
  sample: keyof typeof samples;
  instance: Uint8Array;
}

const faces: Face[] = [
  {
    name: 'Anybody Variable',
    standIn: 'Anybody as',
    package: '@fontsource-variable/anybody',
    file: 'anybody',
    // Everything in it is set in one weight: a second axis would double the file.
    axes: { wdth: { min: 75, max: 125 }, wght: 620 },
    weights: { min: 450, max: 700 },
    // The widths of tokens.json.
    used: [75, 84, 96, 108, 112, 114].map((wdth) => ({
      weights: '450 700',
      stretch: wdth,
      bold: true,
      sample: wdth <= 96 ? 'sums' : 'names',
      axes: { wdth, wght: 620 },
    })),
  },
  {
    name: 'Instrument Sans Variable',
    standIn: 'Instrument Sans as',
    package: '@fontsource-variable/instrument-sans',
    file: 'instrument-sans',
    axes: { wght: { min: 400, max: 700 } },
    weights: { min: 400, max: 700 },
    used: [
      { weights: '400 500', bold: false, sample: 'sentences', axes: { wght: 450 } },
      { weights: '501 575', bold: false, sample: 'names', axes: { wght: 550 } },
      { weights: '576 625', bold: true, sample: 'names', axes: { wght: 600 } },
      { weights: '626 700', bold: true, sample: 'names', axes: { wght: 650 } },
    ],
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

/** What the interface says, so that letters, capitals and figures weigh in as they do on a page: sentences, names, sums. */
const samples = {
  sentences:
    'Every round is decided before it is shown. You can check it afterwards with the seed that was published. ' +
    'Jede Runde ist entschieden, bevor sie zu sehen ist. 15 of 278 games shown, 96.02% to players',
  names: [
    'All games, Pokies, Live, Lobby, Jackpots, Support, Sign in, Join, Responsible gaming, Recommended, Bonus wagering, ',
    'Top, New, Table games, BTC games, High volatility, Low volatility, Crash games, Fruits, Books, Egypt, Fishing, ',
    'Alle Spiele, Anmelden, Registrieren, Einzahlen, Empfohlen, Hohe Volatilität, Niedrige Volatilität, Crashspiele, ',
    'Tischspiele, Verantwortungsvolles Spielen, Früchte, Bücher, Ägypten, Angeln, Neu',
  ]
    .join('')
    .replaceAll(', ', ''),
  sums: '€1,234.56 100,000.00 0123456789',
} as const;

/** Advances (1/1000 em) of fonts that systems bring along: the build must not depend on the fonts of its machine. */
const systemWidths: Record<string, Record<'regular' | 'bold', Record<string, number>>> = JSON.parse(
  readFileSync(new URL('system-widths.json', import.meta.url), 'utf8'),
);
/** Where each of them is found: on computers, on phones, on bare Linux. The first of a line has the widths of all in it. */
const systemNames: Record<string, Record<'regular' | 'bold', readonly string[]>> = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Helvetica-Bold'],
  },
  Roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'] },
  DejaVu: { regular: ['DejaVu Sans', 'DejaVuSans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
};

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/** One face of a stand-in: the system's font, scaled so that the same words become as long as in the instance of ours. */
function standInCss(face: Face, { weights, stretch, bold, sample, instance }: StandIn, system: string): string {
  const font = opentype.parse(new Uint8Array(instance).buffer);
  const em = font.unitsPerEm;
  const style = bold ? 'bold' : 'regular';
  const signs = [...samples[sample]];
  const widths = systemWidths[system]?.[style] ?? {};
  const own = signs.reduce((sum, sign) => sum + (font.charToGlyph(sign).advanceWidth ?? 0) / em, 0);
  const theirs = signs.reduce((sum, sign) => sum + (widths[sign] ?? 0) / 1000, 0);
  const adjust = own / theirs;
  return [
    '@font-face {',
    `  font-family: '${face.standIn} ${system}';`,
    `  src: ${systemNames[system]?.[style].map((name) => `local('${name}')`).join(', ')};`,
    `  font-weight: ${weights};`,
    ...(stretch === undefined ? [] : [`  font-stretch: ${stretch}%;`]),
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
  for (const { axes, ...standIn } of face.used) {
    const instance = await subsetFont(source('latin'), text(latin), { targetFormat: 'sfnt', variationAxes: axes });
    for (const system of Object.keys(systemNames)) css.push(standInCss(face, { ...standIn, instance }, system));
  }
  copyFileSync(require.resolve(`${face.package}/LICENSE`), new URL(`OFL-${face.file}.txt`, out));
  return css.join('\n\n');
}

mkdirSync(out, { recursive: true });
const parts: string[] = [];
for (const face of faces) parts.push(await cut(face));
writeFileSync(
  new URL('../generated/fonts.css', out),
  `/* Generated by cli/fonts.ts. Do not edit. */\n${parts.join('\n\n')}\n`,
);
