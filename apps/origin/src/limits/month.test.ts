import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import { post } from '../ledger/index.ts';
import { deposit, startLimitsCasino, type LimitsCasino } from './testing/limits.ts';

/** The running month beside the limits: what was played, paid in, paid out and won or lost. */
anyEngine((engine) => {
  let casino: LimitsCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startLimitsCasino({ engine, more: [payments.system] });
  }, 60_000);
  afterAll(() => casino.close());

  it('counts the month of the player’s own zone, time by the day and money in the wallet in use', async () => {
    // In Berlin it is still October.
    casino.clock.set('2026-10-31T22:50:00Z');
    const { client, playerId } = await casino.player(0n);
    const payIn = async (cents: number): Promise<void> =>
      confirmDeposit(payments, (await deposit(client, cents)).body.payment.id, cents);
    await payIn(3_000);
    const session = await casino.openGame(client, 'orbit/RocketX');
    await casino.studio.play(session, { bet: 400 });

    // Twenty minutes later it is November there: the bet before is another month's, and so is the way from it.
    casino.clock.advance(20 * MINUTE_MS);
    await payIn(2_000);
    await casino.studio.play(session, { bet: 500, win: 200 });
    casino.clock.advance(15 * MINUTE_MS);
    await casino.studio.play(session, { bet: 300 });
    // Half an hour of rest is no play.
    casino.clock.advance(30 * MINUTE_MS);
    const back = await casino.again(playerId);
    const anew = await casino.openGame(back, 'orbit/RocketX');
    await casino.studio.play(anew, { bet: 100 });
    casino.clock.advance(5 * MINUTE_MS);
    const undone = { action_id: `undone-${playerId}`, round_id: `undone-${playerId}` };
    await casino.studio.play(anew, { bet: 700, ...undone });
    await casino.studio.rollback(anew, { original_action_id: undone.action_id, round_id: undone.round_id });
    await post(casino.core.database.db, {
      playerId,
      key: 'test:payout',
      kind: 'withdrawal_payout',
      entries: [
        { account: 'player', part: 'real', currency: 'EUR', amount: -1_500n },
        { account: 'withdrawals', currency: 'EUR', amount: 1_500n },
      ],
      at: casino.clock.now(),
    });

    const { body } = await back.call('limits.month');
    expect(body).toEqual({
      currency: 'EUR',
      zone: 'Europe/Berlin',
      from: '2026-10-31T23:00:00.000Z',
      played_seconds: 15 * 60,
      deposits_cents: 2_000,
      withdrawals_cents: 1_500,
      net_cents: -700,
      days: [{ date: '2026-11-01', played_seconds: 15 * 60 }],
    });
  });

  it('shows nothing of a month without play, and nothing to guests', async () => {
    casino.clock.set('2026-11-03T12:00:00Z');
    const { client } = await casino.player();
    const { body } = await client.call('limits.month');
    expect(body).toMatchObject({ played_seconds: 0, deposits_cents: 0, withdrawals_cents: 0, net_cents: 0 });
    expect(body.days.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
    expect((await casino.client().call('limits.month')).status).toBe(401);
  });
});
