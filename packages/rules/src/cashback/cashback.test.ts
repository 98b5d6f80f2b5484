import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recount, type BookedRound, type Counted } from './counting.ts';
import { cashbackOf, countsForCashback } from './terms.ts';
import { cashbackWeek, weekName, weekStart } from './week.ts';

const TEN_PER_CENT = { shareBp: 1_000, least: 1 };
const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const terms = fc.record({ shareBp: fc.integer({ min: 1, max: 10_000 }), least: fc.integer({ min: 1, max: 500 }) });

describe('the amount', () => {
  test('is the share of the loss, rounded down, and nothing below the least', () => {
    const given = [0n, -500n, 9n, 10n, 19n, 14_209n].map((loss) => cashbackOf(loss, TEN_PER_CENT));
    expect(given).toEqual([0n, 0n, 0n, 1n, 1n, 1_420n]);
    expect(cashbackOf(90n, { shareBp: 1_000, least: 10 })).toBe(0n);
    expect(cashbackOf(100n, { shareBp: 1_000, least: 10 })).toBe(10n);
  });

  test('is never more than the share, less than a minor unit below it, and nothing after a win', () => {
    fc.assert(
      fc.property(amount, terms, (loss, { shareBp, least }) => {
        const back = cashbackOf(loss, { shareBp, least });
        if (loss <= 0n) return back === 0n;
        const exact = loss * BigInt(shareBp);
        if (back === 0n) return exact < BigInt(least) * 10_000n;
        return back * 10_000n <= exact && (back + 1n) * 10_000n > exact && back >= BigInt(least);
      }),
    );
  });

  test('never falls when more is lost', () => {
    fc.assert(
      fc.property(amount, amount, terms, (one, other, by) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        return cashbackOf(less, by) <= cashbackOf(more, by);
      }),
    );
  });
});

describe('the week', () => {
  test('runs from Monday to Monday, midnight UTC', () => {
    const week = cashbackWeek(new Date('2026-11-22T23:59:59.999Z'));
    expect([week.start.toISOString(), week.end.toISOString()]).toEqual([
      '2026-11-16T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ]);
    expect(weekName(week.end)).toBe('2026-11-23');
    expect(weekName(new Date(week.end.getTime() - 1))).toBe('2026-11-16');
  });

  test('is found again by its name', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
        const { start, end } = cashbackWeek(at);
        return weekStart(weekName(at)).getTime() === start.getTime() && start <= at && at < end;
      }),
    );
  });
});

describe('the counting of a round', () => {
  const WEEKS = ['2026-11-02', '2026-11-09', '2026-11-16'] as const;
  const counted = (week: string, loss: bigint, closed: boolean): Counted => ({ week, loss, closed });
  const over = (closed: readonly string[], running: string) => ({
    isClosed: (week: string) => closed.includes(week),
    running,
  });

  test('puts all of it into the week it was settled in', () => {
    const open = over([], WEEKS[1]);
    expect([...recount([], { week: WEEKS[0], loss: 100n }, open)]).toEqual([[WEEKS[0], 100n]]);
    expect([...recount([], { week: null, loss: 100n }, open)]).toEqual([]);
    const before = [counted(WEEKS[0], 100n, false)];
    expect([...recount(before, { week: WEEKS[0], loss: 100n }, open)]).toEqual([]);
    expect([...recount(before, { week: null, loss: 100n }, open)]).toEqual([[WEEKS[0], 0n]]);
    expect([...recount(before, { week: WEEKS[1], loss: 40n }, open)]).toEqual([
      [WEEKS[0], 0n],
      [WEEKS[1], 40n],
    ]);
  });

  test('leaves a paid week alone and takes what was taken back out of the running one', () => {
    const paid = over([WEEKS[0]], WEEKS[1]);
    const before = [counted(WEEKS[0], 100n, true)];
    expect([...recount(before, { week: null, loss: 0n }, paid)]).toEqual([[WEEKS[1], -100n]]);
    expect([...recount(before, { week: WEEKS[0], loss: 100n }, paid)]).toEqual([]);
    expect([...recount(before, { week: WEEKS[0], loss: 130n }, paid)]).toEqual([[WEEKS[1], 30n]]);
    const corrected = [...before, counted(WEEKS[1], -100n, false)];
    expect([...recount(corrected, { week: WEEKS[0], loss: 100n }, paid)]).toEqual([[WEEKS[1], 0n]]);
  });

  test('adds up to the books over all weeks, whatever happens to a round and whenever weeks are paid', () => {
    const step = fc.oneof(
      fc.record({ week: fc.option(fc.constantFrom(...WEEKS)), loss: fc.bigInt({ min: -500n, max: 500n }) }),
      fc.constant('close' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const losses = new Map<string, bigint>();
        let paid = 0;
        for (const each of steps) {
          if (each === 'close') {
            paid = Math.min(paid + 1, WEEKS.length - 1);
            continue;
          }
          const closed = WEEKS.slice(0, paid);
          const round: BookedRound = each;
          const before = [...losses].map(([week, loss]) => counted(week, loss, (closed as string[]).includes(week)));
          const changes = recount(before, round, over(closed, WEEKS[paid] ?? ''));
          for (const [week, loss] of changes) {
            if ((closed as string[]).includes(week)) return false;
            losses.set(week, loss);
          }
          const sum = [...losses.values()].reduce((total, loss) => total + loss, 0n);
          if (sum !== (round.week === null ? 0n : round.loss)) return false;
        }
        return true;
      }),
    );
  });
});

test('games of the live category count, and no others', () => {
  const game = { family: 'lines', themes: [], features: [], tags: [], currencies: ['EUR'], volatility: null };
  const facts = (more: object) => ({ ...game, ...more }) as unknown as Parameters<typeof countsForCashback>[0];
  expect(['roulette', 'blackjack', 'baccarat', 'poker'].every((family) => countsForCashback(facts({ family })))).toBe(
    true,
  );
  expect(countsForCashback(facts({ family: 'wheel', features: ['game-show'] }))).toBe(true);
  expect(countsForCashback(facts({ family: 'lines' }))).toBe(false);
  expect(countsForCashback(facts({ family: 'crash' }))).toBe(false);
});
