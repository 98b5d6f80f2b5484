import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Pictures from the licensed icon sets: `gi:` game-icons (silhouettes), `fe:` fluent-emoji, `nt:` noto (both coloured).
 */
export interface Icon {
  /** SVG content with ids made unique by a prefix; silhouettes paint with `currentColor`. */
  body: string;
  width: number;
  height: number;
  silhouette: boolean;
}

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width: number;
  height: number;
}

const SETS: Readonly<Record<string, string>> = { gi: 'game-icons', fe: 'fluent-emoji', nt: 'noto' };
const require = createRequire(import.meta.url);
const loaded = new Map<string, IconSet>();

function iconSet(key: string): IconSet {
  const name = SETS[key];
  if (name === undefined) throw new Error(`Unknown icon set "${key}"`);
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const set = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconSet;
  loaded.set(key, set);
  return set;
}

/** True when `reference` names a picture that exists. */
export function iconExists(reference: string): boolean {
  const [key = '', name = ''] = reference.split(':');
  return key in SETS && iconSet(key).icons[name] !== undefined;
}

/** Finds an icon such as `gi:gold-scarab`. Throws when it does not exist. */
export function icon(reference: string, prefix: string): Icon {
  const [key = '', name = ''] = reference.split(':');
  const set = iconSet(key);
  const found = set.icons[name];
  if (found === undefined) throw new Error(`No icon "${reference}"`);
  const body = found.body
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
  return { body, width: found.width ?? set.width, height: found.height ?? set.height, silhouette: key === 'gi' };
}
