import type { Database } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, WEEK_MS } from '@cosmodrome/rules/durations';
import { addPlayer, fund, openBooks } from '../../testing/books.ts';
import { ROUND_TOPIC, wallets, type LedgerTables } from '../ledger/index.ts';
import { forgetRounds } from './read.ts';
import {
  cashbackProblems,
  LIVE,
  openCashbackBooks,
  POKIE,
  type BooksTables,
  type CashbackBooks,
} from './testing/books.ts';

const START = 1_000_000n;

anyEngine((engine) => {
  let database: Database<BooksTables>;
  let ledgerTables: Database<LedgerTables>;
  let clock: ManualClock;
  let books: CashbackBooks;
  let actions = 0;
  const PLAYERS = [1, 2, 3];

  beforeEach(async () => {
    // A Wednesday.
    clock = new ManualClock('2026-11-18T12:00:00Z');
    database = await openBooks<BooksTables>(engine);
    ledgerTables = database;
    for (const playerId of PLAYERS) {
      await addPlayer(database.db, playerId, clock.now());
      for (const currency of ['EUR', 'BTC']) {
        await fund(ledgerTables, { playerId, currency, real: START, bonus: 0n, at: clock.now() });
      }
    }
    books = openCashbackBooks(ledgerTables, { clock });
  });

  const play = async (
    playerId: number,
    bet: bigint,
    win: bigint,
    more: { currency?: string; gameId?: string; roundId?: string; finished?: boolean } = {},
  ): Promise<string> => {
    const id = `play-${(actions += 1)}`;
    const action = { actionId: id, roundId: id, gameId: LIVE, currency: 'EUR', finished: true, ...more };
    const { code } = await books.ledger.play({ kind: 'play', playerId, bet, win, ...action });
    expect(code).toBe('ok');
    return id;
  };
  const undo = (playerId: number, originalActionId: string, more: { roundId?: string } = {}) =>
    books.ledger.play({
      kind: 'rollback',
      playerId,
      currency: 'EUR',
      gameId: LIVE,
      actionId: `undo-${(actions += 1)}`,
      roundId: originalActionId,
      originalActionId,
      ...more,
    });
  const real = async (playerId: number, currency = 'EUR') =>
    (await wallets(database.db, playerId)).find((wallet) => wallet.currency === currency)?.real;
  /** To the next Monday, when what was under way at midnight is through. */
  const monday = async () => {
    await books.settle();
    const week = Math.floor((clock.now().getTime() + 3 * DAY_MS) / WEEK_MS);
    clock.advance((week + 1) * WEEK_MS - 3 * DAY_MS - clock.now().getTime() + 11 * MINUTE_MS);
    return books.pay();
  };
  const weeks = () =>
    database.db
      .selectFrom('cashback_weeks')
      .selectAll()
      .orderBy('week')
      .orderBy('player_id')
      .orderBy('currency')
      .execute();
  const problems = (exact = true) => cashbackProblems(database.db, { weeks: exact });

  it('pays a tenth of a week of losses in live games, rounded down, as real money, and tells the balance', async () => {
    await play(1, 10_000n, 500n);
    await play(1, 99n, 0n);
    await play(1, 50_000n, 0n, { gameId: POKIE });
    await books.settle();
    const before = (await real(1)) ?? 0n;
    expect(await monday()).toBe(1);
    expect((await real(1)) ?? 0n).toBe(before + 959n);
    const told = await database.db.selectFrom('outbox').selectAll().where('topic', '=', 'balance').execute();
    expect(told.at(-1)?.payload).toMatchObject({ currency: 'EUR', available_to_cashout_cents: Number(before + 959n) });
    const [line] = await database.db
      .selectFrom('ledger_transactions')
      .select(['kind', 'accounts', 'amounts'])
      .where('kind', '=', 'cashback')
      .execute();
    expect(line).toEqual({ kind: 'cashback', accounts: ['cashback', 'real'], amounts: [-959n, 959n] });
    expect(await problems()).toEqual([]);
  });

  it('counts the player’s own money only', async () => {
    await fund(ledgerTables, { playerId: 9, currency: 'EUR', real: 100n, bonus: 900n, at: clock.now() });
    await addPlayer(database.db, 9, clock.now());
    // A tenth of the stake was real; so is a tenth of the win.
    await play(9, 1_000n, 500n);
    await monday();
    expect((await weeks()).map(({ loss, paid }) => [loss, paid])).toEqual([[50n, 5n]]);
    expect(await problems()).toEqual([]);
  });

  it('pays nothing for a week that was won, nor for less than a minor unit', async () => {
    await play(1, 100n, 5_000n);
    await play(2, 9n, 0n);
    const before = [await real(1), await real(2)];
    expect(await monday()).toBe(2);
    expect([await real(1), await real(2)]).toEqual(before);
    expect((await weeks()).map(({ outcome, paid }) => [outcome, paid])).toEqual([
      ['nothing', 0n],
      ['nothing', 0n],
    ]);
  });

  it('keeps weeks, currencies and players apart', async () => {
    await play(1, 1_000n, 0n);
    await play(1, 7_777n, 0n, { currency: 'BTC' });
    await play(2, 2_000n, 0n);
    await monday();
    await play(1, 300n, 0n);
    await play(2, 100n, 4_000n);
    await monday();
    expect((await weeks()).map((row) => [row.week, row.player_id, row.currency, row.paid])).toEqual([
      ['2026-11-16', 1, 'BTC', 777n],
      ['2026-11-16', 1, 'EUR', 100n],
      ['2026-11-16', 2, 'EUR', 200n],
      ['2026-11-23', 1, 'EUR', 30n],
      ['2026-11-23', 2, 'EUR', 0n],
    ]);
    expect(await real(1, 'BTC')).toBe(START - 7_777n + 777n);
    expect(await problems()).toEqual([]);
  });

  it('counts a round in the week in which it is settled', async () => {
    const roundId = await play(1, 1_000n, 0n, { finished: false });
    expect(await monday()).toBe(0);
    await play(1, 500n, 0n, { roundId });
    await monday();
    expect((await weeks()).map(({ week, loss }) => [week, loss])).toEqual([['2026-11-23', 1_500n]]);
    expect(await problems()).toEqual([]);
  });

  it('pays nothing in the first minutes of a Monday, nor before every round of the week is counted', async () => {
    await play(1, 1_000n, 0n);
    await books.settle();
    clock.advance(Date.parse('2026-11-23T00:09:59Z') - clock.now().getTime());
    expect(await books.pay()).toBe(0);
    clock.advance(1_000);
    expect(await books.pay()).toBe(1);
    await play(1, 1_000n, 0n);
    await books.settle();
    await play(2, 1_000n, 0n);
    clock.advance(WEEK_MS);
    // The second player's round still waits.
    expect(await books.pay()).toBe(0);
    await books.settle();
    expect(await books.pay()).toBe(2);
    expect(await problems()).toEqual([]);
  });

  it('pays once, however many nodes pay at the same time and again', async () => {
    for (const playerId of PLAYERS) await play(playerId, 1_000n, 0n);
    await books.settle();
    clock.advance(WEEK_MS);
    const other = openCashbackBooks(ledgerTables, { clock });
    const closed = await Promise.all([books.pay(), other.pay(), books.pay(), other.pay()]);
    expect(closed.reduce((sum, one) => sum + one, 0)).toBe(PLAYERS.length);
    expect(await books.pay()).toBe(0);
    for (const playerId of PLAYERS) expect(await real(playerId)).toBe(START - 900n);
    expect(await problems()).toEqual([]);
  });

  it('leaves what was paid with the player when a round is taken back later, and counts it in the running week', async () => {
    const id = await play(1, 1_000n, 0n);
    await monday();
    await undo(1, id);
    await play(1, 1_500n, 0n);
    await monday();
    expect((await weeks()).map(({ week, loss, paid }) => [week, loss, paid])).toEqual([
      ['2026-11-16', 1_000n, 100n],
      ['2026-11-23', 500n, 50n],
    ]);
    expect(await real(1)).toBe(START - 1_500n + 150n);
    expect(await problems(false)).toEqual([]);
  });

  it('pays by the books when a part of a settled round was taken back without a message', async () => {
    const first = await play(1, 1_000n, 0n, { finished: false });
    await play(1, 500n, 0n, { roundId: first });
    await books.settle();
    expect((await weeks()).map(({ loss }) => loss)).toEqual([1_500n]);
    await undo(1, first);
    // As the books did it once.
    await database.db.deleteFrom('outbox').where('topic', '=', ROUND_TOPIC).execute();
    await monday();
    expect((await weeks()).map(({ loss, paid }) => [loss, paid])).toEqual([[500n, 50n]]);
    expect(await problems()).toEqual([]);
  });

  it('pays the others when one cannot be paid, and that one as soon as it can', async () => {
    const unpaid: object[] = [];
    let refuses = true;
    const isAllowed = ({ id }: { id: number }): boolean => {
      if (id === 2 && refuses) throw new Error('not now');
      return true;
    };
    books = openCashbackBooks(ledgerTables, { clock, isAllowed, log: { error: (details) => unpaid.push(details) } });
    for (const playerId of PLAYERS) await play(playerId, 1_000n, 0n);
    expect(await monday()).toBe(2);
    expect(unpaid).toHaveLength(1);
    expect([await real(1), await real(2), await real(3)]).toEqual([START - 900n, START - 1_000n, START - 900n]);
    refuses = false;
    expect(await books.pay()).toBe(1);
    expect(await real(2)).toBe(START - 900n);
    expect(await problems()).toEqual([]);
  });

  it('pays nothing where the licence allows none, nor into an account that was closed', async () => {
    books = openCashbackBooks(ledgerTables, { clock, isAllowed: ({ id }) => id !== 1 });
    await database.db.updateTable('players').set({ closed_at: clock.now() }).where('id', '=', 2).execute();
    for (const playerId of PLAYERS) await play(playerId, 1_000n, 0n);
    await monday();
    expect((await weeks()).map(({ outcome, paid }) => [outcome, paid])).toEqual([
      ['not_allowed', 0n],
      ['account_closed', 0n],
      ['paid', 100n],
    ]);
    expect(await problems()).toEqual([]);
  });

  it('forgets the rounds of paid weeks, and of no others', async () => {
    await play(1, 1_000n, 0n);
    await monday();
    await play(1, 500n, 0n);
    await books.settle();
    const left = async () =>
      (await database.db.selectFrom('cashback_rounds').select('loss').execute()).map((r) => r.loss);
    await forgetRounds(database.db, '2026-11-16');
    expect(await left()).toHaveLength(2);
    await forgetRounds(database.db, '2027-01-04');
    expect(await left()).toEqual([500n]);
  });

  it('adds up to the books after any play, undoing, counting and paying', async () => {
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('play' as const),
          player: fc.constantFrom(...PLAYERS),
          bet: fc.bigInt({ min: 0n, max: 900n }),
          win: fc.bigInt({ min: 0n, max: 900n }),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), player: fc.constantFrom(...PLAYERS) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('relay' as const) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('monday' as const) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const last = new Map<number, string>();
        for (const each of steps) {
          if (each.kind === 'play') last.set(each.player, await play(each.player, each.bet, each.win));
          else if (each.kind === 'relay') await books.relay.drain();
          else if (each.kind === 'monday') await monday();
          else {
            const original = last.get(each.player);
            if (original !== undefined) await undo(each.player, original);
          }
        }
        await books.settle();
        expect(await problems(false)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
