import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes what every module weighs in the browser's chunks, as `[chunk, bytes, module]`: `ANALYZE=file npm run build`. */
export function weigh(file: string): Plugin {
  return {
    name: 'weigh',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const rows = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? Object.entries(chunk.modules).map(([id, { renderedLength }]) => [chunk.fileName, renderedLength, id])
          : [],
      );
      writeFileSync(file, JSON.stringify(rows));
    },
  };
}
