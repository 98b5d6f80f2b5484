import { describe, expect, it } from 'vitest';
import { cycleOver, playPolicy } from './policy.ts';
import { raiseLimit, stakeCurrencies, stakeLimits } from './stakes.ts';

const families = ['lines', 'book', 'ways', 'crash', 'roulette', 'blackjack'];

describe('table limits', () => {
  it('exist for every family in every currency, in whole minor units', () => {
    for (const family of families) {
      for (const currency of stakeCurrencies) {
        const limits = stakeLimits(family, currency);
        expect(limits, `${family} ${currency}`).not.toBeNull();
        expect(Number.isSafeInteger(limits?.min) && Number.isSafeInteger(limits?.max)).toBe(true);
        expect(limits?.min).toBeGreaterThan(0);
        expect(limits?.max).toBeGreaterThan(limits?.min ?? 0);
      }
    }
  });

  it('are about the same worth in every currency', () => {
    expect(stakeLimits('lines', 'EUR')).toEqual({ min: 10, max: 10_000 });
    expect(stakeLimits('lines', 'JPY')).toEqual({ min: 10, max: 10_000 });
    expect(stakeLimits('lines', 'BTC')).toEqual({ min: 100, max: 100_000 });
    expect(stakeLimits('blackjack', 'EUR')).toEqual({ min: 100, max: 50_000 });
  });

  it('do not exist for what cannot be played', () => {
    expect(stakeLimits('lines', 'KZT')).toBeNull();
    expect(stakeLimits('poker', 'EUR')).toBeNull();
    expect(raiseLimit('poker', 'EUR')).toBe(0);
  });

  it('let only games with later stakes raise', () => {
    expect(raiseLimit('lines', 'EUR')).toBe(0);
    expect(raiseLimit('blackjack', 'EUR')).toBe(400_000);
  });
});

describe('policy of play', () => {
  it('paces slots everywhere, tables where the licence says so, shared rounds by themselves', () => {
    expect(playPolicy('CW', 'lines').min_cycle_ms).toBe(2_500);
    expect(playPolicy('CW', 'roulette').min_cycle_ms).toBe(0);
    expect(playPolicy('EE', 'roulette').min_cycle_ms).toBe(5_000);
    expect(playPolicy('strict', 'crash').min_cycle_ms).toBe(0);
    expect(playPolicy('CW', 'book').autoplay).toBe(false);
  });

  it('lets the next paid round start exactly when the cycle is over', () => {
    const policy = playPolicy('EE', 'lines');
    const start = new Date('2026-03-01T12:00:00.000Z');
    expect(cycleOver(null, start, policy)).toBe(true);
    expect(cycleOver(start, new Date('2026-03-01T12:00:02.499Z'), policy)).toBe(false);
    expect(cycleOver(start, new Date('2026-03-01T12:00:02.500Z'), policy)).toBe(true);
  });
});
