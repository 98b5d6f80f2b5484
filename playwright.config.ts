import { defineConfig, devices } from '@playwright/test';
import { everything, ONLY_IN_ALL } from './e2e/fixtures/everything.ts';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    // The names of content/hosts lead to the casino of the test.
    '--host-resolver-rules=MAP *.example 127.0.0.1',
    '--disable-gpu',
    // As a desktop's Chromium does by itself: a game's frame is a process of its own, and its files are not the page's.
    '--site-per-process',
    // The shell hints letters by default, which widens them: faces that stand in for late ones would no longer match.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // How far ahead lazy art is fetched depends on the line's guessed speed: a busy machine must not look like a slow line.
    '--force-effective-connection-type=4G',
  ],
};

/** About bytes and nodes: they choose their windows themselves. What needs no page is in e2e/http, for vitest. */
const once = /(two-nodes|budgets|lighthouse)\.spec\.ts$/;

/**
 * A journey runs on a phone, as most players do, and `@wide` on a desktop instead; one that looks at both changes its window.
 * `npm run test:all` runs each on both that does not name its one (`@touch`, `@wide`), and the long forms (`@all`) that
 * docs/testing.md names.
 */
const notNow = everything ? [] : [new RegExp(ONLY_IN_ALL)];

/** Journeys run against the built app, on casinos that they share or on one of their own: see e2e/fixtures. */
export default defineConfig({
  testDir: 'e2e',
  // Files named .test.ts are vitest's: they need no browser.
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/fixtures/before-all.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // More than a small machine has cores: a journey waits for the pace of a game and the patience of a page a quarter of its time.
  workers: 3,
  // A second try tells a machine that was busy from a defect; scripts/test.mjs names every journey that needed one.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions,
    actionTimeout: 20_000,
    // Keeping one costs a third of a small machine: TRACE=1 keeps those of failures.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
    // fixtures/motion.ts says why, and how a journey sees all of it.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Berlin',
  },
  projects: [
    // First, as the longest journeys are among them: the last ones to run should be short.
    { name: 'server', testMatch: once, grepInvert: notNow, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'desktop',
      grep: everything ? /./ : /@wide/,
      grepInvert: [/@touch/, ...notNow],
      testIgnore: once,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: [/@wide/, ...notNow],
      testIgnore: once,
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 360, height: 780 }, launchOptions },
    },
  ],
});
