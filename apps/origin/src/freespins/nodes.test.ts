import { acrossShards } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { DAY_MS } from '@cosmodrome/rules/durations';
import type { FreeSpinsPrize } from '@cosmodrome/rules/prizes/prize';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { stopEverywhere } from '../../testing/stops.ts';
import { inTransaction } from '@cosmodrome/database';
import { isClean, reconcile, wallets } from '../ledger/index.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { FREE_ROUNDS } from '../play/index.ts';
import { reconcileFreeSpins } from './reconcile.ts';

const GEMS = 'orbit/CosmicGems';
const START = '2026-11-18T12:00:00Z';
const KEY = 'tests:spins';

/** Two programs on one database, with a clock and a studio of each. */
anyEngine((engine) => {
  const clock = new ManualClock(START);
  let nodes: readonly [TestCasino, TestCasino];
  let db: TestCasino['core']['database']['db'];
  beforeAll(async () => {
    const one = await startCasino({ engine, clock });
    const { database } = one.core;
    const other = await startCasino({
      engine: {
        name: engine.name,
        open: () => Promise.resolve({ ...database, close: async () => undefined } as never),
      },
      clock,
    });
    nodes = [one, other];
    ({ db } = database);
  }, 60_000);
  afterAll(async () => {
    const [one, other] = nodes;
    await one.settle();
    const books = await reconcile(db);
    expect([books, isClean(books)]).toEqual([books, true]);
    expect(Object.values(await reconcileFreeSpins(db)).flat()).toEqual([]);
    await other.close();
    await one.close();
  });

  const grant = async (node: TestCasino, playerId: number, change: Partial<FreeSpinsPrize> = {}) => {
    const prize: FreeSpinsPrize = {
      kind: 'freespins',
      games: [GEMS],
      count: 4,
      bet_level: 1,
      wager: 0,
      max_wins: null,
      days_to_activate: 7,
      days_to_play: 3,
      ...change,
    };
    const request = { playerId, prize, source: 'tests', key: KEY, at: clock.now(), lifecycle: 'given' as const };
    return (await node.core.prizes.grant(node.core.database.db, request)).outcome;
  };
  const real = async (playerId: number): Promise<number> => Number((await wallets(db, playerId))[0]?.real);
  const latest = async (client: TestClient) => (await client.call('freespins.list')).body[0];
  /** The same visitor at the other node: cookies are of the site. */
  const at = (node: TestCasino, client: TestClient): TestClient => {
    const there = node.client();
    there.cookies.clear();
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    return there;
  };
  const run = (name: string) =>
    Promise.all(nodes.map((node) => node.jobs.find((job) => job.name === name)?.run() ?? Promise.resolve()));

  it('gives, activates, plays and ends free spins once, at whichever node something comes', async () => {
    const [one, other] = nodes;
    const { client, playerId } = await one.player(1_000n);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_each, turn) => grant(turn % 2 === 0 ? one : other, playerId)),
    );
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(1);
    const there = at(other, client);
    const id = (await latest(there))?.id ?? 0;
    const activated = await Promise.all(
      [client, there, client, there].map((each) => each.call('freespins.activate', { params: { id } })),
    );
    expect(activated.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await latest(there)).toMatchObject({ stage: 'activated', playable: true });

    const session = await one.openGame(client, GEMS);
    for (let round = 1; round <= 4; round += 1) {
      clock.advance(5_000);
      const named = { round_id: `round-${round}`, action_id: `action-${round}`, freespins_id: String(id), bet: 0 };
      // The studio sends each round seven times, to both.
      const sent = await Promise.all(
        Array.from({ length: 7 }, (_each, turn) =>
          (turn % 2 === 0 ? one : other).studio.play(session, { ...named, win: 100 * round }),
        ),
      );
      expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
    }
    await run('end free spins');
    await run('tell studios of free spins');
    expect(await latest(client)).toMatchObject({ stage: 'finished', freespins_performed: 4, won_cents: 1_000 });
    expect(await real(playerId)).toBe(2_000);
  });

  it('ends them once when their time is over in the middle, and gives what was won', async () => {
    const [one, other] = nodes;
    const { client, playerId } = await other.player(1_000n);
    await grant(other, playerId);
    const id = (await latest(client))?.id ?? 0;
    await client.call('freespins.activate', { params: { id } });
    const session = await one.openGame(at(one, client), GEMS);
    clock.advance(5_000);
    one.studio.expectAnswer(await one.studio.play(session, { bet: 0, win: 70, freespins_id: String(id) }));
    clock.advance(3 * DAY_MS);
    await run('end free spins');
    await run('end free spins');
    const { rows } = await sql`select stage, won, paid from freespins where player_id = ${playerId}`.execute(db);
    expect(rows).toEqual([{ stage: 'expired', won: 70n, paid: 70n }]);
    expect(await real(playerId)).toBe(1_070);
  });

  it('books a round whole or not at all, wherever the program ends in it', async () => {
    const [one] = nodes;
    const { client, playerId } = await one.player(1_000n);
    await grant(one, playerId, { count: 2 });
    const id = (await latest(client))?.id ?? 0;
    await client.call('freespins.activate', { params: { id } });
    for (const round of [1, 2]) {
      const before = [await real(playerId), (await latest(client))?.freespins_performed];
      const statements = await stopEverywhere(db, async (connection) => {
        expect([await real(playerId), (await latest(client))?.freespins_performed]).toEqual(before);
        return inTransaction<object, void>(connection, async (trx) => {
          await lockPlayer(trx, playerId);
          const named = { playerId, freespinsId: String(id), studio: 'studio', currency: 'EUR', gameId: GEMS };
          const action = { ...named, actionId: `stop-${round}`, roundId: `stop-${round}`, win: 40n, finished: true };
          const begin = () => Promise.resolve(null);
          const { code } = await FREE_ROUNDS.of(one.core).play(trx, { ...action, at: clock.now() }, begin);
          expect(code).toBe('ok');
        });
      });
      expect(statements).toBeGreaterThan(5);
    }
    expect(await latest(client)).toMatchObject({ stage: 'finished', freespins_performed: 2, won_cents: 80 });
    expect(await real(playerId)).toBe(1_080);
  });

  it('has won what the books say, whatever is won, wagered and at most', async () => {
    const [one] = nodes;
    const wins = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 4 });
    const most = fc.option(fc.integer({ min: 1, max: 1_500 }));
    await fc.assert(
      fc.asyncProperty(wins, most, fc.constantFrom(0, 3), async (won, limit, wager) => {
        const { client, playerId } = await one.player(1_000n);
        await grant(one, playerId, { count: won.length, wager, max_wins: limit === null ? null : { EUR: limit } });
        const id = (await latest(client))?.id ?? 0;
        await client.call('freespins.activate', { params: { id } });
        const session = await one.openGame(client, GEMS);
        for (const win of won) {
          clock.advance(5_000);
          one.studio.expectAnswer(await one.studio.play(session, { bet: 0, win, freespins_id: String(id) }));
        }
        await one.settle();
        const sum = won.reduce((all, win) => all + win, 0);
        const given = limit === null ? sum : Math.min(sum, limit);
        expect(await latest(client)).toMatchObject({ stage: 'finished', won_cents: sum });
        const [wallet] = await wallets(db, playerId);
        expect([wallet?.real, wallet?.bonus]).toEqual(
          wager === 0 ? [BigInt(1_000 + given), 0n] : [1_000n, BigInt(given)],
        );
        // What the rounds took into the account of free spins has left it again: to the player, and to the house.
        const { rows } = await sql<{ gathered: bigint; left: bigint }>`
          select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as gathered, coalesce(sum(amount), 0)::bigint as left
          from ledger_entries where player_id = ${playerId} and account = 'freespins'
        `.execute(acrossShards(db, 'a test adds up the account of free spins'));
        expect(rows[0]).toEqual({ gathered: BigInt(sum), left: 0n });
      }),
      { numRuns: 12 },
    );
  });
});
