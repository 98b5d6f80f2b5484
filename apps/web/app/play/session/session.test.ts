import { HOUR_MS } from '@cosmodrome/rules/durations';
import type { PlayedRound } from '@cosmodrome/contract/http/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noRounds, roundEnded, type Rounds, roundStarted, sumsOf, withHistory } from './rounds.ts';
import { clockText, readTimes } from './times.ts';

const start = Date.UTC(2026, 2, 1, 12);
const times = { started: start, seen: start + 60_000, checked: start };

describe('the session clock', () => {
  it('shows hours, minutes and seconds', () => {
    expect(clockText(0)).toBe('00:00:00');
    expect(clockText(2_537_999)).toBe('00:42:17');
    expect(clockText(100 * HOUR_MS)).toBe('100:00:00');
    expect(clockText(-5)).toBe('00:00:00');
  });

  it('reads only what it has written', () => {
    expect(readTimes(JSON.stringify(times))).toEqual(times);
    for (const text of [null, '', '{', '[]', '{"started":1}', '{"started":1,"seen":"2","checked":3}', 'null', '7']) {
      expect(readTimes(text)).toBeNull();
    }
  });
});

const played = (id: string, over: Partial<PlayedRound> = {}): PlayedRound => ({
  bet_id: `arcade:${id}`,
  bet_status: 'settled',
  created_at: new Date(start).toISOString(),
  finished_at: null,
  currency: 'EUR',
  provider: 'p',
  game: 'p/G',
  title: 'G',
  total_bets: 100,
  total_wins: 40,
  total_losses: 60,
  balance_before_cents: 2000,
  balance_after_cents: 1890,
  ...over,
});

describe('the net result', () => {
  it('counts stakes at once and wins at the end', () => {
    let rounds = roundStarted(noRounds, 'a', 100);
    expect(sumsOf(rounds)).toEqual({ wagered: 100, won: 0, net: -100 });
    rounds = roundStarted(rounds, 'a', 100);
    expect(sumsOf(rounds).wagered).toBe(200);
    rounds = roundEnded(rounds, 'a', 200, 500);
    expect(sumsOf(rounds)).toEqual({ wagered: 200, won: 500, net: 300 });
  });

  it('counts a round once, whoever tells of it and how often', () => {
    const ended = roundEnded(noRounds, 'a', 100, 40);
    const twice = roundStarted(roundEnded(ended, 'a', 100, 40), 'a', 100);
    expect(sumsOf(twice)).toEqual(sumsOf(ended));
    expect(sumsOf(withHistory(ended, [played('a')]))).toEqual(sumsOf(ended));
    expect(sumsOf(withHistory(ended, [played('a', { bet_status: 'open' })]))).toEqual(sumsOf(ended));
  });

  it('takes open rounds of the history with their stake, and void ones not at all', () => {
    const open = withHistory(noRounds, [played('a', { bet_status: 'open', total_wins: 7 })]);
    expect(sumsOf(open)).toEqual({ wagered: 100, won: 0, net: -100 });
    expect(sumsOf(roundEnded(open, 'a', 100, 90)).net).toBe(-10);
    expect(sumsOf(withHistory(open, [played('a', { bet_status: 'rolled_back' })])).wagered).toBe(0);
  });

  it('is wins minus stakes for any finished rounds in any order', () => {
    const money = fc.record({ id: fc.nat(8).map(String), stake: fc.nat(1e6), win: fc.nat(1e6), told: fc.boolean() });
    fc.assert(
      fc.property(fc.array(money), (all) => {
        const rounds = all.reduce<Rounds>((known, { id, stake, win, told }) => {
          const begun = told ? roundStarted(known, id, stake) : known;
          return roundEnded(begun, id, stake, win);
        }, noRounds);
        const last = new Map(all.map((each) => [each.id, each]));
        const net = [...last.values()].reduce((sum, { stake, win }) => sum + win - stake, 0);
        expect(sumsOf(rounds).net).toBe(net);
      }),
    );
  });
});
