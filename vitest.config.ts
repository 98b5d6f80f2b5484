import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SHORT_LIFE } from './packages/database/src/testing/short-life.ts';
import { runtime } from './scripts/install.mjs';

// For the processes of the tests and what they start: what Node has compiled once is not compiled again.
process.env['NODE_COMPILE_CACHE'] ??= runtime.NODE_COMPILE_CACHE;

const NOT_TESTS = ['**/node_modules/**', '**/build/**', '**/.cache/**'];
/** They take the place of a module or of a global for themselves, which others would see. */
const MOCKING = [
  'apps/origin/src/identity/passwords.test.ts',
  'apps/origin/src/kernel/http/operator.test.ts',
  'apps/arcade/games/**/*.test.ts',
  'packages/ui/src/game/tile-overlay.test.tsx',
];

export default defineConfig({
  // As in apps/web/vite.config.ts: messages arrive compiled, and use-intl (inlined below) has to read them so.
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [
            '{packages,content,tools,scripts}/**/*.test.{ts,tsx}',
            'apps/{origin,arcade,casino,sandbox}/**/*.test.ts',
          ],
          exclude: [...NOT_TESTS, ...MOCKING],
          // They share their processes, which saves loading the origin for each: what they work on, they make themselves.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // A page keeps its session, its signals and its document in modules: each file has modules of its own.
          name: 'apart',
          include: ['apps/web/**/*.test.{ts,tsx}', ...MOCKING],
          exclude: NOT_TESTS,
          pool: 'vmForks',
        },
      },
      {
        extends: true,
        test: {
          // They start and end programs, so each file has a process of its own.
          name: 'alone',
          include: ['e2e/http/*.test.ts'],
          exclude: NOT_TESTS,
        },
      },
    ],
    globalSetup: 'packages/database/src/testing/run.ts',
    pool: 'forks',
    execArgv: [...SHORT_LIFE],
    // Half as many again as there are cores: a suite waits for its database and its programs a quarter of its time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    server: { deps: { inline: ['use-intl'] } },
    testTimeout: 30_000,
    // Only what fails waits that long: a busy machine takes its time.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
