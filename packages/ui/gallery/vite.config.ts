import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The gallery: every component in every state, as static files in dist/gallery. */
export default defineConfig({
  base: './',
  plugins: [tailwindcss()],
  build: { outDir: '../dist/gallery', emptyOutDir: true, assetsInlineLimit: 0 },
});
