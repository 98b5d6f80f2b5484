import { tablesOf, type Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import type { LevelTerms } from '@cosmodrome/rules/levels/levels';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { up as convert } from '../../migrations/202611240746_points.ts';
import { addPlayer, fund, openBooks, openUndivided } from '../../testing/books.ts';
import { changeGroups, type ProfileTables } from '../profile/index.ts';
import { Relay } from '../kernel/outbox/index.ts';
import { IdempotencyConflict, openLedger, ROUND_TOPIC, type Ledger, type LedgerTables } from '../ledger/index.ts';
import { pointsHistory, type PointsLine } from './history.ts';
import { Prizes } from '../prizes/index.ts';
import { roundCounter } from './system.ts';
import { givePoints, spendPoints } from './points.ts';
import { presentPoints } from './present.ts';
import { pointsOfPlayer } from './read.ts';
import { reconcileLevels } from './reconcile.ts';
import type { LevelsTables } from './tables.ts';

type Tables = LedgerTables & ProfileTables & LevelsTables;

/** A point for a euro; nobody gets beyond the first level. */
const TERMS: LevelTerms = { hundredthsPerEuro: 100, starts: [0, 1_000_000] };
const CLEAN = { points: [], stakes: [], levels: [] };

eachEngine((engine) => {
  let database: Database<Tables>;
  let clock: ManualClock;
  let ledger: Ledger;
  let relay: Relay;
  let player = 0;
  let actions = 0;

  beforeAll(async () => {
    database = await openBooks<Tables>(engine);
    clock = new ManualClock('2026-11-18T12:00:00Z');
    const connection = database.db;
    ledger = openLedger({ database, clock });
    relay = new Relay({ connection, engine: database.engine, clock, log: console });
    const deps = { connection, terms: TERMS, gifts: { prizes: new Prizes(), levels: [], titleOf: () => '' } };
    const options = { collects: () => Promise.resolve(true), onCommit: () => undefined };
    relay.subscribeInBulk(ROUND_TOPIC, roundCounter(deps, options));
  }, 60_000);
  beforeEach(async () => {
    player += 1;
    const at = clock.now();
    await addPlayer(database.db, player, at);
    await changeGroups(database.db, player, { add: ['level_1'], remove: [] }, at);
    const ledgerTables = database as unknown as Database<LedgerTables>;
    await fund(ledgerTables, { playerId: player, currency: 'EUR', real: 10_000_000n, at });
  });

  const order = (key: string) => ({ playerId: player, key, at: clock.now() });
  const spend = (points: bigint, key: string) =>
    spendPoints(database.db, { ...order(key), points, kind: 'exchange' as const });
  const give = (chargeable: bigint, key: string, persistent = 0n) =>
    givePoints(database.db, { ...order(key), chargeable, persistent, kind: 'prize' as const });
  const settle = async () => {
    while ((await relay.drain()) > 0);
  };
  const play = async (bet: bigint) => {
    const actionId = `play-${(actions += 1)}`;
    const op = { playerId: player, actionId, roundId: actionId, currency: 'EUR', gameId: 'orbit/Lines' };
    expect((await ledger.play({ kind: 'play', ...op, bet, win: 0n, finished: true })).code).toBe('ok');
    return op;
  };
  const undo = ({ actionId, ...op }: Awaited<ReturnType<typeof play>>) =>
    ledger.play({ kind: 'rollback', ...op, actionId: `undo-${actionId}`, originalActionId: actionId });
  /** To spend, owed, towards the level: in hundredths. */
  const standing = async () => {
    const { chargeable, debt, persistent } = await pointsOfPlayer(database.db, player);
    return [chargeable, debt, persistent];
  };
  const entries = () => database.db.selectFrom('levels_entries').selectAll().where('player_id', '=', player).execute();

  it('are spent once each by fifty charges at the same time', async () => {
    await play(2_000n);
    await settle();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => spend(100n, `shop:${at}`)));
    expect(answers.filter(({ outcome }) => outcome === 'spent')).toHaveLength(20);
    expect(answers.filter(({ outcome }) => outcome === 'too_few')).toHaveLength(30);
    expect(await standing()).toEqual([0n, 0n, 2_000n]);
    expect(await entries()).toHaveLength(20);
    expect(await reconcileLevels(database.db)).toEqual(CLEAN);
  });

  it('are charged once for a key, whoever repeats it, and for nothing else under it', async () => {
    await give(500n, 'won:1');
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend(300n, 'shop:1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer, (_, each) => String(each))))).toHaveProperty(
      'size',
      1,
    );
    expect(answers[0]).toEqual({ outcome: 'spent', chargeable: 200n });
    await give(1_000n, 'won:2');
    expect(await spend(300n, 'shop:1')).toEqual({ outcome: 'spent', chargeable: 200n });
    await expect(spend(301n, 'shop:1')).rejects.toThrow(IdempotencyConflict);
    await expect(give(300n, 'shop:1')).rejects.toThrow(IdempotencyConflict);
    expect(await standing()).toEqual([1_200n, 0n, 0n]);
  });

  it('are given once for a key, to spend and towards the level', async () => {
    const gifts = await Promise.all(Array.from({ length: 10 }, () => give(500n, 'won:1', 700n)));
    expect(gifts).toEqual(Array.from({ length: 10 }, () => ({ chargeable: 500n, persistent: 700n })));
    expect(await standing()).toEqual([500n, 0n, 700n]);
    await expect(give(500n, 'won:1', 701n)).rejects.toThrow(IdempotencyConflict);
    expect(await reconcileLevels(database.db)).toEqual(CLEAN);
  });

  it('refuse a charge that they do not cover, whose key is free then', async () => {
    await give(250n, 'won:1');
    expect(await spend(300n, 'shop:1')).toEqual({ outcome: 'too_few', missing: 50n });
    expect(await standing()).toEqual([250n, 0n, 0n]);
    await give(50n, 'won:2');
    expect(await spend(300n, 'shop:1')).toEqual({ outcome: 'spent', chargeable: 0n });
    await expect(spend(0n, 'shop:2')).rejects.toThrow(RangeError);
    await expect(spend(-100n, 'shop:2')).rejects.toThrow(RangeError);
    await expect(give(0n, 'won:3')).rejects.toThrow(RangeError);
    await expect(give(200n, 'won:3', -1n)).rejects.toThrow(RangeError);
  });

  it('stay as they were when the purchase fails after the charge', async () => {
    await give(250n, 'won:1');
    const failed = database.db.transaction().execute(async (trx) => {
      await spendPoints(trx, { ...order('shop:1'), points: 100n, kind: 'exchange' });
      throw new Error('the process ends here');
    });
    await expect(failed).rejects.toThrow('ends here');
    expect(await standing()).toEqual([250n, 0n, 0n]);
    expect(await entries()).toHaveLength(1);
  });

  it('are owed when they were spent before their stake was taken back, and paid by what comes next', async () => {
    const op = await play(1_000n);
    await settle();
    await spend(800n, 'shop:1');
    await undo(op);
    await settle();
    expect(await standing()).toEqual([0n, 800n, 0n]);
    expect(presentPoints(await pointsOfPlayer(database.db, player)).chargeable).toEqual({ points: -8 });
    expect(await spend(100n, 'shop:2')).toEqual({ outcome: 'too_few', missing: 100n });
    await play(300n);
    await settle();
    expect(await standing()).toEqual([0n, 500n, 300n]);
    expect(await give(600n, 'won:1')).toEqual({ chargeable: 100n, persistent: 300n });
    expect(await standing()).toEqual([100n, 0n, 300n]);
    expect(await reconcileLevels(database.db)).toEqual(CLEAN);
  });

  it('cannot be below zero, nor owed while there are some, whoever writes', async () => {
    await give(100n, 'won:1');
    const players = database.db.updateTable('levels_players').where('player_id', '=', player);
    await expect(players.set({ chargeable: -1n }).execute()).rejects.toThrow('levels_chargeable');
    await expect(players.set({ debt: 1n }).execute()).rejects.toThrow('levels_chargeable');
  });

  it('have a history in pages, each line once, the latest first', async () => {
    const op = await play(1_000n);
    await settle();
    // At the same moment: the keys decide.
    for (const key of ['a', 'b', 'c']) await give(100n, `won:${key}`);
    clock.advance(1_000);
    await spend(300n, 'shop:1');
    await play(500n);
    await settle();
    clock.advance(1_000);
    await undo(op);
    await settle();
    const read: PointsLine[] = [];
    for (let before: string | undefined, more = true; more;) {
      const page = await pointsHistory(database.db, player, { before, limit: 2 });
      read.push(...page.lines);
      before = page.cursor ?? undefined;
      more = page.cursor !== null;
    }
    const shown = read.map(({ kind, chargeable, persistent }) => `${kind} ${chargeable} ${persistent}`);
    expect(shown).toEqual(['round 0 0', 'exchange -300 0', 'round 500 500', ...Array(3).fill('prize 100 0')]);
    expect(new Set(read.map(({ key }) => key)).size).toBe(6);
    const whole = await pointsHistory(database.db, player, { limit: 100 });
    expect([whole.lines, whole.cursor]).toEqual([read, null]);
    const [net, owed, persistent] = await standing();
    const sum = (of: 'chargeable' | 'persistent') => read.reduce((total, line) => total + line[of], 0n);
    expect([sum('chargeable'), sum('persistent')]).toEqual([(net ?? 0n) - (owed ?? 0n), persistent]);
  });

  it('are what rounds and entries say, whatever is played, undone, given and spent', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('play' as const), amount: fc.bigInt({ min: 0n, max: 900n }) }),
      fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }),
      fc.record({
        kind: fc.constantFrom('spend' as const, 'give' as const),
        amount: fc.bigInt({ min: 1n, max: 900n }),
        key: fc.nat(6),
      }),
      fc.record({ kind: fc.constant('settle' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
        const done: Awaited<ReturnType<typeof play>>[] = [];
        const run = (actions += 1);
        for (const each of steps) {
          if (each.kind === 'play') done.push(await play(each.amount));
          else if (each.kind === 'undo') {
            const [op] = done.splice(each.which % Math.max(1, done.length), 1);
            if (op) await undo(op);
          } else if (each.kind === 'settle') await settle();
          else {
            const [before] = await standing();
            const key = `${run}:${each.key}`;
            const known = (await entries()).some((entry) => entry.key === key);
            const work = each.kind === 'spend' ? spend(each.amount, key) : give(each.amount, key);
            const answer = await work.catch((error: unknown) => error);
            if (known) {
              // Another body is refused, the same one changes nothing.
              expect(await standing()).toContain(before);
            } else if (each.kind === 'spend') {
              expect(answer).toMatchObject({ outcome: (before ?? 0n) >= each.amount ? 'spent' : 'too_few' });
            }
          }
        }
        await settle();
        const [chargeable = 0n, debt = 0n, persistent] = await standing();
        const lines = (await pointsHistory(database.db, player, { limit: 10_000 })).lines;
        const sum = (of: 'chargeable' | 'persistent') => lines.reduce((total, line) => total + line[of], 0n);
        expect([chargeable - debt, persistent]).toEqual([sum('chargeable'), sum('persistent')]);
        expect(chargeable === 0n || debt === 0n).toBe(true);
        expect(await reconcileLevels(database.db)).toEqual(CLEAN);
      }),
      { numRuns: 10 },
    );
  });

  it('say what differs when somebody has touched the rows', async () => {
    await give(300n, 'won:1', 200n);
    await database.db.updateTable('levels_players').set({ chargeable: 301n }).where('player_id', '=', player).execute();
    const differs = { playerId: player, chargeableLines: '300', persistent: '200', persistentLines: '200' };
    expect((await reconcileLevels(database.db)).points).toEqual([{ ...differs, chargeable: '301' }]);
    await database.db.updateTable('levels_players').set({ chargeable: 300n }).where('player_id', '=', player).execute();
    await database.db.deleteFrom('levels_entries').where('player_id', '=', player).execute();
    expect((await reconcileLevels(database.db)).points).toEqual([
      { ...differs, chargeable: '300', chargeableLines: '0', persistentLines: '0' },
    ]);
  });

  it('open with what no round accounts for, when a database comes from before there were entries', async () => {
    const old = await openUndivided<Tables>(engine);
    await sql`drop table levels_entries`.execute(old.db);
    await sql`alter table levels_players drop constraint levels_chargeable`.execute(old.db);
    await sql`alter table levels_players drop column debt`.execute(old.db);
    await sql`insert into levels_players values (1, 120, 120, 1), (2, -30, 50, 1), (3, 0, 0, 1)`.execute(old.db);
    await sql`insert into levels_rounds values (1, 'r1', 20, 20, now()), (1, 'r2', 100, 100, now()), (2, 'r3', 10, 10, now())`.execute(
      old.db,
    );
    await convert(tablesOf<unknown>(old.db));
    const opened = await old.db.selectFrom('levels_entries').selectAll().execute();
    expect(opened).toMatchObject([
      {
        player_id: 2,
        kind: 'opening',
        chargeable: -40n,
        persistent: 40n,
        chargeable_after: -30n,
        persistent_after: 50n,
      },
    ]);
    expect(await pointsOfPlayer(old.db, 2)).toMatchObject({ chargeable: 0n, debt: 30n, persistent: 50n });
    expect((await reconcileLevels(old.db)).points).toEqual([]);
  });
});
