import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Raise when a change of the generator changes pictures: every master becomes stale. */
export const GENERATOR_VERSION = 3;

/** Committed pictures live here. */
export const ART_FOLDER = join(import.meta.dirname, '../../../content/art');

export interface Entry {
  /** Hash of the specification and the generator's version. */
  hash: string;
  /** Three colours of the picture from the top down: a placeholder's glow. Tiles only. */
  accent?: string[];
  /** What the picture looks like from afar (`likeness.ts`). Tiles only. */
  impression?: string;
}

export type Kind = 'tiles' | 'symbols' | 'scenes';
export type Manifest = Record<Kind, Record<string, Entry>>;

const FILE = 'manifest.json';

export function readManifest(folder: string = ART_FOLDER): Manifest {
  const file = join(folder, FILE);
  if (!existsSync(file)) return { tiles: {}, symbols: {}, scenes: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Writes the manifest with its keys in order, so that two machines write the same file. */
export function writeManifest(manifest: Manifest, folder: string = ART_FOLDER): void {
  const ordered = (entries: Record<string, Entry>): Record<string, Entry> =>
    Object.fromEntries(Object.entries(entries).sort(([one], [other]) => one.localeCompare(other)));
  const text = { tiles: ordered(manifest.tiles), symbols: ordered(manifest.symbols), scenes: ordered(manifest.scenes) };
  writeFileSync(join(folder, FILE), JSON.stringify(text, null, 2) + '\n');
}

/** Hash of anything that JSON can write, together with the generator's version. */
export function hashOf(specification: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, specification]))
    .digest('hex')
    .slice(0, 16);
}
