import { minify } from 'terser';
import type { Plugin } from 'vite';
import { sharedFiles } from './first-load.ts';

/** What every page or the lobby loads first, and what pages share beside it, by the names of their chunks. */
const minified = new Set(['entry.client', 'root', 'lobby', ...sharedFiles]);

/**
 * Terser makes a hundredth less of the same script than Oxc and takes twenty times as long. It is worth that for what
 * many pages load; all other files are left to Oxc.
 */
export function minifyFirst(): Plugin {
  return {
    name: 'minify-first',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code, chunk) {
      if (!minified.has(chunk.name)) return null;
      const { code: smaller } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
      });
      return smaller === undefined ? null : { code: smaller, map: null };
    },
  };
}
