import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { live as liveOnce } from '../../testing/life.ts';

const VICTIM = join(import.meta.dirname, 'testing/kill-victim.ts');
const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-cashback-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = { kind: 'paying'; player: number } | { kind: 'done'; real: number[]; problems: string[] };

/** Starts the process and kills it in the middle of so many-th payment; never with zero. */
async function live(killAt: number): Promise<{ paying: number[]; done: Extract<Line, { kind: 'done' }> | null }> {
  const life: Awaited<ReturnType<typeof live>> = { paying: [], done: null };
  await liveOnce<Line>([VICTIM, join(folder, 'data')], (line, kill) => {
    if (line.kind === 'done') life.done = line;
    else if (life.paying.push(line.player) === killAt) kill();
  });
  return life;
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
