import { anyEngine } from '@cosmodrome/database/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startOrigin, type TestOrigin } from '../../testing/origin.ts';

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    return () => origin.close();
  }, 60_000);

  describe('wallets', () => {
    const wallets = async (client: TestClient) =>
      (await client.call('money.accounts')).body.map(({ currency, active, hidden_at }) => [
        currency,
        active,
        hidden_at !== null,
      ]);
    const hide = (client: TestClient, currency: string, hidden = true) =>
      client.call('money.hideAccount', { params: { currency }, body: { hidden } });

    test('one is opened by selecting it, an empty one is hidden and shown, selecting shows it too', async () => {
      const { client } = await origin.signUp();
      await client.call('money.selectAccount', { body: { currency: 'BTC' } });
      expect((await hide(client, 'EUR')).body.hidden_at).toBe(origin.clock.now().toISOString());
      expect((await hide(client, 'EUR')).status).toBe(200);
      expect(await wallets(client)).toEqual([
        ['BTC', true, false],
        ['EUR', false, true],
      ]);
      expect((await hide(client, 'EUR', false)).body.hidden_at).toBeNull();
      await hide(client, 'EUR');
      await client.call('money.selectAccount', { body: { currency: 'EUR' } });
      expect(await wallets(client)).toEqual([
        ['BTC', false, false],
        ['EUR', true, false],
      ]);
    });

    test('neither the one in use nor money can be put out of sight, nor anybody else’s wallet', async () => {
      const { client, player: rich } = await origin.signUp();
      await origin.fund(rich.id, 'EUR', 500n);
      expect((await hide(client, 'EUR')).errors).toHaveProperty('base.wallet_in_use');
      await client.call('money.selectAccount', { body: { currency: 'JPY' } });
      expect((await hide(client, 'EUR')).errors).toHaveProperty('base.wallet_not_empty');
      expect((await hide(client, 'TRX')).status).toBe(404);
    });

    test('money that arrives in a hidden wallet brings it back', async () => {
      const { client, player: owner } = await origin.signUp();
      await client.call('money.selectAccount', { body: { currency: 'BTC' } });
      await hide(client, 'EUR');
      await origin.fund(owner.id, 'EUR', 500n);
      expect(await wallets(client)).toEqual([
        ['BTC', true, false],
        ['EUR', false, false],
      ]);
    });
  });
});
