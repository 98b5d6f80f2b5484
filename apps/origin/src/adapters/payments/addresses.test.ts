import { HDKey } from '@scure/bip32';
import fc from 'fast-check';
import validator from 'multicoin-address-validator';
import { describe, expect, test } from 'vitest';
import { depositAddress, isAddress } from './addresses.ts';

const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).publicExtendedKey;
const coins = ['BTC', 'LTC', 'DOG', 'ETH', 'USDT'] as const;
/** The names the independent validator has for the coins. */
const oracle = { BTC: 'BTC', LTC: 'LTC', DOG: 'DOGE', ETH: 'ETH', USDT: 'ETH' } as const;

describe('deposit addresses', () => {
  test('are valid for an independent validator and for us, and differ by index', () => {
    for (const coin of coins) {
      const addresses = Array.from({ length: 20 }, (_, index) => depositAddress(key, coin, index));
      expect(new Set(addresses).size).toBe(20);
      for (const address of addresses) {
        expect(validator.validate(address, oracle[coin]), `${coin} ${address}`).toBe(true);
        expect(isAddress(coin, address)).toBe(true);
      }
    }
  });

  test('follow the published derivation: the first address of the BIP 84 account', () => {
    const account =
      'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V';
    expect(depositAddress(account, 'BTC', 0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
  });
});

describe('payout addresses', () => {
  test('one wrong character is found', () => {
    fc.assert(
      fc.property(fc.constantFrom('BTC', 'LTC', 'DOG', 'ETH'), fc.nat(40), fc.nat(1e6), (coin, index, place) => {
        const address = depositAddress(key, coin, index);
        // Past the prefix; for accounts only letters carry the checksum, so a letter changes its case.
        const at = 4 + (place % (address.length - 4));
        const sign = address[at] ?? '';
        const other =
          coin === 'ETH'
            ? sign === sign.toUpperCase()
              ? sign.toLowerCase()
              : sign.toUpperCase()
            : sign === 'q'
              ? 'p'
              : 'q';
        fc.pre(other !== sign);
        expect(isAddress(coin, address.slice(0, at) + other + address.slice(at + 1))).toBe(false);
      }),
    );
  });

  test.each([
    ['BTC', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', true],
    ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', true],
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', false],
    ['BTC', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', false],
    ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7', true],
    ['ETH', '52908400098527886E0F7030069857D2E4169EE7', false],
    ['XYZ', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', false],
    ['BTC', '', false],
  ])('%s %s: %s', (coin, address, valid) => expect(isAddress(coin, address)).toBe(valid));
});
