/** Writes the pictures of the levels. Run: npm run levels -w @cosmodrome/ui */
import { mkdirSync, writeFileSync } from 'node:fs';
import { levelPictures } from './level-shapes.ts';

const out = new URL('../src/levels/', import.meta.url);
mkdirSync(out, { recursive: true });
for (const [name, svg] of Object.entries(levelPictures)) writeFileSync(new URL(`${name}.svg`, out), svg);
