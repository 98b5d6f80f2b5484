import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';

const KILLS = Number(process.env['LEDGER_KILLS'] ?? 50);
const SEED = Number(process.env['LEDGER_KILL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** A life is a second long: optimising the engine's code for it would cost more than the work. */
const SHORT_LIFE = ['--liftoff-only', '--single-threaded-gc'];
const VICTIM = join(import.meta.dirname, 'testing/kill-victim.ts');

const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-kill-'));
const acknowledged = join(folder, 'acknowledged');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = { kind: 'checked'; problems: string[] } | { kind: 'done'; playerId: number; key: string; id: string };

/** Starts the process, and kills it once it has acknowledged so many operations. @returns what it found wrong at its start */
async function live(generation: number, operations: number): Promise<{ problems: string[]; done: number }> {
  const child = spawn(
    process.execPath,
    [...SHORT_LIFE, VICTIM, join(folder, 'data'), acknowledged, String(generation)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  let problems: string[] = ['it ended before it had checked the books'];
  let done = 0;
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text) as Line;
    if (line.kind === 'checked') {
      problems = line.problems;
      if (operations === 0) child.kill('SIGKILL');
      continue;
    }
    // Also what was acknowledged between the signal and the end must be kept.
    appendFileSync(acknowledged, `${line.playerId} ${line.key} ${line.id}\n`);
    if (++done === operations) child.kill('SIGKILL');
  }
  await ended;
  return { problems, done };
}

it(
  `keeps every acknowledged operation exactly once over ${KILLS} kills (seed ${SEED})`,
  { timeout: KILLS * 10_000 + 60_000 },
  async () => {
    writeFileSync(acknowledged, '');
    const lives = fc.sample(fc.integer({ min: 1, max: 60 }), { numRuns: KILLS, seed: SEED });
    for (const [generation, operations] of [...lives, 0].entries()) {
      const { problems, done } = await live(generation, operations);
      expect(problems).toEqual([]);
      expect(done).toBeGreaterThanOrEqual(operations);
    }
  },
);
