import { beforeAll, describe, expect, test } from 'vitest';
import type { PaymentNotice } from '@cosmodrome/contract/payment-provider';
import { anyEngine } from '@cosmodrome/database/testing';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { tellDetails } from '../../testing/origin.ts';
import { testPayments } from '../../testing/payments.ts';
import { applyNotice } from './commands/apply-notice.ts';
import { notice } from './testing/test-provider.ts';

const card = (last4: string): NonNullable<PaymentNotice['profile']> => ({
  token: `token-${last4}`,
  title: `•••• ${last4}`,
  first6: '424242',
  last4,
  expiry_month: 12,
  expiry_year: 2030,
});

anyEngine((engine) => {
  let origin: TestCasino;
  const payments = testPayments();
  beforeAll(async () => {
    origin = await startCasino({ engine, more: [payments.system] });
    return () => origin.close();
  }, 60_000);

  const deposit = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 2_000 } as const;
  const start = (client: TestClient, saved_profile_id?: string) =>
    client.call('cashbox.start', { body: { ...deposit, ...(saved_profile_id !== undefined && { saved_profile_id }) } });
  const tell = (payment_id: string, event: PaymentNotice['event'], profile: PaymentNotice['profile'] = null) =>
    applyNotice(payments.dependencies(), notice({ payment_id, event, amount_cents: 2_000, profile }));
  const saved = async (client: TestClient) => {
    const { body } = await client.call('cashbox.methods', { params: { currency: 'EUR' } });
    return body.methods.find(({ id }) => id === 'card')?.savedProfiles ?? [];
  };
  const forget = (client: TestClient, id: string) => client.call('cashbox.forgetProfile', { params: { id } });
  /** A player who has paid in by these cards, one after another. */
  const withCards = async (...numbers: string[]) => {
    const { client } = await origin.player();
    for (const number of numbers) {
      origin.clock.advance(MINUTE_MS);
      await tell((await start(client)).body.payment.id, 'confirmed', card(number));
    }
    return { client };
  };

  describe('saved cards', () => {
    test('are told with the one used last first, whether it is new or was used again', async () => {
      const { client } = await withCards('1111', '4242');
      const titles = async () => (await saved(client)).map(({ title }) => title);
      expect(await titles()).toEqual(['•••• 4242', '•••• 1111']);
      const old = (await saved(client))[1];
      origin.clock.advance(MINUTE_MS);
      await tell((await start(client, old?.id)).body.payment.id, 'confirmed');
      expect(await titles()).toEqual(['•••• 1111', '•••• 4242']);
      expect((await saved(client))[0]?.lastUsedAt).toBe(origin.clock.now().toISOString());
    });

    test('are not used by a payment that came to nothing', async () => {
      const { client } = await withCards('1111', '4242');
      const old = (await saved(client))[1];
      origin.clock.advance(MINUTE_MS);
      await tell((await start(client, old?.id)).body.payment.id, 'declined');
      expect((await saved(client)).map(({ title }) => title)).toEqual(['•••• 4242', '•••• 1111']);
    });
  });

  describe('removing a saved card', () => {
    test('takes it away for good: it is offered no more, and nothing is charged or paid out to it', async () => {
      const { client } = await withCards('1111', '4242');
      const [newest] = await saved(client);
      const id = newest?.id ?? '';
      expect((await forget(client, id)).status).toBe(204);
      expect((await saved(client)).map(({ title }) => title)).toEqual(['•••• 1111']);
      expect((await forget(client, id)).status).toBe(404);
      expect(JSON.stringify((await start(client, id)).errors)).toContain('saved_profile_id');
      await tellDetails(client);
      const body = { ...deposit, action: 'cashout', saved_profile_id: id } as const;
      expect(JSON.stringify((await client.call('cashbox.start', { body })).errors)).toContain('saved_profile_id');
      const own = (await client.call('profile.ownData')).body['saved_payment_methods'];
      expect(own).toMatchObject([{ title: '•••• 1111' }]);
    });

    test('is its owner’s alone', async () => {
      const [{ client }, other] = [await withCards('4242'), await origin.player()];
      const [own] = await saved(client);
      expect((await forget(other.client, own?.id ?? '')).status).toBe(404);
      expect((await forget(origin.client(), own?.id ?? '')).status).toBe(401);
      expect(await saved(client)).toHaveLength(1);
    });

    test('waits until the payments with it have ended, and says so before', async () => {
      const { client } = await withCards('4242');
      const id = (await saved(client))[0]?.id ?? '';
      const { payment } = (await start(client, id)).body;
      expect((await saved(client))[0]?.isRemoveAvailable).toBe(false);
      const refused = await forget(client, id);
      expect([refused.status, Object.keys(refused.errors['base'] ?? {})]).toEqual([422, ['payment_open']]);
      await tell(payment.id, 'declined');
      expect((await saved(client))[0]?.isRemoveAvailable).toBe(true);
      expect((await forget(client, id)).status).toBe(204);
    });

    test('waits also when the card was typed anew meanwhile', async () => {
      const { client } = await withCards('4242');
      const [before] = await saved(client);
      const { payment } = (await start(client, before?.id)).body;
      await tell((await start(client)).body.payment.id, 'confirmed', { ...card('4242'), token: 'token-newer' });
      const now = await saved(client);
      expect(now).toMatchObject([{ id: before?.id, isRemoveAvailable: false }]);
      expect((await forget(client, now[0]?.id ?? '')).status).toBe(422);
      await tell(payment.id, 'declined');
      expect((await forget(client, now[0]?.id ?? '')).status).toBe(204);
    });

    test('and a deposit with it at the same moment: either it is gone, or it waits for the payment', async () => {
      const { client } = await withCards('4242');
      const id = (await saved(client))[0]?.id ?? '';
      const [started, removed] = await Promise.all([start(client, id), forget(client, id)]);
      expect([
        [201, 422],
        [422, 204],
      ]).toContainEqual([started.status, removed.status]);
      expect(await saved(client)).toHaveLength(started.status === 201 ? 1 : 0);
    });
  });
});
