import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';

const victim = (name: string): string => join(import.meta.dirname, 'testing', name);
const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-bonuses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = { kind: 'counting' } | { kind: 'done'; money: [number, number][]; problems: string[] };

/** Starts the process and kills it in the middle of so many-th step; never with zero. */
async function live(
  name: string,
  killAt: number,
): Promise<{ steps: number; done: Extract<Line, { kind: 'done' }> | null }> {
  const child = spawn(process.execPath, [victim(name), join(folder, name)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let steps = 0;
  let done: Extract<Line, { kind: 'done' }> | null = null;
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text) as Line;
    if (line.kind === 'done') done = line;
    else if (++steps === killAt) child.kill('SIGKILL');
  }
  await ended;
  return { steps, done };
}

it('pays a wagered bonus once, however often the process dies while it counts', { timeout: 120_000 }, async () => {
  const name = 'kill-victim.ts';
  for (const killAt of [1, 3, 6]) await live(name, killAt);
  const { done } = await live(name, 0);
  expect(done?.problems).toEqual([]);
  expect(done?.money).toEqual(Array.from({ length: 6 }, () => [900, 0]));
  // Nothing is left to count.
  expect((await live(name, 0)).steps).toBe(0);
});

it(
  'gives a deposit’s bonus once, however often the process dies while it reads of the deposit',
  { timeout: 120_000 },
  async () => {
    const name = 'deposit-victim.ts';
    for (const killAt of [1, 4]) await live(name, killAt);
    const { done } = await live(name, 0);
    expect(done?.problems).toEqual([]);
    expect(done?.money).toEqual(Array.from({ length: 6 }, () => [2_000, 1_000]));
    // Nothing is left to look at.
    expect((await live(name, 0)).steps).toBe(0);
  },
);
