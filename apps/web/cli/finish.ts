import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { printBytes } from './bytes.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

const isManifest = /\/manifest-\w+\.js$/;

/** The router's manifest without what its browser half reads the same when it is absent: every first load carries it. */
const lean = (manifest: string): string => manifest.replaceAll(/"has\w+":false,|"hasDefaultExport":true,/g, '');

/** Makes the build ready to be served: the brand's marks beside it, every text file compressed, the bytes told. */
export async function finish(build: string): Promise<void> {
  const client = path.join(build, 'client');
  await cp(path.resolve(root, '../../packages/ui/src/brand'), path.join(client, 'brand'), { recursive: true });
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  // All at once: Node's threads take them in turn, on every core.
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => compress(path.join(entry.parentPath, entry.name))),
  );
  await printBytes(build);
}

async function compress(name: string): Promise<void> {
  const text = isManifest.test(name) ? lean(await readFile(name, 'utf8')) : await readFile(name);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(name, text), writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)]);
}
