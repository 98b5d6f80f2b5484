/** `npm start`: installs what is missing, builds what is stale, then hands over to the casino on the pinned Node. */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, pinnedNode, root, runtime } from './install.mjs';

ensureInstalled();

const built = spawnSync(pinnedNode, [path.join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const casino = spawn(pinnedNode, [path.join(root, 'apps', 'casino', 'src', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...runtime, ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});

// Ctrl-C reaches the whole group: the casino ends by itself and this process waits for it. Signals sent to this process
// alone are passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) casino.kill(signal);
  });
}
casino.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
