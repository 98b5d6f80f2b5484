import type { Catalogue } from '@cosmodrome/content/catalogue/read.ts';
import type { Theme } from '@cosmodrome/content/schema/catalogue.ts';
import { join } from 'node:path';
import { lookOf, type Canvas } from './canvas.ts';
import type { Job } from './job.ts';
import { framing } from './layers/framing.ts';
import { land } from './layers/land.ts';
import { backLight, vignette } from './layers/light.ts';
import { particles } from './layers/particles.ts';
import { sky, skyExtra } from './layers/sky.ts';
import { hashOf } from './manifest.ts';
import { chanceFrom } from './random.ts';
import { grade, render } from './raster/render.ts';
import { el } from './svg.ts';

/** Canvas units and pixels of the two crops. */
const CROPS = {
  landscape: { width: 1024, height: 640, pixels: 1280, horizon: 425 },
  portrait: { width: 480, height: 853, pixels: 720, horizon: 610 },
} as const;

export type Crop = keyof typeof CROPS;

/** What stands behind the reels: sky and land of a theme, dimmed so that symbols lead. */
export function scene(theme: Theme, crop: Crop): string {
  const { width, height, horizon } = CROPS[crop];
  const canvas: Canvas = {
    width,
    height,
    chance: chanceFrom(`scene ${theme.id} ${crop}`),
    look: lookOf(theme.palette, 0, 0.2),
  };
  const centre = [width / 2, horizon - 110] as const;
  const { extra, far, near } = theme.scene;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    sky(canvas),
    skyExtra(canvas, extra),
    land(canvas, far, near, horizon, [backLight(canvas, centre, 0.4)]),
    framing(canvas, theme.scene.framing ?? 'none'),
    particles(canvas, theme.scene.particles),
    vignette(canvas, 0.85),
  );
}

/** The jobs that draw both crops of every theme: reels, tables and flights all stand before theirs. */
export function sceneJobs({ themes }: Catalogue): Job[] {
  return [...themes.values()].map((theme): Job => {
    const hash = hashOf({ id: theme.id, palette: theme.palette, scene: theme.scene });
    const crops = ['landscape', 'portrait'] as const;
    const fileOf = (crop: Crop): string => `scenes/${theme.id}-${crop}.avif`;
    return {
      kind: 'scenes',
      id: theme.id,
      hash,
      files: crops.map(fileOf),
      draw: async (folder) => {
        for (const crop of crops) {
          const picture = grade(await render(scene(theme, crop), CROPS[crop].pixels));
          await picture.avif({ quality: 50, effort: 2 }).toFile(join(folder, fileOf(crop)));
        }
        return { hash };
      },
    };
  });
}
