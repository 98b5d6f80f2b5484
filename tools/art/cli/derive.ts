/** Writes every size and format that browsers ask for into a folder: `derive.ts <folder>`. */
import { resolve } from 'node:path';
import { derive } from '../src/derive.ts';

const target = process.argv[2];
if (target === undefined) {
  process.stderr.write('Usage: derive.ts <folder>\n');
  process.exitCode = 2;
} else {
  process.stdout.write(`${await derive(resolve(target))} files written\n`);
}
