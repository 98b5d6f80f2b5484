/**
 * `npm test`: installs what is missing, then checks, the build, unit and contract tests, and the browser journeys.
 * `npm run test:all` takes the long forms: each journey on a phone and on a desktop, and what docs/testing.md names.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

ensureInstalled();
const chromium = ensureChromium();

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const vitestReport = path.join(results, 'vitest.json');
const journeysReport = path.join(results, 'journeys.json');

const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const env = {
  ...process.env,
  ...(process.argv.includes('all') ? { TESTS: 'all' } : {}),
  CHROMIUM_PATH: chromium,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
};

/** Minutes that each floor of the tests took, in their order. */
const minutes = [];

function step(name, command, extra = {}) {
  console.log(`\n== ${name}`);
  const [file, ...args] = command;
  const begun = performance.now();
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } });
  minutes.push(`${name} ${((performance.now() - begun) / 60_000).toFixed(1)} min`);
  return status === 0;
}

/** Every journey with the seconds that all its tries took. */
const journeySeconds = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `[${projectName}] ${file}: ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      })),
    ),
    ...journeySeconds(suite),
  ]);

const unitSeconds = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }));

function printSlowest(what, timed) {
  console.log(`\nThe ten slowest ${what}:`);
  for (const { name, seconds } of timed.sort((a, b) => b.seconds - a.seconds).slice(0, 10)) {
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
}

/** Names of the journeys that ended so. `flaky`: failed once and passed when tried again, a defect of test or product. */
const journeysThat = (status, { suites = [] }) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`),
    ...journeysThat(status, suite),
  ]);

/** Names of failed tests and of files that did not even load, with the first line of the reason. */
const failedUnits = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = path.relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${message.split('\n')[0]}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}\n  ${failureMessages[0]?.split('\n')[0]}`,
    );
  });

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const checked = step('Checks', [pinnedNode, 'scripts/check.ts']);
const built = step('Build', [pinnedNode, 'scripts/build.ts']);
const unit = step('Unit, property and contract tests', [
  bin('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
const journeys =
  built &&
  step('Browser journeys', [bin('playwright'), 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport,
  });

// Said once more at the end: whoever reads only the end of a long output finds the reason there.
const units = read(vitestReport);
const played = read(journeysReport);
if (units) printSlowest('test files', unitSeconds(units));
if (played) printSlowest('journeys', journeySeconds(played));
console.log(`\n${minutes.join(', ')}`);
for (const name of units ? failedUnits(units) : []) console.error(`\nFailed: ${name}`);
for (const name of played ? journeysThat('unexpected', played) : []) console.error(`\nFailed: ${name}`);
for (const name of played ? journeysThat('flaky', played) : []) console.warn(`\nNeeded a second try: ${name}`);
const green = checked && unit && built && journeys;
const passed = (units?.numPassedTests ?? 0) + (played ? played.stats.expected + played.stats.flaky : 0);
const failed = (units?.numFailedTests ?? 0) + (played?.stats.unexpected ?? 0);
if (!checked) console.error('\nA check failed: see "Checks" above.');
if (!unit && (units?.numFailedTests ?? 0) === 0)
  console.error('\nAn error outside of every test: see "Unhandled" above.');
if (!built) console.error('\nThe build failed, so the journeys did not run.');
console.log(`\ncosmodrome: ${passed} passed, ${failed > 0 || green ? failed : 1} failed`);
process.exit(green ? 0 : 1);
