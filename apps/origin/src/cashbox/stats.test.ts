import { eachEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';

eachEngine((engine) => {
  let casino: TestCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startCasino({ engine, more: [payments.system] });
  }, 60_000);
  afterAll(() => casino.close());

  it('tells a life in figures: what has come, was paid and staked, and not what came to nothing', async () => {
    const { client } = await casino.player(0n);
    const none = { deposits_count: 0, deposits_sum: {}, cashouts_sum: {}, bets_sum: {}, payments: [] };
    expect((await client.call('cashbox.paymentTotals')).body).toMatchObject(none);
    const body = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 2_000 } as const;
    for (const cents of [2_000, 2_000, null]) {
      const { payment } = (await client.call('cashbox.start', { body }, { key: crypto.randomUUID() })).body;
      if (cents !== null) await confirmDeposit(payments, payment.id, cents);
    }
    const session = await casino.openGame(client, 'orbit/CosmicGems');
    expect((await casino.studio.play(session, { bet: 100 })).status).toBe(200);
    const back = { round_id: 'back', action_id: 'back' };
    casino.clock.advance(10_000);
    expect((await casino.studio.play(session, { ...back, bet: 300, finished: false })).status).toBe(200);
    await casino.studio.rollback(session, { round_id: 'back', original_action_id: 'back' });
    expect((await client.call('cashbox.paymentTotals')).body).toMatchObject({
      deposits_count: 2,
      deposits_sum: { EUR: 4_000 },
      cashouts_sum: {},
      bets_sum: { EUR: 100 },
      payments: [{ currency: 'EUR', net_cents: 4_000 }],
    });
  });
});
