import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Family } from '@cosmodrome/maths/model';
import { z } from 'zod';

/** Addresses of what a family's frame loads. */
export interface FrameEntry {
  script: string;
  styles: string[];
  preloads: string[];
}

export interface FrameFiles {
  dir: string;
  entry(family: Family): FrameEntry;
}

const DEFAULT_DIR = fileURLToPath(new URL('../../dist', import.meta.url));
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

const ENTRIES: Readonly<Record<Family, string>> = {
  lines: 'games/slots/main.ts',
  book: 'games/slots/main.ts',
  ways: 'games/slots/main.ts',
  crash: 'games/crash/main.ts',
  roulette: 'games/roulette/main.ts',
  blackjack: 'games/blackjack/main.ts',
};

/** Reads what the build has made. Throws when the frame has not been built. */
export function frameFiles(dir = DEFAULT_DIR): FrameFiles {
  const path = join(dir, 'manifest.json');
  if (!existsSync(path)) throw new Error('the game frames are not built: run "npm run build -w @cosmodrome/arcade"');
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));

  function chunks(name: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return found;
    found.add(name);
    for (const imported of chunk.imports) chunks(imported, found);
    return found;
  }

  const entries = new Map<Family, FrameEntry>();
  for (const family of Object.keys(ENTRIES) as Family[]) {
    const name = ENTRIES[family];
    const [own, ...rest] = [...chunks(name)].flatMap((key) => manifest[key] ?? []);
    if (!own) throw new Error(`the build has no entry ${name}`);
    entries.set(family, {
      script: `/arcade/${own.file}`,
      styles: [own, ...rest].flatMap((chunk) => chunk.css.map((file) => `/arcade/${file}`)),
      preloads: rest.map((chunk) => `/arcade/${chunk.file}`),
    });
  }
  return {
    dir,
    entry(family) {
      const entry = entries.get(family);
      if (!entry) throw new Error(`no frame for ${family}`);
      return entry;
    },
  };
}
