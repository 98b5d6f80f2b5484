import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { firstLoad } from './cli/first-load.ts';
import { minifyFirst } from './cli/minify-first.ts';
import { reactCompiler } from './cli/react-compiler.ts';
import { weigh } from './cli/weigh.ts';
import { withoutUnusedParts } from './cli/unused-parts.ts';

const first = firstLoad();

export default defineConfig({
  plugins: [
    first.plugin,
    minifyFirst(),
    reactCompiler(),
    withoutUnusedParts(),
    tailwindcss(),
    reactRouter(),
    ...(process.env['ANALYZE'] ? [weigh(process.env['ANALYZE'])] : []),
  ],
  resolve: {
    // Messages arrive compiled: only the small formatter goes to the browser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    dedupe: ['react', 'react-dom'],
  },
  // Everything is bundled for the server too, so that it always runs React's production build.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2024',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What is sent is weighed when it is compressed (`finish.ts`).
    reportCompressedSize: false,
    sourcemap: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: first.groups },
            // What the other files are called stands in the first one, and is a half of a kilobyte of it.
            // Seven characters of a hash are the fewest that the bundler takes.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
    // Read in stack traces and profiles; nobody downloads it.
    ssr: { build: { minify: false, rolldownOptions: { input: './app/entry.node.ts' } } },
  },
});
