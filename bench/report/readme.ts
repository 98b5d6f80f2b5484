import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../README.md');
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/** Where and when figures were taken, in one line. The tables themselves do not count as a change of what is measured. */
export function circumstances(): string {
  const changes = git('status', '--porcelain', '--untracked-files=no', '--', ':/', `:(exclude)${file}`);
  const changed = changes === '' ? '' : ' with uncommitted changes';
  const [cpu] = cpus();
  return [
    `Commit ${git('rev-parse', '--short=12', 'HEAD')}${changed}`,
    new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
    `${cpus().length} cores (${cpu?.model.trim() || 'of unknown make'}), ${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)} before the table`,
  ].join(', ');
}

/** Where the figures of a table stand in the README: after its first mark, before its last. @throws where a mark is missing */
function placeOf(id: string, readme: string): readonly [from: number, to: number] {
  const first = `<!-- ${id} -->\n`;
  const from = readme.indexOf(first);
  const to = readme.indexOf(`<!-- end of ${id} -->`);
  if (from < 0 || to < from) throw new Error(`${file} has no marks for the table "${id}"`);
  return [from + first.length, to];
}

/** Before anything is measured: whether each table has its place in the README. @throws where one has none */
export function checkPlaces(ids: readonly string[]): void {
  const readme = readFileSync(file, 'utf8');
  for (const id of ids) placeOf(id, readme);
}

/** Puts a table between its marks in the README, in place of its last figures. */
export function writeTable(id: string, text: string): void {
  const readme = readFileSync(file, 'utf8');
  const [from, to] = placeOf(id, readme);
  writeFileSync(file, `${readme.slice(0, from)}\n${text}\n\n${readme.slice(to)}`);
  execFileSync(path.resolve(import.meta.dirname, '../../node_modules/.bin/oxfmt'), [file]);
}
