import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ART_FOLDER } from './manifest.ts';

interface Rendition {
  width: number;
  format: 'avif' | 'webp';
}

/** What is made of a master: for lists on a desktop, for phones, whose pixels are thrice as dense, and for browsers without AVIF. */
const RENDITIONS: readonly Rendition[] = [
  { width: 240, format: 'avif' },
  { width: 360, format: 'avif' },
  { width: 240, format: 'webp' },
];
/** The width of the masters, which are served as they are. */
const MASTER = 480;

const isFresh = (made: string, from: string): boolean =>
  existsSync(made) && statSync(made).mtimeMs >= statSync(from).mtimeMs;

const fileOf = (name: string, { width, format }: Rendition): string => `${name}-${width}.${format}`;

function copy(source: string, target: string): number {
  if (isFresh(target, source)) return 0;
  copyFileSync(source, target);
  return 1;
}

/** All renditions of a tile. The master is decoded once. */
async function deriveTile(source: string, name: string, target: string): Promise<number> {
  const wanted = RENDITIONS.map((rendition) => ({ ...rendition, made: join(target, fileOf(name, rendition)) })).filter(
    ({ made }) => !isFresh(made, source),
  );
  const copied = copy(source, join(target, fileOf(name, { width: MASTER, format: 'avif' })));
  if (wanted.length === 0) return copied;
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { width, format, made } of wanted) {
    const picture = sharp(data, { raw }).resize({ width });
    if (format === 'avif') await picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toFile(made);
    else await picture.webp({ quality: 78, effort: 2 }).toFile(made);
  }
  return copied + wanted.length;
}

/** Removes what a master no longer stands behind. */
function sweep(folder: string, kept: ReadonlySet<string>): void {
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(join(folder, file));
}

async function deriveTiles(folder: string, target: string): Promise<number> {
  const masters = readdirSync(join(folder, 'tiles'));
  const names = masters.map((file) => file.replace(/\.avif$/, ''));
  let made = 0;
  const queue = names.values();
  const work = async (): Promise<void> => {
    for (const name of queue)
      made += await deriveTile(join(folder, 'tiles', `${name}.avif`), name, join(target, 'tiles'));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const served: readonly Rendition[] = [...RENDITIONS, { width: MASTER, format: 'avif' }];
  const kept = names.flatMap((name) => served.map((rendition) => fileOf(name, rendition)));
  sweep(join(target, 'tiles'), new Set(kept));
  return made;
}

function copyFolder(name: string, folder: string, target: string): number {
  const files = readdirSync(join(folder, name));
  sweep(join(target, name), new Set(files));
  return files.reduce((made, file) => made + copy(join(folder, name, file), join(target, name, file)), 0);
}

/**
 * Writes everything a browser may ask for into `target`: `tiles/<slug>-<240|360|480>.avif` and `-240.webp`, `symbols/<atlas>.<webp|json>`,
 * `scenes/<theme>-<landscape|portrait>.avif` and `credits.json`. Leaves what is up to date, removes what is left over.
 * Returns how many files it wrote.
 */
export async function derive(target: string, folder: string = ART_FOLDER): Promise<number> {
  for (const name of ['tiles', 'symbols', 'scenes']) mkdirSync(join(target, name), { recursive: true });
  const tiles = await deriveTiles(folder, target);
  const copies = copyFolder('symbols', folder, target) + copyFolder('scenes', folder, target);
  return tiles + copies + copy(join(folder, 'credits.json'), join(target, 'credits.json'));
}
