import { join } from 'node:path';
import sharp from 'sharp';
import { jobsOf, likenessesOf } from './jobs.ts';
import type { Catalogue } from '@cosmodrome/content/catalogue/read.ts';
import { ART_FOLDER, readManifest } from './manifest.ts';

/** Pictures side by side, `columns` in a row; sizes in pixels. */
interface SheetLayout {
  columns: number;
  width: number;
  height: number;
}

/** What can be laid out: height of a cell for a width of one, and the files in order. */
const SHEETS: Readonly<Record<string, { shape: number; files: (catalogue: Catalogue) => string[] }>> = {
  /** Every tile, newest first. */
  tiles: { shape: 4 / 3, files: ({ games }) => games.map((game) => `tiles/${game.slug}.avif`) },
  /** Tiles in pairs, the most alike first: what the check would find next. */
  alike: {
    shape: 4 / 3,
    files: (catalogue) =>
      likenessesOf(jobsOf(catalogue), readManifest()).flatMap(({ pair }) => pair.map((slug) => `tiles/${slug}.avif`)),
  },
  symbols: {
    shape: 3 / 4,
    files: (catalogue) =>
      jobsOf(catalogue).flatMap(({ kind, id }) => (kind === 'symbols' ? [`symbols/${id}.webp`] : [])),
  },
  scenes: {
    shape: 5 / 8,
    files: ({ themes }) => [...themes.keys()].map((theme) => `scenes/${theme}-landscape.avif`),
  },
};

export const sheetNames = Object.keys(SHEETS);

/** The files of a sheet below the art folder, and the height of a cell that is `width` wide. */
export function sheetOf(name: string, catalogue: Catalogue, width: number): { files: string[]; height: number } {
  const found = SHEETS[name];
  if (found === undefined) throw new Error(`No sheet "${name}"; there are ${sheetNames.join(', ')}`);
  return { files: found.files(catalogue), height: Math.round(width * found.shape) };
}

/** Lays pictures out on one picture: to see them beside one another. */
export async function contactSheet(
  files: readonly string[],
  target: string,
  { columns, width, height }: SheetLayout,
  folder: string = ART_FOLDER,
): Promise<void> {
  const gap = 6;
  const layers = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(join(folder, file)).resize(width, height).png().toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(files.length / columns);
  const ground = {
    width: gap + columns * (width + gap),
    height: gap + rows * (height + gap),
    channels: 3 as const,
    background: '#0b0f1c',
  };
  await sharp({ create: ground }).composite(layers).png().toFile(target);
}
