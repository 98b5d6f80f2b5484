import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

/** A display face: its package file, and how many pixels a thin one is thickened by. */
interface Face {
  file: string;
  embolden: number;
}

const file = (family: string, weight = 400): string =>
  `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`;
const face = (family: string, embolden = 0, weight = 400): Face => ({ file: file(family, weight), embolden });

export const FACES: Readonly<Record<string, Face>> = {
  'Caesar Dressing': face('caesar-dressing', 5.5),
  'Lilita One': face('lilita-one'),
  Skranji: face('skranji', 1.5, 700),
  'Metal Mania': face('metal-mania', 5),
  'New Rocker': face('new-rocker', 4),
  'Trade Winds': face('trade-winds', 4.5),
  Chango: face('chango'),
  Audiowide: face('audiowide', 1.5),
  Righteous: face('righteous', 1),
  'Cinzel Decorative': face('cinzel-decorative', 4.5, 900),
  'Pirata One': face('pirata-one', 6),
  'Spicy Rice': face('spicy-rice', 1),
  Rye: face('rye', 3.5),
  Shojumaru: face('shojumaru', 1.5),
  'Titan One': face('titan-one'),
  'Russo One': face('russo-one', 0.5),
  'Luckiest Guy': face('luckiest-guy'),
  Metamorphous: face('metamorphous', 5.5),
  'Racing Sans One': face('racing-sans-one', 1.5),
  'Carter One': face('carter-one'),
  'Abril Fatface': face('abril-fatface', 2),
  Creepster: face('creepster', 2),
  Sancreek: face('sancreek', 4),
  'Playfair Display SC': face('playfair-display-sc', 2.5, 900),
  'Uncial Antiqua': face('uncial-antiqua', 5),
  Limelight: face('limelight', 2.5),
  'Chakra Petch': face('chakra-petch', 0, 700),
};

const require = createRequire(import.meta.url);
const parsed = new Map<string, Font>();

/** The parsed font of a face. Throws for a face that is not listed. */
export function font(name: string): Font {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const found = FACES[name];
  if (found === undefined) throw new Error(`Unknown face "${name}"`);
  const bytes = readFileSync(require.resolve(found.file));
  const result = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  parsed.set(name, result);
  return result;
}

/** Faces whose capitals are hard to read in a row, or whose small letters are small capitals. */
const MIXED_CASE = new Set(['Pirata One', 'Uncial Antiqua', 'Cinzel Decorative', 'Playfair Display SC']);

export const keepsCase = (name: string): boolean => MIXED_CASE.has(name);
export const embolden = (name: string): number => FACES[name]?.embolden ?? 0;
