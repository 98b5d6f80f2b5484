import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../reference-server.ts');

/** Starts the reference in a process of its own: a bare server with a copy of one answer. */
export async function startBareServer(copied: string) {
  const child = spawn(process.execPath, [program, copied], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${printed.toString().trim()}`,
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  };
}
