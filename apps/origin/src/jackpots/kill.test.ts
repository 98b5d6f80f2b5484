import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { live as liveOnce } from '../../testing/life.ts';

const KILLS = Number(process.env['JACKPOT_KILLS'] ?? (process.env['TESTS'] === 'all' ? 4 : 2));
const SEED = Number(process.env['JACKPOT_KILL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const VICTIM = join(import.meta.dirname, 'testing/kill-victim.ts');

const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-jackpot-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = { kind: 'checked'; problems: string[] } | { kind: 'won'; level: string; cycle: number };

/** Starts the process, and kills it once so many levels fell. @returns what it found wrong at its start, and what fell */
async function live(generation: number, wins: number): Promise<{ problems: string[]; won: string[] }> {
  const life = { problems: ['it ended before it had checked the books'], won: [] as string[] };
  await liveOnce<Line>([VICTIM, join(folder, 'data'), String(generation)], (line, kill) => {
    if (line.kind === 'checked') life.problems = line.problems;
    else life.won.push(`${line.level} ${line.cycle}`);
    if (life.won.length === wins) kill();
  });
  return life;
}

it(
  `counts every round once and pays every win once over ${KILLS} kills (seed ${SEED})`,
  { timeout: KILLS * 20_000 + 60_000 },
  async () => {
    const lives = fc.sample(fc.integer({ min: 1, max: 12 }), { numRuns: KILLS, seed: SEED });
    const fallen = new Set<string>();
    for (const [generation, wins] of [...lives, 0].entries()) {
      const { problems, won } = await live(generation, wins);
      expect(problems).toEqual([]);
      for (const cycle of won) {
        expect(fallen.has(cycle)).toBe(false);
        fallen.add(cycle);
      }
    }
    expect(fallen.size).toBeGreaterThanOrEqual(lives.reduce((sum, wins) => sum + wins, 0));
  },
);
