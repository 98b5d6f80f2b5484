import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { live as liveOnce } from '../../testing/life.ts';

const victim = (name: string): string => join(import.meta.dirname, 'testing', name);
const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-bonuses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = { kind: 'counting' } | { kind: 'done'; money: [number, number][]; problems: string[] };

/** Starts the process and kills it in the middle of so many-th step; never with zero. */
async function live(
  name: string,
  killAt: number,
): Promise<{ steps: number; done: Extract<Line, { kind: 'done' }> | null }> {
  const life: Awaited<ReturnType<typeof live>> = { steps: 0, done: null };
  await liveOnce<Line>([victim(name), join(folder, name)], (line, kill) => {
    if (line.kind === 'done') life.done = line;
    else if (++life.steps === killAt) kill();
  });
  return life;
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
