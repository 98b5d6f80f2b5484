import type { Catalogue } from '@cosmodrome/content/catalogue/read.ts';
import { atlasOf, symbolsOf } from '@cosmodrome/content/catalogue/symbols.ts';
import { symbolRoles, type SymbolRole, type Theme } from '@cosmodrome/content/schema/catalogue.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Job } from '../job.ts';
import { hashOf } from '../manifest.ts';
import { renderAll } from '../raster/render.ts';
import { CELL, symbol } from './symbol.ts';

const COLUMNS = 4;
const place = (index: number): { x: number; y: number } => ({
  x: (index % COLUMNS) * CELL,
  y: Math.floor(index / COLUMNS) * CELL,
});

/** The frame map as sprite sheet loaders read it. */
function frameMap(image: string): object {
  const rows = Math.ceil(symbolRoles.length / COLUMNS);
  const frames = symbolRoles.map((role, index) => [role, { frame: { ...place(index), w: CELL, h: CELL } }] as const);
  return {
    frames: Object.fromEntries(frames),
    meta: { image, format: 'RGBA8888', size: { w: COLUMNS * CELL, h: rows * CELL }, scale: 1 },
  };
}

/** Symbols drawn so far: titles of a theme share most of theirs. */
const drawn = new Map<string, Buffer>();

async function drawSymbols(svgs: readonly string[]): Promise<Buffer[]> {
  const fresh = [...new Set(svgs)].filter((svg) => !drawn.has(svg));
  const pictures = fresh.length === 0 ? [] : await renderAll(fresh, CELL);
  for (const [index, svg] of fresh.entries()) {
    drawn.set(svg, await sharp(pictures[index]).modulate({ saturation: 1.12 }).png().toBuffer());
  }
  return svgs.flatMap((svg) => drawn.get(svg) ?? []);
}

async function drawAtlas(theme: Theme, symbols: Record<SymbolRole, string>): Promise<Sharp> {
  const pictures = await drawSymbols(symbolRoles.map((role) => symbol(theme, role, symbols[role])));
  const layers = pictures.map((input, index): OverlayOptions => {
    const { x, y } = place(index);
    return { input, left: x, top: y };
  });
  const height = Math.ceil(symbolRoles.length / COLUMNS) * CELL;
  const ground = { width: COLUMNS * CELL, height, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  return sharp({ create: ground }).composite(layers);
}

/** The jobs that draw the symbol atlases: one a theme, one more for every game with symbols of its own. */
export function atlasJobs({ games, themes }: Catalogue): Job[] {
  const jobs = new Map<string, Job>();
  for (const game of games) {
    const theme = themes.get(game.theme);
    const id = theme === undefined ? null : atlasOf(game, theme);
    const symbols = theme === undefined ? null : symbolsOf(game, theme);
    if (theme === undefined || id === null || symbols === null || game.pictures !== undefined) continue;
    const hash = hashOf({ symbols, palette: theme.palette, face: theme.face, metal: theme.metal });
    const image = `${id}.webp`;
    const files = [`symbols/${image}`, `symbols/${id}.json`];
    const draw = async (folder: string): Promise<{ hash: string }> => {
      const atlas = await drawAtlas(theme, symbols);
      await atlas.webp({ quality: 80, alphaQuality: 85, effort: 5 }).toFile(join(folder, 'symbols', image));
      writeFileSync(join(folder, 'symbols', `${id}.json`), JSON.stringify(frameMap(image)) + '\n');
      return { hash };
    };
    jobs.set(id, { kind: 'symbols', id, hash, files, draw });
  }
  return [...jobs.values()];
}
