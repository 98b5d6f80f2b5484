import { bech32 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { currencies } from '@cosmodrome/rules/money/currencies';
import fc from 'fast-check';
import validator from 'multicoin-address-validator';
import { describe, expect, test } from 'vitest';
import { depositAddress, isAddress } from './addresses.ts';
import { accountKeyOf, cardanoAddress, paymentKeyHash } from './cardano.ts';
import { cashAddress } from './cashaddr.ts';

const seed = new Uint8Array(32).fill(7);
const keys = {
  extendedPublicKey: HDKey.fromMasterSeed(seed).publicExtendedKey,
  cardanoPublicKey: accountKeyOf(seed),
};
const coins = currencies.filter(({ fiat }) => !fiat).map(({ code }) => code);
/** The names the independent validator has for the coins, where it has others: of tokens it is asked for their network's. */
const oracle: Readonly<Record<string, string>> = { DOG: 'DOGE', USDT: 'ETH', USDC: 'ETH' };

describe('deposit addresses', () => {
  test('are valid for an independent validator and for us, and differ by index', () => {
    for (const coin of coins) {
      const addresses = Array.from({ length: 20 }, (_, index) => depositAddress(keys, coin, index));
      expect(new Set(addresses).size).toBe(20);
      for (const address of addresses) {
        expect(validator.validate(address, oracle[coin] ?? coin), `${coin} ${address}`).toBe(true);
        expect(isAddress(coin, address)).toBe(true);
      }
    }
  });

  test('follow the published derivation: the first address of the BIP 84 account', () => {
    const account =
      'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V';
    expect(depositAddress({ ...keys, extendedPublicKey: account }, 'BTC', 0)).toBe(
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    );
  });

  test('of Cardano follow the published derivation: the payment part of the address that a wallet shows first', () => {
    const account =
      'acct_xvk1xfehjaqtvn0vdjqrrfwlgvfk8qedv4fus04thny96lj6rhc2tphsx0wlcdaehpjzjfyj7uref4uqlacrtft55u9ll6eal4h4ac75yzqdnqwtf';
    const shown =
      'addr_test1qr94pw040yeq5x75g38jnsjg95rv6xy4jyttedukatlpd2424kyuyck0xp0a7n7rah0gxj5mq3zdrc6xnaqph967c2kqja24jq';
    const bytes = bech32.fromWords(bech32.decode(shown, 128).words);
    expect(paymentKeyHash(account, 0)).toEqual(bytes.slice(1, 29));
    expect(cardanoAddress(account, 0)).not.toBe(cardanoAddress(account, 1));
    expect(() => cardanoAddress(keys.extendedPublicKey, 0)).toThrow(RangeError);
  });

  test('of Bitcoin Cash are the published ones of their hash', () => {
    const hash = Uint8Array.of(
      118,
      160,
      64,
      83,
      189,
      160,
      168,
      139,
      218,
      81,
      119,
      184,
      106,
      21,
      195,
      178,
      159,
      85,
      152,
      115,
    );
    expect(cashAddress(hash)).toBe('bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a');
  });

  test('exist for nothing but coins', () => {
    expect(() => depositAddress(keys, 'EUR', 0)).toThrow(RangeError);
  });
});

describe('payout addresses', () => {
  test('one wrong character is found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...coins), fc.nat(40), fc.nat(1e6), (coin, index, place) => {
        const address = depositAddress(keys, coin, index);
        // Past the prefix; for accounts only letters carry the checksum, so a letter changes its case.
        const prefix = address.indexOf(':') + 5;
        const at = prefix + (place % (address.length - prefix));
        const sign = address[at] ?? '';
        const other = address.startsWith('0x')
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
    ['BCH', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', true],
    ['BCH', 'BITCOINCASH:PPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVN0H829PQ', true],
    ['BCH', 'bitcoincash:Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', false],
    ['BCH', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', true],
    ['BCH', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', false],
    ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
    ['TRX', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', false],
    ['ADA', 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', true],
    [
      'ADA',
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
      true,
    ],
    ['ADA', 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', false],
    [
      'ADA',
      'addr_test1qr94pw040yeq5x75g38jnsjg95rv6xy4jyttedukatlpd2424kyuyck0xp0a7n7rah0gxj5mq3zdrc6xnaqph967c2kqja24jq',
      false,
    ],
    ['XYZ', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', false],
    ['BTC', '', false],
  ])('%s %s: %s', (coin, address, valid) => expect(isAddress(coin, address)).toBe(valid));
});
