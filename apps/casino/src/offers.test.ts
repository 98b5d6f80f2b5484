import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultStakes, stakesOf, stakesUpTo } from '@cosmodrome/arcade/server/content/stakes';
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import { CreatePayment } from '@cosmodrome/contract/payment-provider';
import { models } from '@cosmodrome/maths/models';
import { depositAddress, isAddress } from '@cosmodrome/origin/adapters/payments/addresses';
import { ownKeys } from '@cosmodrome/origin/adapters/payments/own-keys';
import { licences } from '@cosmodrome/rules/profile/licence';
import { postalCodeError } from '@cosmodrome/rules/profile/postal-code';
import { currencyName } from '@cosmodrome/rules/money/coin-names';
import { currencies, DEFAULT_CURRENCY, displayUnit } from '@cosmodrome/rules/money/currencies';
import { currenciesOf, isOffered, methodLimits, methods, type PaymentSet } from '@cosmodrome/rules/cashbox/methods';
import { formatMoney } from '@cosmodrome/rules/money/format';
import { parseAmount } from '@cosmodrome/rules/money/parse-amount';
import { convert } from '@cosmodrome/rules/money/rates';
import { visibleCountries } from '@cosmodrome/rules/content/countries';
import { highestStake, type StakeTier } from '@cosmodrome/rules/limits/highest-stake';
import { stakeLimits } from '@cosmodrome/rules/play/stakes';
import { describe, expect, test } from 'vitest';

/**
 * What is offered holds together: currencies, countries, licences, ways to pay and games are lists of different systems,
 * and a list that forgets a member leaves somebody with a wallet that cannot be filled, played with or emptied.
 */
const content = path.join(import.meta.dirname, '../../../content');
const { games } = readCatalogue();
const actions = ['deposit', 'cashout'] as const;
const codes = currencies.map(({ code }) => code);
const coins = currencies.filter(({ fiat }) => !fiat).map(({ code }) => code);
const sets = licences.flatMap((licence) =>
  visibleCountries.map(({ code: country, currency }) => ({ licence, country, currency })),
);
const policies = readdirSync(path.join(content, 'policies')).map(
  (file) =>
    JSON.parse(readFileSync(path.join(content, 'policies', file), 'utf8')) as { limits: { highestStake: StakeTier[] } },
);
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(content, file), 'utf8'));

/** The ways that serve a wallet of an account, with their limits. */
const waysOf = (set: PaymentSet, action: (typeof actions)[number], currency: string) =>
  methods.flatMap((method) => {
    const limits = methodLimits(method, action, currency);
    return limits && isOffered(method, action, set) ? [{ method, limits }] : [];
  });

/** The stakes of a title in a currency, as the studio offers them to whoever may stake most and least. */
function stakesIn(game: (typeof games)[number], currency: string) {
  const model = models[game.model];
  if (!model) throw new Error(`${game.slug} has no model`);
  const offered = stakesOf(defaultStakes, model.family, model.stakeUnit, currency);
  const limits = stakeLimits(model.family, currency);
  const least = policies.map(({ limits: { highestStake: tiers } }) =>
    offered ? stakesUpTo(offered, highestStake(tiers, null, currency)) : null,
  );
  return { offered, limits, least };
}

const playable = (currency: string): boolean =>
  games.every((game) => {
    const { offered, limits, least } = stakesIn(game, currency);
    return game.currencies.includes(currency) && offered !== null && limits !== null && !least.includes(null);
  });

describe('what is offered at registration and as a wallet', () => {
  test.each(sets)('under $licence in $country is what can be paid in, played everywhere and paid out', (set) => {
    const offered = currenciesOf(set).map(({ code }) => code);
    const whole = codes.filter(
      (code) => actions.every((action) => waysOf(set, action, code).length > 0) && playable(code),
    );
    expect(offered).toEqual(whole);
    // The form starts with the currency of the country.
    expect(offered).toContain(set.currency);
  });

  test('is everything where no licence and no country takes anything away', () => {
    expect(currenciesOf({ licence: 'CW', country: 'DE' }).map(({ code }) => code)).toEqual(codes);
    expect(currenciesOf({ licence: 'EE', country: 'NO' }).map(({ code }) => code)).toEqual(
      codes.filter((code) => !coins.includes(code)),
    );
    expect(currenciesOf({ licence: 'EE', country: 'EE' }).map(({ code }) => code)).toContain('KZT');
  });

  test('is what every game is played in', () => {
    for (const game of games)
      expect({ game: game.slug, currencies: game.currencies }).toMatchObject({ currencies: codes });
    expect(codes.filter((code) => !playable(code))).toEqual([]);
  });
});

describe.each(codes)('%s', (code) => {
  const set = { licence: 'CW', country: 'DE' } as const;

  test('has a rate, a name, a mark, a unit and amounts that are read as they are written', () => {
    expect(convert(1_000_000_000_000, code, DEFAULT_CURRENCY)).toBeGreaterThan(0);
    for (const locale of ['en', 'de', 'no', 'it', 'et', 'fr-CA']) {
      if (code !== 'BNB') expect(currencyName(code, locale), locale).not.toBe(code);
      expect(formatMoney(0, code, locale).text).toMatch(/0/);
    }
    const { coins: drawn, fiat } = read('../packages/ui/src/assets/names.json') as {
      coins: string[];
      fiat: Record<string, string>;
    };
    expect([...drawn, ...Object.keys(fiat)]).toContain(code.toLowerCase());
    const { subunits } = displayUnit(code);
    expect(parseAmount('1', code)).toEqual({ amount: subunits });
  });

  test('is paid in and out within limits of whole minor units that a number holds', () => {
    for (const action of actions) {
      const ways = waysOf(set, action, code);
      expect(ways.length).toBeGreaterThan(0);
      for (const { method, limits } of ways) {
        const name = `${action} by ${method.id}`;
        expect(Number.isSafeInteger(limits.min) && Number.isSafeInteger(limits.max), name).toBe(true);
        expect(limits.min, name).toBeGreaterThan(0);
        expect(limits.max, name).toBeGreaterThan(limits.min);
      }
    }
    // What the largest deposit brings in can leave by some way, in parts at most.
    const least = Math.min(...waysOf(set, 'cashout', code).map(({ limits }) => limits.min));
    expect(Math.max(...waysOf(set, 'deposit', code).map(({ limits }) => limits.max))).toBeGreaterThan(least);
  });

  test('has stakes in every game, of at least one minor unit for each part, that some deposit covers', () => {
    const most = Math.max(...waysOf(set, 'deposit', code).map(({ limits }) => limits.max));
    for (const game of games) {
      const { offered, limits } = stakesIn(game, code);
      const unit = models[game.model]?.stakeUnit ?? 0;
      expect(offered?.min, game.slug).toBeGreaterThanOrEqual(unit);
      expect(offered?.min, game.slug).toBeLessThanOrEqual(most);
      expect(offered?.min, game.slug).toBeGreaterThanOrEqual(limits?.min ?? Infinity);
      expect(offered?.max, game.slug).toBeLessThanOrEqual(limits?.max ?? 0);
    }
  });
});

describe.each(coins)('addresses of %s', (coin) => {
  const keys = ownKeys('the secret of the test');

  test('are made for deposits and known for payouts', () => {
    expect(isAddress(coin, depositAddress(keys, coin, 3))).toBe(true);
    expect(isAddress(coin, 'decline')).toBe(false);
  });
});

describe.each(methods)('the way $id', (method) => {
  const locales = ['en', 'de', 'no', 'it', 'et', 'fr-CA'];

  test('is known to the contract, to providers and by name in every language', () => {
    expect(PaymentMethod.shape.type.safeParse(method.kind).success).toBe(true);
    expect(CreatePayment.shape.kind.safeParse(method.kind).success).toBe(true);
    for (const locale of locales) {
      const { methods: names } = read(`locales/${locale}/messages/cashbox.json`) as {
        methods: Record<string, unknown>;
      };
      if (method.coin === null) expect(names[method.brand], locale).toEqual(expect.any(String));
      else expect(codes).toContain(method.coin);
    }
  });

  test('serves somebody', () => {
    const served = sets.filter((set) =>
      codes.some((code) => waysOf(set, 'deposit', code).some((way) => way.method === method)),
    );
    expect(served.length).toBeGreaterThan(0);
  });
});

test('every country has postal codes of its own and starts with a currency that exists', () => {
  for (const { code, currency } of visibleCountries) {
    expect(codes, code).toContain(currency);
    expect(postalCodeError('!', code), code).not.toBeNull();
    // Only a country with a pattern of its own refuses what is a code somewhere.
    expect(postalCodeError('ABCDEFGHIJ', code), code).not.toBeNull();
  }
});
