import { anyEngine } from '@cosmodrome/database/testing';
import { beforeAll, expect, test } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import { PASSWORD } from '../../testing/origin.ts';
import { testPayments } from '../../testing/payments.ts';
import type { CallContext, Caller } from '../kernel/http/handler.ts';
import { startDeposit } from './commands/start-deposit.ts';
import { hasOpenPayment } from './own.ts';

anyEngine((engine) => {
  let casino: TestCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startCasino({ engine, more: [payments.system] });
    return () => casino.close();
  }, 60_000);

  test('an account that is closed while a deposit begins is paid nothing in', async () => {
    const { client, playerId } = await casino.player(0n);
    const on = {
      ...payments.dependencies(),
      isBarred: async () => {
        expect((await client.call('identity.close', { body: { user: { current_password: PASSWORD } } })).status).toBe(
          204,
        );
        return null;
      },
    };
    const request = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 2_000 } as const;
    const context = { caller: { playerId, sessionId: 's' }, host: client.host, locale: 'en', idempotencyKey: null };
    await expect(startDeposit(on, request, context as CallContext<Caller>)).rejects.toMatchObject({ status: 401 });
    expect(await hasOpenPayment(casino.core.database.db, playerId)).toBe(false);
  });
});
