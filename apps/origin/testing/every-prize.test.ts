import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acrossShards, type Connection } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import type { Prize, PrizeKind } from '@cosmodrome/rules/prizes/prize';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distribution } from '../src/generated/distribution.ts';
import { systems } from '../src/generated/systems.ts';
import { isClean, reconcile } from '../src/ledger/index.ts';
import { startCasino, type TestCasino } from './casino.ts';
import { EVERY_PRIZE } from './every-prize.ts';
import { undelivered } from '../src/prizes/index.ts';
import { ownedRows } from './owned-rows.ts';
import { livesOf } from './rewards.ts';
import { stopEverywhere } from './stops.ts';

const KINDS = Object.keys(EVERY_PRIZE) as PrizeKind[];
const PRIZES = Object.values(EVERY_PRIZE).flat();
/** Tables that are divided by the player. */
const OWN = Object.entries(distribution).flatMap(([name, where]) => (where === 'player' ? [name] : []));

anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine, clock: new ManualClock('2026-11-18T12:00:00Z') });
  }, 60_000);
  afterAll(async () => {
    await casino.settle();
    const { db } = casino.core.database;
    const books = await reconcile(db);
    expect([books, isClean(books)]).toEqual([books, true]);
    for (const { reconcile: compare } of systems) {
      expect(Object.values((await compare?.(db)) ?? {}).flat()).toEqual([]);
    }
    const { rows } = await sql`select * from levels_players where chargeable < 0 or persistent < 0`.execute(
      acrossShards(db, 'a test looks at everybody'),
    );
    expect(rows).toEqual([]);
    await casino.close();
  });

  /** Every row of every system that belongs to a player, as it is, without what tells other systems. */
  const owned = (playerId: number): Promise<unknown> => ownedRows(casino.core.database.db, playerId, OWN);

  it('has a prize of each kind, and each is delivered', () => {
    const delivered = KINDS.filter((kind) => casino.core.prizes.delivers({ kind, amounts: {} } as Prize));
    expect(delivered).toEqual(KINDS);
    expect(KINDS.filter((kind) => EVERY_PRIZE[kind].length === 0)).toEqual([]);
  });

  it('delivers every prize that the content names, or nothing would start', () => {
    expect(undelivered(casino.core.content, casino.core.prizes)).toEqual([]);
    const lacking = { delivers: ({ kind }: Prize) => kind !== 'points' };
    expect(undelivered(casino.core.content, lacking).join()).toContain('lootboxes/cargo/items');
  });

  describe.each(PRIZES)('a prize %j', (prize) => {
    const give = (playerId: number, key: string, connection: Connection = casino.core.database.db) =>
      casino.core.prizes.grant(connection, {
        playerId,
        prize,
        source: 'tests',
        key,
        at: casino.clock.now(),
        lifecycle: 'given',
      });

    it('is given once under seven deliveries, which get the first answer', async () => {
      const { playerId } = await casino.player();
      const first = await give(playerId, 'tests:one');
      expect(first).toMatchObject({ outcome: 'granted', grant: { status: 'taken', key: 'tests:one' } });
      const after = await owned(playerId);
      for (let delivery = 1; delivery < 7; delivery += 1) {
        expect(await give(playerId, 'tests:one')).toEqual({ ...first, outcome: 'already' });
      }
      expect(await owned(playerId)).toEqual(after);
      expect(await give(playerId, 'tests:two')).toMatchObject({ outcome: 'granted' });
    });

    it('is given once by fifty at the same time', async () => {
      const { playerId } = await casino.player();
      const answers = await Promise.all(Array.from({ length: 50 }, () => give(playerId, 'tests:one')));
      expect(answers.filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
      expect(answers.filter(({ outcome }) => outcome === 'already')).toHaveLength(49);
      expect(new Set(answers.map((each) => ('grant' in each ? each.grant.id : null))).size).toBe(1);
    });

    it('leaves nothing behind wherever its transaction ends, and is given whole afterwards', async () => {
      const { playerId } = await casino.player();
      const before = await owned(playerId);
      const key = `tests:${randomUUID()}`;
      const statements = await stopEverywhere(casino.core.database.db, async (connection) => {
        // What the one before has left behind.
        expect(await owned(playerId)).toEqual(before);
        return give(playerId, key, connection);
      });
      expect(statements).toBeGreaterThan(3);
      expect(await owned(playerId)).not.toEqual(before);
      expect(await give(playerId, key)).toMatchObject({ outcome: 'already' });
    });

    it('is given to no closed account', async () => {
      const { playerId } = await casino.player();
      const { db } = casino.core.database;
      await db.updateTable('players').set({ closed_at: casino.clock.now() }).where('id', '=', playerId).execute();
      expect(await give(playerId, 'tests:one')).toEqual({ outcome: 'refused', reason: 'account_closed' });
    });
  });
});

const KILLS = Number(process.env['PRIZE_KILLS'] ?? (process.env['TESTS'] === 'all' ? 40 : 2));
const SEED = Number(process.env['PRIZE_KILL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

describe('a process that dies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-prizes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    `has given every prize once, and what was drawn with it, after ${KILLS} kills (seed ${SEED})`,
    { timeout: KILLS * 15_000 + 60_000 },
    async () => {
      const shares = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { numRuns: KILLS, seed: SEED });
      const { grants, prizes, problems } = await livesOf({ folder, course: 'prizes', shares });
      expect(problems).toEqual([]);
      expect(grants).toBe(PRIZES.length);
      // What was won with the free spins, and what came out of the box and of both turns of the wheel.
      expect(prizes).toBe(PRIZES.length + 4);
    },
  );
});
