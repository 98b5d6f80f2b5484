/**
 * Writes a larger catalogue for load tests: `npm run catalogue -- --games 10000 --out .cache/catalogue-10000 [--seed 1]`.
 * Start the casino on it with `CATALOGUE_DIR=.cache/catalogue-10000 npm start`.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { grow } from '../catalogue/grow.ts';
import { readCatalogue } from '../catalogue/read.ts';

const USAGE = 'Usage: npm run catalogue -- --games <count> [--out <folder>] [--seed <number>]\n';
const source = join(import.meta.dirname, '../catalogue');

const { values } = parseArgs({
  options: { games: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.games);
const seed = Number(values.seed);
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const out = resolve(values.out ?? `.cache/catalogue-${count}`);
  const catalogue = readCatalogue();
  const games = grow(catalogue, count, seed);
  const kept = new Set(games.map((game) => game.identifier));
  const pins = Object.entries(catalogue.pins).map(([slug, pinned]) => [slug, pinned.filter((one) => kept.has(one))]);
  for (const part of ['games', 'themes', 'symbols']) rmSync(join(out, part), { recursive: true, force: true });
  mkdirSync(join(out, 'games'), { recursive: true });
  for (const part of ['studios.json', 'aliases.json', 'words.json', 'themes', 'symbols']) {
    cpSync(join(source, part), join(out, part), { recursive: true });
  }
  writeFileSync(join(out, 'pins.json'), JSON.stringify(Object.fromEntries(pins)) + '\n');
  for (const game of games) writeFileSync(join(out, 'games', `${game.slug}.json`), JSON.stringify(game) + '\n');
  readCatalogue(out);
  process.stdout.write(`${games.length} games in ${out}, checked\n`);
}
