/** Writes the wordmarks of the studios, each in its own face: `npm run studios -w tools/art`. */
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawRow, setRow } from '../src/outlines.ts';

const out = new URL('../../../packages/ui/src/studios/', import.meta.url);
/** Height of a mark's box; its width follows the word. */
const HEIGHT = 60;

mkdirSync(out, { recursive: true });
for (const { id, mark, face } of readCatalogue().studios.values()) {
  const row = setRow(mark, face, 0.02, { straight: true });
  const width = Math.round((row.width / row.height) * HEIGHT);
  const path = drawRow(row, 0, 0, width, HEIGHT, (x, y) => [x, y]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}"><path fill="#eaf2ff" d="${path}"/></svg>\n`;
  writeFileSync(new URL(`${id}.svg`, out), svg);
}
