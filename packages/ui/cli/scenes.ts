/** Paints the banner scenes and encodes them at the widths the banner asks for. Run: npm run scenes -w @cosmodrome/ui */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Frame } from './scenes/paint.ts';
import { scenes } from './scenes/all.ts';

const out = new URL(process.env['SCENES_OUT'] ?? '../src/scenes/', import.meta.url);
const only = process.argv.slice(2);

const frames: Record<'wide' | 'tall', { frame: Frame; widths: number[] }> = {
  wide: { frame: { width: 852, height: 430, form: 'wide' }, widths: [852, 1704] },
  tall: { frame: { width: 328, height: 428, form: 'tall' }, widths: [328, 656] },
};

async function paint(name: string, form: 'wide' | 'tall'): Promise<void> {
  const { frame, widths } = frames[form];
  const svg = scenes[name as keyof typeof scenes](frame);
  const master = new Resvg(svg, { fitTo: { mode: 'width', value: frame.width * 2 } }).render().asPng();
  for (const width of widths) {
    const image = sharp(master).resize(width).modulate({ saturation: 1.08 });
    const dense = width > frame.width;
    const encoded = {
      avif: await image
        .clone()
        .avif({ quality: dense ? 56 : 64, effort: 5 })
        .toBuffer(),
      webp: await image
        .clone()
        .webp({ quality: dense ? 78 : 84, effort: 5 })
        .toBuffer(),
    };
    for (const [kind, bytes] of Object.entries(encoded)) {
      writeFileSync(new URL(`${name}-${form}-${width}.${kind}`, out), bytes);
      console.log(`${name}-${form}-${width}.${kind} ${(bytes.length / 1000).toFixed(1)} kB`);
    }
  }
}

mkdirSync(out, { recursive: true });
for (const name of Object.keys(scenes)) {
  if (only.length > 0 && !only.includes(name)) continue;
  await paint(name, 'wide');
  await paint(name, 'tall');
}
