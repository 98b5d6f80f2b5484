/**
 * Lays pictures out on one picture, to look at them: `sheet.ts <file.png> [--of tiles|alike|symbols|scenes]
 * [--columns 8] [--width 148] [--from 0] [--count 1000]`.
 */
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { parseArgs } from 'node:util';
import { contactSheet, sheetNames, sheetOf } from '../src/sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'tiles' },
    columns: { type: 'string', default: '8' },
    width: { type: 'string', default: '148' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '1000' },
  },
});
const [target] = positionals;
if (target === undefined || !sheetNames.includes(values.of)) {
  process.stderr.write(`Usage: sheet.ts <file.png> [--of ${sheetNames.join('|')}] [--columns 8] [--width 148]\n`);
  process.exitCode = 2;
} else {
  const width = Number(values.width);
  const { files, height } = sheetOf(values.of, readCatalogue(), width);
  const from = Number(values.from);
  const chosen = files.slice(from, from + Number(values.count));
  await contactSheet(chosen, target, { columns: Number(values.columns), width, height });
}
