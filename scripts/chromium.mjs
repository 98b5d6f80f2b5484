/** Finds a Chromium for the browser tests: CHROMIUM_PATH, the usual places, or Debian's package when it may be installed. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** The shell draws no window of its own, which is a quarter of what a journey costs. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return spawnSync(file, ['--version'], { encoding: 'utf8' }).status === 0;
  } catch {
    return false;
  }
}

/** Path of a Chromium that runs. Installs Debian's as root with apt; otherwise says what to do and ends the program. */
export function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (runs(asked)) return asked;
    console.error(`CHROMIUM_PATH is ${asked}, which does not run.`);
    process.exit(1);
  }
  const found = places.find(runs);
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    console.log('Installing Chromium for the browser tests ...');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = places.find(runs);
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
  return process.exit(1);
}
