import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { live as liveOnce } from '../../testing/life.ts';

const KILLS = Number(process.env['LEDGER_KILLS'] ?? (process.env['TESTS'] === 'all' ? 50 : 6));
const SEED = Number(process.env['LEDGER_KILL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const VICTIM = join(import.meta.dirname, 'testing/kill-victim.ts');

const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-kill-'));
const acknowledged = join(folder, 'acknowledged');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = { kind: 'checked'; problems: string[] } | { kind: 'done'; playerId: number; key: string; id: string };

/** Starts the process, and kills it once it has acknowledged so many operations. @returns what it found wrong at its start */
async function live(generation: number, operations: number): Promise<{ problems: string[]; done: number }> {
  const life = { problems: ['it ended before it had checked the books'], done: 0 };
  const command = [VICTIM, join(folder, 'data'), acknowledged, String(generation)];
  await liveOnce<Line>(command, (line, kill) => {
    if (line.kind === 'checked') {
      life.problems = line.problems;
    } else {
      // Also what was acknowledged between the signal and the end must be kept.
      appendFileSync(acknowledged, `${line.playerId} ${line.key} ${line.id}\n`);
      life.done += 1;
    }
    if (life.done === operations) kill();
  });
  return life;
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
