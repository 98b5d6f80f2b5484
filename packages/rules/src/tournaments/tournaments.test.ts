import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { isTournament } from './identifiers.ts';
import { placesPaid, prizeAt, shareOfPool, sharesTogether } from '../prizes/places.ts';
import { occurrences } from '../content/schedule.ts';
import { scoreOf, standingOf, STRATEGIES, type ScoredRound, type ScoreTerms } from './score.ts';

const round = (at: number, bet: number, win: number): ScoredRound => ({
  roundId: `round-${at}`,
  bet: BigInt(bet),
  win: BigInt(win),
  settledAt: new Date(at * 1_000),
});
const terms = (more: Partial<ScoreTerms> = {}): ScoreTerms => ({ strategy: 'bet', points: [], limit: null, ...more });

describe('the score', () => {
  const table = [
    { from_rate: 0, points: 1 },
    { from_rate: 20_000, points: 5 },
  ];
  it.each([
    ['bet', 200n],
    ['spin', 1n],
    ['win', 500n],
    ['rate', 25_000n],
    ['points', 5n],
  ] as const)('of a round by %s', (strategy, score) => {
    expect(scoreOf(terms({ strategy, points: table }), round(1, 200, 500))).toBe(score);
  });
  it('is that of the first rounds by their end where only so many count', () => {
    const rounds = [round(3, 100, 0), round(1, 10, 0), round(2, 20, 0)];
    expect(standingOf(rounds, terms({ limit: 2 }))).toMatchObject({
      score: 30n,
      rounds: 2,
      reachedAt: new Date(2_000),
    });
  });
  it('was reached by the first of two rounds with the best rate', () => {
    const rounds = [round(1, 100, 300), round(2, 100, 300), round(3, 100, 50)];
    expect(standingOf(rounds, terms({ strategy: 'rate' }))).toMatchObject({
      score: 30_000n,
      reachedAt: new Date(1_000),
    });
  });
  it('does not depend on the order in which rounds are told', () => {
    const rounds = fc.array(fc.record({ bet: fc.nat(900), win: fc.nat(900), at: fc.nat(50) }), { maxLength: 12 });
    fc.assert(
      fc.property(
        rounds,
        fc.constantFrom(...STRATEGIES),
        fc.option(fc.integer({ min: 1, max: 5 })),
        (all, strategy, limit) => {
          const scored = all.map(({ bet, win, at }, index) => ({
            ...round(at, bet + 1, win),
            roundId: `round-${index}`,
          }));
          const of = terms({ strategy, limit, points: table });
          const standing = standingOf(scored, of);
          expect(standingOf(scored.toReversed(), of)).toEqual(standing);
          expect(standing.score > 0n).toBe(standing.reachedAt !== null);
          expect(standing.rounds).toBe(Math.min(all.length, limit ?? Infinity));
        },
      ),
    );
  });
});

describe('the schedule', () => {
  it('has days of 23 and 25 hours where the clocks are changed', () => {
    const hours = (now: string) =>
      occurrences('race', { kind: 'day', zone: 'Europe/Berlin' }, new Date(now)).map(({ identifier, start, end }) => [
        identifier,
        (end.getTime() - start.getTime()) / HOUR_MS,
      ]);
    expect(hours('2026-03-29T12:00:00Z')).toEqual([
      ['race-2026-03-29', 23],
      ['race-2026-03-30', 24],
    ]);
    expect(hours('2026-10-24T21:59:59Z')).toEqual([
      ['race-2026-10-24', 24],
      ['race-2026-10-25', 25],
    ]);
  });
  it('leaves no moment between two of a series, and none to both', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.constantFrom('day' as const, 'week' as const),
        fc.constantFrom('UTC', 'Europe/Tallinn', 'Pacific/Auckland', 'America/Toronto'),
        (now, kind, zone) => {
          const [running, next] = occurrences('race', { kind, zone }, now);
          expect(running && running.start <= now && now < running.end).toBe(true);
          expect(next?.start).toEqual(running?.end);
          expect(next?.identifier).not.toBe(running?.identifier);
        },
      ),
    );
  });
  it('has one that happens once until it is over', () => {
    const once = { kind: 'once', starts_at: '2026-11-21T12:00:00Z', ends_at: '2026-11-22T12:00:00Z' } as const;
    expect(occurrences('race', once, new Date('2026-11-20T00:00:00Z'))).toHaveLength(1);
    expect(occurrences('race', once, new Date('2026-11-22T12:00:00Z'))).toEqual([]);
  });
});

describe('the prizes', () => {
  const prizes = [
    { from: 1, to: 1, share_bp: 5_000 },
    { from: 2, to: 11, share_bp: 500 },
  ];
  it('are those of the range of a place', () => {
    expect([1, 2, 11, 12].map((place) => prizeAt(prizes, place)?.share_bp)).toEqual([5_000, 500, 500, undefined]);
    expect([placesPaid(prizes), sharesTogether(prizes)]).toEqual([11, 10_000]);
  });
  it('never come to more than the pool', () => {
    fc.assert(
      fc.property(fc.nat(1e12), (pool) => {
        const paid = Array.from({ length: 11 }, (_, at) => shareOfPool(pool, prizeAt(prizes, at + 1)?.share_bp ?? 0));
        expect(paid.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(pool);
      }),
    );
  });
});

it('tells tournaments, quests and what nobody sees apart by their names', () => {
  const names = ['orbit-race', 'quest--s--red-planet', 'achievement-first', 'race-nonvisible', 'quest--m--x--ffc'];
  expect(names.filter(isTournament)).toEqual(['orbit-race']);
});
