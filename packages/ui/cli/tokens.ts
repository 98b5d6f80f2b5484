/** Writes src/generated/theme.css from tokens.json and the brand files. Run: npm run tokens -w @cosmodrome/ui */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import tokens from '../src/tokens/tokens.json' with { type: 'json' };
import { brandCss, themeCss, type Brand } from './theme-css.ts';

const folder = new URL('../src/tokens/', import.meta.url);
const brands = readdirSync(new URL('brands/', folder))
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => JSON.parse(readFileSync(new URL(`brands/${file}`, folder), 'utf8')) as Brand);

writeFileSync(new URL('../generated/theme.css', folder), [themeCss(tokens), ...brands.map(brandCss)].join('\n'));
