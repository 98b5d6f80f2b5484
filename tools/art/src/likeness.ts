import sharp, { type Sharp } from 'sharp';

/**
 * What a tile looks like from afar: the edges of its light as bits, and its colours in a coarse grid. The foot with the
 * title is left out: letters differ always, and a player looks at the picture first.
 */
interface Impression {
  slug: string;
  /** 16 x 16: is a cell lighter than its right neighbour? */
  bits: Uint8Array;
  /** 6 x 6 cells of OKLab. */
  colours: Float64Array;
}

/** A pair that a player could take for one another. */
export interface Likeness {
  pair: readonly [string, string];
  /** Share of the bits that differ, 0 to 1. Unrelated pictures differ in about half. */
  shape: number;
  /** Mean distance of the cells in OKLab, in hundredths. */
  colour: number;
}

const BITS = 16;
const CELLS = 6;

/** Pairs below both are alike. Set by looking at the nearest pairs of 278 tiles side by side. */
const LIMITS = { shape: 0.22, colour: 9.5 } as const;

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

function okLab(red: number, green: number, blue: number): readonly [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const LIGHT = 255;
/** OKLab's a and b stay within 0.4 of grey. */
const CHROMA = 127 / 0.4;

/**
 * The impression of a tile (a picture, or its file) as text for the manifest: 32 bytes of bits, then L, a and b of every
 * cell, a byte each, in base64.
 */
export async function impressionOf(tile: Buffer | string): Promise<string> {
  const { data, info } = await sharp(tile).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const picture = { left: 0, top: 0, width: info.width, height: Math.round(info.height * 0.66) };
  const small = (width: number, height: number): Sharp =>
    sharp(data, raw).extract(picture).resize(width, height, { fit: 'fill', kernel: 'cubic' });
  const grey = await small(BITS + 1, BITS)
    .greyscale()
    .raw()
    .toBuffer();
  const cells = await small(CELLS, CELLS).raw().toBuffer();
  const bytes = Buffer.alloc((BITS * BITS) / 8 + CELLS * CELLS * 3);
  for (let at = 0; at < BITS * BITS; at++) {
    const place = Math.floor(at / BITS) * (BITS + 1) + (at % BITS);
    if ((grey[place] ?? 0) > (grey[place + 1] ?? 0)) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  }
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    const [l, a, b] = okLab(cells[cell * 3] ?? 0, cells[cell * 3 + 1] ?? 0, cells[cell * 3 + 2] ?? 0);
    const values = [l * LIGHT, a * CHROMA + 128, b * CHROMA + 128];
    for (const [axis, value] of values.entries()) {
      bytes[(BITS * BITS) / 8 + cell * 3 + axis] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  return bytes.toString('base64');
}

/** Reads what `impressionOf` wrote. */
function impression(slug: string, text: string): Impression {
  const bytes = Buffer.from(text, 'base64');
  const bits = Uint8Array.from({ length: BITS * BITS }, (_, at) => ((bytes[at >> 3] ?? 0) >> (at & 7)) & 1);
  const colours = Float64Array.from({ length: CELLS * CELLS * 3 }, (_, at) => {
    const value = bytes[(BITS * BITS) / 8 + at] ?? 0;
    return at % 3 === 0 ? value / LIGHT : (value - 128) / CHROMA;
  });
  return { slug, bits, colours };
}

/** How alike two tiles are. */
function likeness(one: Impression, other: Impression): Likeness {
  const different = one.bits.reduce((sum, bit, index) => sum + (bit === other.bits[index] ? 0 : 1), 0);
  let distance = 0;
  for (let at = 0; at < one.colours.length; at += 3) {
    const apart = [0, 1, 2].map((axis) => (one.colours[at + axis] ?? 0) - (other.colours[at + axis] ?? 0));
    distance += Math.hypot(...apart);
  }
  const cells = one.colours.length / 3;
  return {
    pair: [one.slug, other.slug],
    shape: different / one.bits.length,
    colour: (distance / cells) * 100,
  };
}

/** Every pair of tiles, the most alike first: by the larger of the two shares of the limits. */
export function likenesses(impressions: ReadonlyMap<string, string>): Likeness[] {
  const all = [...impressions].map(([slug, text]) => impression(slug, text));
  const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => likeness(one, other)));
  return pairs.sort((one, other) => rank(one) - rank(other));
}

const rank = ({ shape, colour }: Likeness): number => Math.max(shape / LIMITS.shape, colour / LIMITS.colour);

/** True when a player could take one of the pair for the other at a glance. */
export const isTooLike = (pair: Likeness): boolean => rank(pair) < 1;
