import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideArrived, isMismatch, worthOfCoins, type AskedCoins } from './arrived.ts';

describe('what arrived', () => {
  // 23.255814 tether for 20 euro at 0.86; the rate that was held is a better one.
  const asked: AskedCoins = { code: 'USDT', amount: 20_000_000n, worth: 2_000n, currency: 'EUR', rateHeld: true };

  test('has the held rate for what was asked and the rate of the day for the rest', () => {
    expect(worthOfCoins(20_000_000n, asked)).toBe(2_000n);
    expect(worthOfCoins(10_000_000n, asked)).toBe(1_000n);
    expect(worthOfCoins(120_000_000n, asked)).toBe(2_000n + 8_600n);
    expect(worthOfCoins(20_000_000n, { ...asked, rateHeld: false })).toBe(1_720n);
  });

  test('is credited as far as the limits leave room, and not a cent of it is lost', () => {
    expect(divideArrived(5_000n, null)).toEqual({ credited: 5_000n, held: 0n });
    expect(divideArrived(5_000n, 2_000n)).toEqual({ credited: 2_000n, held: 3_000n });
    expect(divideArrived(5_000n, -1n)).toEqual({ credited: 0n, held: 5_000n });
    const amount = fc.bigInt({ min: 0n, max: 2n ** 53n });
    fc.assert(
      fc.property(amount, fc.option(fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n })), (worth, room) => {
        const { credited, held } = divideArrived(worth, room);
        expect(credited + held).toBe(worth);
        expect(credited >= 0n && held >= 0n).toBe(true);
        if (room !== null && room >= 0n) expect(credited <= room).toBe(true);
      }),
    );
  });

  test.each([
    [15_000n, 5_000n, 'EUR', false],
    [15_001n, 5_000n, 'EUR', true],
    [100n, 15_000n, 'EUR', true],
    // A tenth of a large amount may be the network's fee or the rate.
    [1_090_000n, 1_000_000n, 'EUR', false],
    [15_001n, 5_000n, 'PLN', false],
  ])('%d for %d %s is looked at by a person: %s', (arrived, requested, currency, looked) => {
    expect(isMismatch(arrived, requested, currency)).toBe(looked);
  });
});
