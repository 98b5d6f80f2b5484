import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Files that every page or the lobby loads first, by the names of their chunks (`first-load.ts`). */
const first = new Set(['base', 'live', 'entry.client', 'root', 'lobby']);

/**
 * Terser makes a hundredth less of the same script than Oxc and takes twenty times as long. It is worth that for what
 * everybody loads, whose budget is the tightest; all other files are left to Oxc.
 */
export function minifyFirst(): Plugin {
  return {
    name: 'minify-first',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code, chunk) {
      if (!first.has(chunk.name)) return null;
      const { code: smaller } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
      });
      return smaller === undefined ? null : { code: smaller, map: null };
    },
  };
}
