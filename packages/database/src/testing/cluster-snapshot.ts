import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PgliteClient } from '../pglite/client.ts';

const require = createRequire(import.meta.url);

/**
 * A freshly initialised cluster. `initdb` takes seconds in WebAssembly, so its result is kept beside the installed
 * packages, one file for each version of the engine.
 */
export async function clusterSnapshot(): Promise<Uint8Array> {
  const folder = join(import.meta.dirname, '../../../../node_modules/.cache/cosmodrome');
  const file = join(folder, `pglite-${engineVersion()}.tar`);
  try {
    return await readFile(file);
  } catch {
    await mkdir(folder, { recursive: true });
    const client = await PgliteClient.start({ dataDir: 'memory://' });
    const snapshot = await client.snapshot();
    await client.close();
    // Several test processes may do this at the same time: each renames a whole file into place.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, snapshot);
    await rename(unfinished, file);
    return snapshot;
  }
}

function engineVersion(): string {
  const entry = require.resolve('@electric-sql/pglite');
  const { version } = require(join(entry, '../../package.json')) as { version: string };
  return version;
}
