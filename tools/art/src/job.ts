import type { Entry, Kind } from './manifest.ts';

/** One committed picture: what it is made of, the files it is in, and how to draw it. */
export interface Job {
  kind: Kind;
  id: string;
  hash: string;
  /** Paths under `content/art`. */
  files: readonly string[];
  draw(folder: string): Promise<Entry>;
}
