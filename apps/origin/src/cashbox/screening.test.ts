import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { SCREENING_DAYS } from '@cosmodrome/rules/cashbox/screening';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { testPayments } from '../../testing/payments.ts';
import { forgetScreenings, standingOut } from './screening.ts';

const CARD = '4242424242424242';
const mark = (letter: string): string => letter.repeat(32);

anyEngine((engine) => {
  let origin: TestCasino;
  beforeAll(async () => {
    origin = await startCasino({ engine, more: [testPayments().system] });
    return () => origin.close();
  }, 60_000);
  beforeEach(async () => {
    await origin.core.database.db.deleteFrom('payment_screenings' as never).execute();
  });

  const deposit = async (client: TestClient): Promise<string> => {
    const body = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 2_000, return_path: '/' } as const;
    return (await client.call('cashbox.start', { body })).body.payment.id;
  };
  const screen = (client: TestClient, payment_id: string, dfpc?: string) =>
    client.call('cashbox.screen', { body: { payment_id, ...(dfpc !== undefined && { dfpc }) } });
  const kept = async (client: TestClient) =>
    (await client.call('profile.ownData')).body['deposits_started_from'] as Record<string, unknown>[];
  const on = () => ({ connection: origin.core.database.db, clock: origin.clock });

  describe('from where a deposit was started', () => {
    test('is kept once: device, network and country, and nothing that the books have', async () => {
      const { client } = await origin.player();
      const payment = await deposit(client);
      expect((await screen(client, payment, mark('a'))).status).toBe(204);
      expect((await screen(client, payment, mark('b'))).status).toBe(204);
      expect(await kept(client)).toEqual([
        {
          payment_id: payment,
          device: mark('a'),
          network: '203.0.…',
          country: 'DE',
          seen_at: origin.clock.now().toISOString(),
        },
      ]);
    });

    test('is said of one’s own deposits only', async () => {
      const [one, other] = [await origin.player(), await origin.player()];
      const payment = await deposit(one.client);
      expect((await screen(other.client, payment, mark('a'))).status).toBe(404);
      expect((await screen(origin.client(), payment, mark('a'))).status).toBe(401);
      expect(await kept(one.client)).toEqual([]);
    });

    const bodies = (payment_id: string): unknown[] => [
      { payment_id, card_number: CARD },
      { payment_id, payment: { card: { number: CARD } } },
      { payment_id, dfpc: CARD },
      { payment_id: CARD },
      { payment_id, dfpc: mark('a'), amount_cents: 2_000 },
    ];
    test('takes no number of a card, wherever it is put', async () => {
      const { client } = await origin.player();
      for (const body of bodies(await deposit(client))) {
        const { status } = await client.request('POST', '/api/users/transaction', { text: JSON.stringify(body) });
        expect([body, status]).toEqual([body, 422]);
      }
      expect(await kept(client)).toEqual([]);
    });

    test('is forgotten after its time, not before', async () => {
      const { client } = await origin.player();
      await screen(client, await deposit(client), mark('a'));
      const began = origin.clock.now().getTime();
      const later = (ms: number) => ({ ...on(), clock: { ...origin.clock, now: () => new Date(began + ms) } });
      expect(await forgetScreenings(later(SCREENING_DAYS * DAY_MS))).toBe(0);
      expect(await forgetScreenings(later(SCREENING_DAYS * DAY_MS + 1))).toBe(1);
    });
  });

  describe('what stands out', () => {
    test('is one device of several accounts, and one account with many devices', async () => {
      const [one, other, plain] = [await origin.player(), await origin.player(), await origin.player()];
      await screen(plain.client, await deposit(plain.client), mark('f'));
      await screen(plain.client, await deposit(plain.client), mark('e'));
      await screen(plain.client, await deposit(plain.client));
      expect(await standingOut(origin.core.database.db)).toEqual([]);
      for (const { client } of [one, other]) await screen(client, await deposit(client), mark('a'));
      for (const letter of ['b', 'c', 'd']) await screen(one.client, await deposit(one.client), mark(letter));
      const found = await standingOut(origin.core.database.db);
      expect(found.map(({ why, players, value }) => [why, players, value])).toEqual([
        ['many_devices', [one.playerId], '4'],
        ['one_device', [one.playerId, other.playerId], mark('a')],
      ]);
    });

    test('is an account that pays from several countries', async () => {
      const { client, playerId } = await origin.player();
      await screen(client, await deposit(client));
      const abroad = origin.client({ country: 'AT', ip: '198.51.100.3' });
      for (const [name, value] of client.cookies) abroad.cookies.set(name, value);
      await screen(abroad, await deposit(abroad));
      expect(await standingOut(origin.core.database.db)).toMatchObject([
        { why: 'many_countries', players: [playerId], value: 'AT DE' },
      ]);
    });
  });
});
