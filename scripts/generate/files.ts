import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Generated files by their path from the root: each text is compared with the file, or replaces it. */
export type Generated = Readonly<Record<string, string>>;

/** The text of a file; null when there is none. */
export function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Writes the files that differ, or says with `check` which do. Answers their names. */
export function settle(files: Generated, check: boolean): string[] {
  const stale = Object.entries(files).filter(([name, text]) => textOf(path.join(root, name)) !== text);
  for (const [name, text] of stale) {
    if (check) console.error(`${name} is stale: run npm run generate`);
    else writeFileSync(path.join(root, name), text);
  }
  return stale.map(([name]) => name);
}
