import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ART_FOLDER } from './manifest.ts';

interface Rendition {
  width: number;
  format: 'avif' | 'webp';
}

/**
 * What is made of a tile's master: for lists on a desktop, for phones, whose pixels are thrice as dense, and for browsers
 * without AVIF. The master itself is 480 pixels wide and is served as it is.
 */
const RENDITIONS: readonly Rendition[] = [
  { width: 240, format: 'avif' },
  { width: 360, format: 'avif' },
  { width: 240, format: 'webp' },
];
/** Raise when the renditions of the same master change. */
const VERSION = 1;
/** Which master each tile's renditions were made of, by its hash. */
const MADE_OF = 'made-of.json';

const fileOf = (name: string, { width, format }: Rendition): string => `${name}-${width}.${format}`;
const foldersOf = (folder: string): { masters: string; target: string } => ({
  masters: join(folder, 'tiles'),
  target: join(folder, 'renditions'),
});

function hashOf(file: string): string {
  const hash = createHash('sha256').update(String(VERSION)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function madeOf(target: string): Record<string, string> {
  const file = join(target, MADE_OF);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

interface State {
  /** Hashes of all masters by the name of their tile. */
  hashes: Readonly<Record<string, string>>;
  /** Tiles whose renditions are missing or of another master. */
  stale: readonly string[];
  /** Files that no master stands behind. */
  unused: readonly string[];
}

/** How the committed renditions stand to the masters. */
export function renditionsOf(folder: string = ART_FOLDER): State {
  const { masters, target } = foldersOf(folder);
  const names = readdirSync(masters).map((file) => file.replace(/\.avif$/, ''));
  const hashes = Object.fromEntries(names.sort().map((name) => [name, hashOf(join(masters, `${name}.avif`))]));
  const found = new Set(existsSync(target) ? readdirSync(target) : []);
  const known = madeOf(target);
  const stale = names.filter(
    (name) => known[name] !== hashes[name] || RENDITIONS.some((rendition) => !found.has(fileOf(name, rendition))),
  );
  const wanted = new Set([MADE_OF, ...names.flatMap((name) => RENDITIONS.map((rendition) => fileOf(name, rendition)))]);
  return { hashes, stale, unused: [...found].filter((file) => !wanted.has(file)) };
}

/** All renditions of a tile. The master is decoded once. */
async function deriveTile(source: string, name: string, target: string): Promise<void> {
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const rendition of RENDITIONS) {
    const made = join(target, fileOf(name, rendition));
    const picture = sharp(data, { raw }).resize({ width: rendition.width });
    if (rendition.format === 'avif') {
      await picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toFile(`${made}.part`);
    } else await picture.webp({ quality: 78, effort: 2 }).toFile(`${made}.part`);
    renameSync(`${made}.part`, made);
  }
}

/**
 * Makes the renditions of changed tiles in `renditions/<slug>-<240|360>.avif` and `-240.webp`, and removes what is left
 * over. Returns how many tiles it worked on.
 */
export async function derive(folder: string = ART_FOLDER): Promise<number> {
  const { masters, target } = foldersOf(folder);
  mkdirSync(target, { recursive: true });
  const { hashes, stale, unused } = renditionsOf(folder);
  for (const file of unused) rmSync(join(target, file));
  const queue = stale.values();
  const work = async (): Promise<void> => {
    for (const name of queue) await deriveTile(join(masters, `${name}.avif`), name, target);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  writeFileSync(join(target, MADE_OF), `${JSON.stringify(hashes, null, 2)}\n`);
  return stale.length;
}
