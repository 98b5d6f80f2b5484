import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** The frames: one entry a family over shared chunks, so that the engine is loaded and cached once for all slots. */
export default defineConfig({
  base: '/arcade/',
  plugins: [tailwindcss(), compressed()],
  experimental: {
    // The page around a game has loaded the same typefaces under this address.
    renderBuiltUrl: (file) => (file.endsWith('.woff2') ? `/${file}` : undefined),
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: 'manifest.json',
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: ['games/slots/main.ts', 'games/crash/main.ts', 'games/roulette/main.ts', 'games/blackjack/main.ts'],
    },
  },
});

/** Puts the Brotli and gzip forms of every text file beside it, once, so that no request pays for them. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets');
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const bytes = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
