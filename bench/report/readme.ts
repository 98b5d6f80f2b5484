import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../README.md');
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/** Where and when figures were taken, in one line. */
export function circumstances(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ' with uncommitted changes';
  const [cpu] = cpus();
  return [
    `Commit ${git('rev-parse', '--short=12', 'HEAD')}${changed}`,
    new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
    `${cpus().length} cores (${cpu?.model.trim() || 'of unknown make'}), ${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)} before the table`,
  ].join(', ');
}

/** Puts a table between its marks in the README, in place of its last figures. */
export function writeTable(id: string, text: string): void {
  const readme = readFileSync(file, 'utf8');
  const marks = [`<!-- ${id} -->\n`, `\n<!-- end of ${id} -->`] as const;
  const from = readme.indexOf(marks[0]);
  const to = readme.indexOf(marks[1]);
  if (from < 0 || to < from) throw new Error(`${file} has no marks for the table "${id}"`);
  writeFileSync(file, `${readme.slice(0, from + marks[0].length)}\n${text}\n${readme.slice(to)}`);
  execFileSync(path.resolve(import.meta.dirname, '../../node_modules/.bin/oxfmt'), [file]);
}
