import { randomUUID } from 'node:crypto';
import type { StartPayment } from '@cosmodrome/contract/http/cashbox';
import { anyEngine } from '@cosmodrome/database/testing';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { stakeLimits } from '@cosmodrome/rules/play/stakes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownKeys } from '../src/adapters/payments/own-keys.ts';
import { depositAddress } from '../src/adapters/payments/addresses.ts';
import { isClean, reconcile } from '../src/ledger/index.ts';
import { startCasino, testGame, type TestCasino } from './casino.ts';
import { prepareDeposit } from './origin.ts';
import { confirmDeposit, testPayments } from './payments.ts';

const codes = currencies.map(({ code }) => code);
const GAMES = ['lines', 'ways', 'book', 'crash', 'roulette', 'blackjack'].map((family) =>
  testGame(`orbit/Game${family}`, { family, currencies: codes }),
);
const coins = currencies.filter(({ fiat }) => !fiat).map(({ code }) => code);
const keys = ownKeys('of somebody else');

/** The whole life of money in each currency: registered with, paid in, played and won in every kind of game, paid out. */
anyEngine((engine) => {
  const payments = testPayments();
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine, games: GAMES, more: [payments.system] });
  }, 60_000);
  afterAll(() => casino.close());

  /** Where a way to be paid sends the money. */
  const destinations = (currency: string): Readonly<Record<string, Record<string, string>>> => ({
    wallet_account: { wallet_account: 'ada@wallet.example' },
    bank_account: { bank_account: 'NO93 8601 1117 947' },
    address: { address: coins.includes(currency) ? depositAddress(keys, currency, 1) : '' },
  });

  describe.each(codes)('%s', (currency) => {
    test('is registered with, paid in, played in every kind of game, won and paid out', async () => {
      const home =
        currency === 'NOK' ? { country: 'NO', postal_code: '0150' } : { country: 'DE', postal_code: '10115' };
      const { client } = await casino.signUp({ country: home.country, currency });
      await prepareDeposit(client, { postal_code: home.postal_code });
      const ways = async (action: 'deposit' | 'cashout') =>
        (await client.call('cashbox.methods', { params: { currency }, query: { action } })).body.methods;
      const start = (body: Omit<StartPayment, 'currency'>) =>
        client.call('cashbox.start', { body: { currency, ...body } }, { key: randomUUID() });
      const balance = async () =>
        (await client.call('money.accounts')).body.find((each) => each.currency === currency)?.amount_cents ?? -1;

      const all = GAMES.map(({ family }) => stakeLimits(family, currency)?.min ?? 0);
      const leaving = (await ways('cashout')).map(({ termsOfService }) => termsOfService.restrictions.minAmountValue);
      const needed = [...all, ...leaving].reduce((sum, amount) => sum + amount, 0);
      let paidIn = 0;
      for (const { id, termsOfService } of await ways('deposit')) {
        const { minAmountValue: min, maxAmountValue: max, stepAmountValue: step } = termsOfService.restrictions;
        const amount = step ? min : Math.min(max, Math.max(min, needed));
        const started = await start({ action: 'deposit', method: id, amount_cents: amount, return_path: '/' });
        expect([id, started.status]).toEqual([id, 201]);
        await confirmDeposit(payments, started.body.payment.id, amount, currency);
        paidIn += amount;
      }
      expect(await balance()).toBe(paidIn);

      let won = 0;
      for (const [at, game] of GAMES.entries()) {
        const bet = all[at] ?? 0;
        const session = await casino.openGame(client, game.identifier, currency);
        expect(session).toMatchObject({ currency, game: game.identifier });
        const played = await casino.studio.play(session, { bet, win: 3 * bet });
        expect([game.family, played.status]).toEqual([game.family, 200]);
        won += 2 * bet;
        casino.clock.advance(5_000);
      }
      expect(await balance()).toBe(paidIn + won);

      let left = paidIn + won;
      for (const { id, fields, termsOfService, isProfileRequiredForCashout } of await ways('cashout')) {
        if (isProfileRequiredForCashout) continue;
        const amount = termsOfService.restrictions.minAmountValue;
        if (amount > left) continue;
        const field = destinations(currency)[fields[0]?.name ?? ''];
        const started = await start({
          action: 'cashout',
          method: id,
          amount_cents: amount,
          ...(field && { fields: field }),
        });
        expect([id, started.status, JSON.stringify(started.raw)]).toMatchObject([id, 201, expect.any(String)]);
        await confirmDeposit(payments, started.body.payment.id, amount, currency);
        const { payment } = (await client.call('cashbox.payment', { params: { id: started.body.payment.id } })).body;
        expect(payment).toMatchObject({ state: 'succeeded', currency, amount_cents: amount });
        left -= amount;
      }
      expect(left).toBeLessThan(paidIn + won);
      expect(await balance()).toBe(left);
    });
  });

  test('what is not offered cannot be registered with or opened, and a bank is paid only by an account', async () => {
    const ee = { host: 'ee.cosmodrome.example' };
    for (const currency of coins) {
      await expect(casino.signUp({ currency }, casino.client(ee)), currency).rejects.toThrow('422');
    }
    const { client, player } = await casino.signUp({ currency: 'NOK' });
    if (!('id' in player)) throw new Error('nobody was signed up');
    await prepareDeposit(client);
    await casino.fund(player.id, 'NOK', 100_000n);
    const to = (account: string) =>
      client.call(
        'cashbox.start',
        {
          body: {
            action: 'cashout',
            method: 'bank-transfer',
            currency: 'NOK',
            amount_cents: 50_000,
            fields: { bank_account: account },
          },
        },
        { key: randomUUID() },
      );
    expect((await to('')).errors).toHaveProperty('bank_account.required');
    expect((await to('12345678')).errors).toHaveProperty('bank_account.iban_invalid');
    expect((await to('NO93 8601 1117 948')).errors).toHaveProperty('bank_account.iban_invalid');
    expect((await to('no9386011117947')).status).toBe(201);
  });

  test('the books are clean after all of it', async () => {
    await casino.settle();
    expect(isClean(await reconcile(casino.core.database.db))).toBe(true);
  });
});
