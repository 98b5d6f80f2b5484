import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { livesOf } from '../../testing/rewards.ts';

const KILLS = Number(process.env['FREESPIN_KILLS'] ?? (process.env['TESTS'] === 'all' ? 40 : 2));
const SEED = Number(process.env['FREESPIN_KILL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-freespins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  `gives free spins and what they win once over ${KILLS} kills, from the grant to their end (seed ${SEED})`,
  { timeout: KILLS * 15_000 + 60_000 },
  async () => {
    const shares = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { numRuns: KILLS, seed: SEED });
    const { grants, prizes, real, problems } = await livesOf({ folder, course: 'freespins', shares });
    expect(problems).toEqual([]);
    // The free spins, and what was won with them.
    expect([grants, prizes, real]).toEqual([1, 2, 450]);
  },
);
