/** Initialises an empty cluster of the embedded engine: `template.ts <folder>`. First starts begin with a copy of it. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PgliteClient } from '../src/pglite/client.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: template.ts <folder>');
const unfinished = `${target}.unfinished`;
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(path.dirname(target), { recursive: true });
const client = await PgliteClient.start({ dataDir: unfinished });
await client.close();
rmSync(target, { recursive: true, force: true });
renameSync(unfinished, target);
