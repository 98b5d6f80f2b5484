import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';

const VICTIM = join(import.meta.dirname, 'testing/kill-victim.ts');
const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-cashback-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = { kind: 'paying'; player: number } | { kind: 'done'; real: number[]; problems: string[] };

/** Starts the process and kills it in the middle of so many-th payment; never with zero. */
async function live(killAt: number): Promise<{ paying: number[]; done: Extract<Line, { kind: 'done' }> | null }> {
  const child = spawn(process.execPath, [VICTIM, join(folder, 'data')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const paying: number[] = [];
  let done: Extract<Line, { kind: 'done' }> | null = null;
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text) as Line;
    if (line.kind === 'done') done = line;
    else if (paying.push(line.player) === killAt) child.kill('SIGKILL');
  }
  await ended;
  return { paying, done };
}

it('goes on after a kill where it ended, and pays everybody once', { timeout: 120_000 }, async () => {
  await live(1);
  await live(3);
  const { done } = await live(0);
  expect(done?.problems).toEqual([]);
  expect(done?.real).toEqual(Array.from({ length: 6 }, () => 9_100));
  // Nobody is left to be asked about.
  expect((await live(0)).paying).toEqual([]);
});
