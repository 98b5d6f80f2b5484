import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { printBytes } from './bytes.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

const isManifest = /\/manifest-\w+\.js$/;

/**
 * The router's manifest without what its browser half reads the same when it is absent, and with the files of each route in
 * one order, the most used first, so that they compress: every first load carries it. The order of styles is left alone,
 * as it decides which rule wins.
 */
function lean(manifest: string): string {
  const uses = new Map<string, number>();
  for (const [file] of manifest.matchAll(/"\/assets\/[^"]+\.js"/g)) uses.set(file, (uses.get(file) ?? 0) + 1);
  const byUse = (a: string, b: string): number => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1);
  return manifest
    .replaceAll(/"has\w+":false,|"hasDefaultExport":true,/g, '')
    .replaceAll(/(?<="imports":\[)[^\]]+/g, (files) => files.split(',').toSorted(byUse).join(','));
}

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

/** A block of a megabyte holds each of our files whole: the first script is half a kilobyte smaller than in default blocks. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 };

async function compress(name: string): Promise<void> {
  const text = isManifest.test(name) ? lean(await readFile(name, 'utf8')) : await readFile(name);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: brotli }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(name, text), writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)]);
}
