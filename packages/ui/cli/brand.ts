/** Draws the logo, the favicons and the icons of the installed app. Run: npm run brand -w @cosmodrome/ui */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import opentype from 'opentype.js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { iconSvg, logoSvg, markSvg, moonIconSvg, moonLogoSvg, moonMarkSvg } from './brand-shapes.ts';

const out = new URL('../src/brand/', import.meta.url);
const require = createRequire(import.meta.url);

const face = readFileSync(require.resolve('@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2'));
async function outlineOf(name: string): Promise<ReturnType<ReturnType<typeof opentype.parse>['getPath']>> {
  const instance = await subsetFont(face, name, { targetFormat: 'sfnt', variationAxes: { wdth: 122, wght: 680 } });
  return opentype.parse(new Uint8Array(instance).buffer).getPath(name, 42, 23, 21);
}
const word = await outlineOf('Cosmodrome');
const width = Math.ceil(word.getBoundingBox().x2 + 1);

const write = (file: string, content: string | Uint8Array): void => writeFileSync(new URL(file, out), content);
write('mark.svg', markSvg);
write('logo.svg', logoSvg(word.toPathData(2), width));
write('favicon.svg', iconSvg('rounded'));
// In the box of the first brand's, so that a page keeps its place whoever it belongs to.
write('auralune-mark.svg', moonMarkSvg);
write('auralune-logo.svg', moonLogoSvg((await outlineOf('Auralune')).toPathData(2), width));
write('auralune-favicon.svg', moonIconSvg);
write('logo-size.json', `${JSON.stringify({ width, height: 32 })}\n`);

const png = async (file: string, svg: string, size: number): Promise<void> => {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  write(file, await sharp(image).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer());
};
await png('favicon-32.png', iconSvg('rounded'), 32);
await png('apple-touch-icon.png', iconSvg('maskable'), 180);
await png('icon-192.png', iconSvg('rounded'), 192);
await png('icon-512.png', iconSvg('rounded'), 512);
await png('icon-maskable-512.png', iconSvg('maskable'), 512);
