import { beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { testPayments } from '../../testing/payments.ts';

anyEngine((engine) => {
  let origin: TestCasino;
  beforeAll(async () => {
    origin = await startCasino({ engine, more: [testPayments().system] });
    return () => origin.close();
  }, 60_000);

  const start = (client: TestClient, amount_cents: number, method = 'voucher', currency = 'EUR') =>
    client.call('cashbox.start', { body: { action: 'deposit', method, currency, amount_cents } });

  describe('the amount of a deposit', () => {
    test.each([
      [500, 'At least €10.00.'],
      [25_500, 'At most €250.00.'],
      [1_250, 'Whole amounts only.'],
      [1_200, 'Only multiples of €5.00.'],
    ])('by voucher of %d cents is refused: %s', async (amount, words) => {
      const { client } = await origin.player();
      const { status, raw } = await start(client, amount);
      expect(status).toBe(422);
      expect(JSON.stringify(raw)).toContain(words);
      expect((await client.call('cashbox.payments')).body).toEqual([]);
    });

    test('by voucher is any multiple of the step, limits included, and by card any cent', async () => {
      const { client } = await origin.player();
      for (const amount of [1_000, 1_500, 25_000]) expect((await start(client, amount)).status).toBe(201);
      expect((await start(client, 1_251, 'card')).status).toBe(201);
    });

    test('is held to the step of its own currency', async () => {
      const { client } = await origin.player();
      await client.call('money.selectAccount', { body: { currency: 'JPY' } });
      expect(JSON.stringify((await start(client, 2_500, 'voucher', 'JPY')).raw)).toContain('Only multiples of ¥1,000.');
      expect((await start(client, 3_000, 'voucher', 'JPY')).status).toBe(201);
    });

    test('is told with its step before it is asked for, and vouchers only where money comes in', async () => {
      const { client } = await origin.player();
      const ways = async (action: 'deposit' | 'cashout', currency = 'EUR') =>
        (await client.call('cashbox.methods', { params: { currency }, query: { action } })).body.methods;
      const of = async (...asked: Parameters<typeof ways>) => (await ways(...asked)).find(({ id }) => id === 'voucher');
      expect((await of('deposit'))?.termsOfService.restrictions).toEqual({
        minAmountValue: 1_000,
        maxAmountValue: 25_000,
        stepAmountValue: 500,
        amountCurrencyCode: 'EUR',
      });
      expect(
        (await ways('deposit')).find(({ id }) => id === 'card')?.termsOfService.restrictions.stepAmountValue,
      ).toBeNull();
      expect([await of('cashout'), await of('deposit', 'BTC')]).toEqual([undefined, undefined]);
    });
  });
});
