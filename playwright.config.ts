import { defineConfig, devices } from '@playwright/test';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    // The names of content/hosts lead to the casino of the test.
    '--host-resolver-rules=MAP *.example 127.0.0.1',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // How far ahead lazy art is fetched depends on the line's guessed speed: a busy machine must not look like a slow line.
    '--force-effective-connection-type=4G',
  ],
};

/** About programs, nodes and requests: the size of a window changes nothing. */
const once = /(start|kill|bad-input|two-nodes|paths|budgets|lighthouse|large-catalogue|card-numbers)\.spec\.ts$/;

/** Journeys run against the built app, each worker on its own casino: see e2e/fixtures. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
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
    timezoneId: 'Europe/Berlin',
  },
  projects: [
    // First, as the longest journeys are among them: the last ones to run should be short.
    { name: 'server', testMatch: once, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'desktop', grepInvert: /@touch/, testIgnore: once, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@wide/,
      testIgnore: once,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, launchOptions },
    },
  ],
});
