import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in apps/web/vite.config.ts: messages arrive compiled, and use-intl (inlined below) has to read them so.
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  test: {
    include: ['{packages,apps,content,tools,scripts}/**/*.test.{ts,tsx}', 'e2e/http/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.cache/**'],
    globalSetup: 'packages/database/src/testing/run.ts',
    pool: 'forks',
    // As many as there are cores: left to itself it keeps one free, which of two is half.
    maxWorkers: '100%',
    server: { deps: { inline: ['use-intl'] } },
    testTimeout: 30_000,
    // Only what fails waits that long: a busy machine takes its time.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
