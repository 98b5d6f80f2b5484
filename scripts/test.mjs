/** `npm test`: installs what is missing, then checks, unit and contract tests, the build, and the browser journeys. */
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
  CHROMIUM_PATH: chromium,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
};

function step(name, command, extra = {}) {
  console.log(`\n== ${name}`);
  const [file, ...args] = command;
  return spawnSync(file, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } }).status === 0;
}

function counts(file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  return read(JSON.parse(readFileSync(file, 'utf8')));
}

/** The journeys that failed once and passed when tried again: each is a defect to find, of the test or of the product. */
const flaky = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flaky(suite),
  ]);

const checked = step('Checks', [pinnedNode, 'scripts/check.ts']);
const unit = step('Unit, property and contract tests', [
  bin('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
const built = step('Build', [pinnedNode, 'scripts/build.ts']);
const journeys =
  built &&
  step('Browser journeys', [bin('playwright'), 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport,
  });

const a = counts(vitestReport, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));
const b = counts(journeysReport, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
const green = checked && unit && built && journeys;
for (const title of existsSync(journeysReport) ? flaky(JSON.parse(readFileSync(journeysReport, 'utf8'))) : [])
  console.warn(`\nNeeded a second try: ${title}`);
if (!checked) console.error('\nA check failed: see "Checks" above.');
if (!built) console.error('\nThe build failed, so the journeys did not run.');
console.log(
  `\ncosmodrome: ${a.passed + b.passed} passed, ${a.failed + b.failed + (green || a.failed + b.failed > 0 ? 0 : 1)} failed`,
);
process.exit(green ? 0 : 1);
