import { inTransaction, type Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { windowOf } from '@cosmodrome/rules/limits/calendar';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fund, openBooks } from '../../testing/books.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { capUse, openLedger, setCaps, wallets, type Cap, type Ledger, type Play } from './index.ts';
import type { LedgerTables } from './tables.ts';

const clock = new ManualClock('2026-11-21T12:00:00Z');

eachEngine((engine) => {
  let database: Database<LedgerTables>;
  let ledger: Ledger;
  let player = 0;
  let actions = 0;

  beforeAll(async () => {
    database = await openBooks(engine);
    ledger = openLedger({ database, clock });
  });
  beforeEach(async () => {
    clock.set('2026-11-21T12:00:00Z');
    player += 1;
    await fund(database, { playerId: player, currency: 'EUR', real: 1_000_000n, bonus: 0n, at: clock.now() });
  });

  const cap = (change: Partial<Cap>): Cap => ({
    capId: 1n,
    measure: 'stake',
    amount: 1_000n,
    weights: { EUR: '1' },
    unit: 'day',
    zone: 'Europe/Berlin',
    until: null,
    ...change,
  });
  const hold = (...caps: Cap[]) =>
    inTransaction<LedgerTables, void>(database.db, async (trx) => {
      await lockPlayer(trx, player);
      await setCaps(trx, player, caps, clock.now());
    });
  const op = (change: Partial<Play> = {}): Play => {
    actions += 1;
    return {
      kind: 'play',
      playerId: player,
      currency: 'EUR',
      actionId: `a-${actions}`,
      roundId: `r-${actions}`,
      gameId: 'studio/Game',
      bet: 0n,
      win: 0n,
      finished: true,
      ...change,
    };
  };
  const bet = async (stake: bigint, win = 0n, change: Partial<Play> = {}) =>
    (await ledger.play(op({ bet: stake, win, ...change }))).code;
  const used = async () => (await capUse(database.db, player, clock.now())).map((use) => Number(use.used));

  it('lets stakes up to the cap through, and not one cent more', async () => {
    await hold(cap({}));
    expect([await bet(600n), await bet(401n), await bet(400n), await bet(1n)]).toEqual([
      'ok',
      'limit_reached',
      'ok',
      'limit_reached',
    ]);
    expect(await used()).toEqual([1_000]);
    const [wallet] = await wallets(database.db, player);
    expect(wallet?.real).toBe(999_000n);
  });

  it('holds against fifty bets at once, in one batch and in many', async () => {
    await hold(cap({}));
    const many = openLedger({ database, clock, atOnce: 1, largestBatch: 3 });
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? ledger : many).play(op({ bet: 70n }))),
    );
    await many.close();
    expect(codes.filter(({ code }) => code === 'ok')).toHaveLength(14);
    expect(codes.filter(({ code }) => code === 'limit_reached')).toHaveLength(36);
    expect(await used()).toEqual([980]);
  });

  it('asks the stake and never the outcome', async () => {
    await hold(cap({ measure: 'loss', amount: 100n }));
    expect(await bet(101n, 5_000n)).toBe('limit_reached');
    expect(await bet(100n, 5_000n)).toBe('ok');
    expect(await used()).toEqual([-4_900]);
    // What was won may be lost again, and the limit after it.
    expect([await bet(5_000n), await bet(1n)]).toEqual(['ok', 'limit_reached']);
    expect(await used()).toEqual([100]);
  });

  it('takes wins and the end of a round whatever the caps say', async () => {
    expect(await bet(10n, 0n, { roundId: 'open', finished: false })).toBe('ok');
    await hold(cap({ unit: null, amount: 0n, weights: {} }));
    expect(await bet(5n, 0n, { roundId: 'open', finished: false })).toBe('limit_reached');
    expect(await bet(0n, 500n, { roundId: 'open' })).toBe('ok');
    expect(await bet(1n)).toBe('limit_reached');
  });

  it('ends a stop at its time and not before', async () => {
    await hold(cap({ unit: null, amount: 0n, until: new Date('2026-11-22T12:00:00Z') }));
    clock.set('2026-11-22T11:59:59.999Z');
    expect(await bet(1n)).toBe('limit_reached');
    clock.set('2026-11-22T12:00:00Z');
    expect(await bet(1n)).toBe('ok');
  });

  it('counts what was staked before the cap came', async () => {
    expect(await bet(800n)).toBe('ok');
    await hold(cap({}));
    expect([await bet(201n), await bet(200n)]).toEqual(['limit_reached', 'ok']);
  });

  it('obeys the strictest of several', async () => {
    await hold(
      cap({}),
      cap({ capId: 2n, unit: 'week', amount: 500n }),
      cap({ capId: 3n, measure: 'loss', amount: 300n }),
    );
    expect([await bet(301n), await bet(300n, 300n), await bet(201n), await bet(200n)]).toEqual([
      'limit_reached',
      'ok',
      'limit_reached',
      'ok',
    ]);
    expect(await used()).toEqual([500, 500, 200]);
  });

  it('begins anew with the day of the player, also when summer time begins or ends', async () => {
    for (const [last, first] of [
      ['2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00Z'],
      ['2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z'],
      ['2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'],
      ['2028-02-29T22:59:59.999Z', '2028-02-29T23:00:00Z'],
    ] as const) {
      clock.set(last);
      player += 1;
      await fund(database, { playerId: player, currency: 'EUR', real: 10_000n, bonus: 0n, at: clock.now() });
      await hold(cap({}));
      expect([last, await bet(1_000n), await bet(1n)]).toEqual([last, 'ok', 'limit_reached']);
      clock.set(first);
      expect(await used()).toEqual([0]);
      expect([first, await bet(1_000n), await bet(1n)]).toEqual([first, 'ok', 'limit_reached']);
    }
  });

  it('counts other currencies by what they are worth', async () => {
    await fund(database, { playerId: player, currency: 'USD', real: 10_000n, bonus: 0n, at: clock.now() });
    await hold(cap({ weights: { EUR: '1', USD: '0.5' } }));
    expect([await bet(400n), await bet(1_201n, 0n, { currency: 'USD' })]).toEqual(['ok', 'limit_reached']);
    expect(await bet(1_199n, 0n, { currency: 'USD' })).toBe('ok');
    expect(await used()).toEqual([1_000]);
    expect(await bet(1n, 0n, { currency: 'USD' })).toBe('ok');
    expect(await bet(1n, 0n, { currency: 'USD' })).toBe('limit_reached');
  });

  it('gives back what a rollback undoes, only in the period that counted it', async () => {
    await hold(cap({}), cap({ capId: 2n, measure: 'loss', amount: 900n }));
    const first = op({ bet: 500n, win: 100n });
    await ledger.play(first);
    expect(await used()).toEqual([500, 400]);
    const { kind: _kind, bet: _bet, win: _win, finished: _finished, ...ids } = first;
    await ledger.play({ ...ids, kind: 'rollback', actionId: 'undo-1', originalActionId: first.actionId });
    expect(await used()).toEqual([0, 0]);
    const late = op({ bet: 500n });
    await ledger.play(late);
    clock.set('2026-11-22T12:00:00Z');
    await bet(100n);
    const { kind: _k, bet: _b, win: _w, finished: _f, ...lateIds } = late;
    await ledger.play({ ...lateIds, kind: 'rollback', actionId: 'undo-2', originalActionId: late.actionId });
    expect(await used()).toEqual([100, 100]);
  });

  it('answers a repetition as the first time', async () => {
    await hold(cap({ amount: 100n }));
    const once = op({ bet: 100n });
    await ledger.play(once);
    expect(await ledger.play(once)).toMatchObject({ code: 'ok', replayed: true });
    expect(await used()).toEqual([100]);
  });

  it('keeps its counters equal to the books, whatever is played', async () => {
    const step = fc.record({ bet: fc.nat(200), win: fc.nat(300), hours: fc.nat(30), undo: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        player += 1;
        clock.set('2026-10-24T12:00:00Z');
        await fund(database, { playerId: player, currency: 'EUR', real: 100_000n, bonus: 0n, at: clock.now() });
        const caps = [cap({}), cap({ capId: 2n, unit: 'week', amount: 1_500n, measure: 'loss' })];
        await hold(...caps);
        for (const { bet: stake, win, hours, undo } of steps) {
          const action = op({ bet: BigInt(stake), win: BigInt(win) });
          const { code } = await ledger.play(action);
          clock.advance(hours * HOUR_MS);
          if (!undo || code !== 'ok') continue;
          const { kind: _k, bet: _b, win: _w, finished: _f, ...ids } = action;
          await ledger.play({
            ...ids,
            kind: 'rollback',
            actionId: `${action.actionId}-u`,
            originalActionId: action.actionId,
          });
        }
        const counted = await used();
        await hold(...caps);
        expect(counted).toEqual(await used());
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('begins its periods where the rules say they begin', async () => {
    const zones = ['Europe/Berlin', 'Europe/Tallinn', 'America/Toronto', 'Australia/Sydney', 'Pacific/Auckland', 'UTC'];
    const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(
        instants,
        fc.constantFrom(...zones),
        fc.constantFrom('day', 'week', 'month'),
        async (at, zone, unit) => {
          const { rows } = await sql<{ begun: Date }>`
          select date_trunc(${unit}, ${at}::timestamptz, ${zone}) as begun`.execute(database.db);
          expect(rows[0]?.begun).toEqual(windowOf(unit, at, zone).start);
        },
      ),
      { numRuns: 100 },
    );
  });
});
