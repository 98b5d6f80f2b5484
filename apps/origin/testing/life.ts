import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { SHORT_LIFE } from '@cosmodrome/database/testing/short-life';

/**
 * Starts a program in the way of testing/victim.ts and reads what it says until it ends, by itself or because a line was
 * the one to kill it at.
 *
 * @param command the program's file and its arguments
 */
export async function live<Line>(
  command: readonly string[],
  heard: (line: Line, kill: () => void) => void,
): Promise<void> {
  const child = spawn(process.execPath, [...SHORT_LIFE, '--single-threaded-gc', ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const text of createInterface({ input: child.stdout })) {
    heard(JSON.parse(text) as Line, () => child.kill('SIGKILL'));
  }
  await ended;
}
