/**
 * Draws SVGs from stdin to PNGs on stdout, in order: a JSON list of texts in, each picture after its length (4 bytes)
 * out. A process of its own: some pictures abort the renderer for good.
 */
import { Resvg } from '@resvg/resvg-js';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const width = Number(process.argv[2]);
for (const svg of JSON.parse(Buffer.concat(chunks).toString('utf8')) as string[]) {
  const options = { fitTo: { mode: 'width' as const, value: width }, font: { loadSystemFonts: false } };
  const png = new Resvg(svg, options).render().asPng();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(png.length);
  process.stdout.write(length);
  process.stdout.write(png);
}
