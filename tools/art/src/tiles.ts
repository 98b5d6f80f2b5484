import type { Catalogue } from '@cosmodrome/content/catalogue/read.ts';
import { join } from 'node:path';
import sharp from 'sharp';
import { tile, tileSpecification } from './compose.ts';
import type { Job } from './job.ts';
import { impressionOf } from './likeness.ts';
import { hashOf } from './manifest.ts';
import { grade, render } from './raster/render.ts';

const hex = (parts: readonly number[]): string =>
  '#' + parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');

/** Average colours of the upper, middle and lower third. */
async function accentOf(picture: Buffer): Promise<string[]> {
  const thirds = await sharp(picture).resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  return [0, 1, 2].map((row) => hex([...thirds.subarray(row * 3, row * 3 + 3)]));
}

/** The jobs that draw every game's tile: 480 x 640, AVIF. */
export function tileJobs({ games, themes, studios }: Catalogue): Job[] {
  return games
    .filter((game) => game.pictures === undefined)
    .map((game) => {
      const studio = studios.get(game.studio);
      if (studio === undefined) throw new Error(`${game.slug}: no studio "${game.studio}"`);
      const specification = tileSpecification(game, themes, studio);
      const { theme, lettering } = specification;
      const drawnFrom = { palette: theme.palette, scene: theme.scene, metal: theme.metal };
      const hash = hashOf({
        ...specification,
        theme: drawnFrom,
        lettering: { palette: lettering.palette, face: lettering.face },
      });
      const file = `tiles/${game.slug}.avif`;
      return {
        kind: 'tiles',
        id: game.slug,
        hash,
        files: [file],
        draw: async (folder) => {
          const picture = await grade(await render(tile(specification), 480))
            .png()
            .toBuffer();
          await sharp(picture).avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }).toFile(join(folder, file));
          return { hash, accent: await accentOf(picture), impression: await impressionOf(picture) };
        },
      };
    });
}
