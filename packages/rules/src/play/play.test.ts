import { describe, expect, it } from 'vitest';
import { DEMO_CURRENCY } from '../money/currencies.ts';
import { convert } from '../money/rates.ts';
import { playPolicy } from './policy.ts';
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

  it('are about the same worth in every currency, so that a euro plays for about what anybody else does', () => {
    for (const currency of stakeCurrencies.filter((code) => code !== DEMO_CURRENCY)) {
      const worth = convert(stakeLimits('lines', currency)?.max ?? 0, currency, 'EUR');
      expect(worth, currency).toBeGreaterThan(4_500);
      expect(worth, currency).toBeLessThan(20_000);
    }
  });

  it('are round amounts that a person reads at a glance', () => {
    expect(stakeLimits('lines', 'EUR')).toEqual({ min: 10, max: 10_000 });
    expect(stakeLimits('lines', 'JPY')).toEqual({ min: 10, max: 10_000 });
    expect(stakeLimits('lines', 'NOK')).toEqual({ min: 100, max: 100_000 });
    expect(stakeLimits('lines', 'INR')).toEqual({ min: 1_000, max: 1_000_000 });
    expect(stakeLimits('lines', 'KZT')).toEqual({ min: 5_000, max: 5_000_000 });
    expect(stakeLimits('lines', 'BTC')).toEqual({ min: 100, max: 100_000 });
    expect(stakeLimits('lines', 'ETH')).toEqual({ min: 50_000, max: 50_000_000 });
    expect(stakeLimits('blackjack', 'EUR')).toEqual({ min: 100, max: 50_000 });
  });

  it('do not exist for what cannot be played', () => {
    expect(stakeLimits('lines', 'XXX')).toBeNull();
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
    expect(playPolicy('CW', 'roulette').min_cycle_ms).toBe(5_000);
    for (const family of ['lines', 'book', 'ways', 'megaways', 'hold-and-win', 'pay-anywhere', 'cluster'])
      expect(playPolicy('CW', family).min_cycle_ms, family).toBe(2_500);
    expect(playPolicy('EE', 'roulette').min_cycle_ms).toBe(5_000);
    expect(playPolicy('strict', 'crash').min_cycle_ms).toBe(0);
    expect(playPolicy('CW', 'book').autoplay).toBe(false);
  });
});
