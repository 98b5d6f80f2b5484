import { tablesOf } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import { NOTICE } from './almost.ts';
import type { LimitsTables } from './tables.ts';
import { deposit, moneyLimit, setLimit, START, startLimitsCasino, type LimitsCasino } from './testing/limits.ts';

/** What a player hears while there is still something left of a limit. */
anyEngine((engine) => {
  let casino: LimitsCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startLimitsCasino({ engine, more: [payments.system] });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => casino.clock.set(START));

  const noticesOf = async (playerId: number): Promise<unknown[]> => {
    await casino.settle();
    const rows = await tablesOf<LimitsTables>(casino.core.database.db)
      .selectFrom('outbox_sent')
      .select('payload')
      .where('player_id', '=', playerId)
      .where('topic', '=', NOTICE)
      .orderBy('seq')
      .execute();
    return rows.map(({ payload }) => payload);
  };

  it('is told of a wager limit at four fifths, once a day', async () => {
    const { client, playerId } = await casino.player();
    const id = (await setLimit(client, moneyLimit('wager', 1_000))).body[0]?.id;
    const session = await casino.openGame(client, 'orbit/RocketX');
    await casino.studio.play(session, { bet: 700 });
    expect(await noticesOf(playerId)).toEqual([]);
    expect((await client.call('limits.list')).body[0]?.almost).toBe(false);

    expect((await casino.studio.play(session, { bet: 100 })).status).toBe(200);
    const notice = { id, type: 'wager', period: 'day', currency: 'EUR', amount_cents: 1_000, used_cents: 800 };
    expect(await noticesOf(playerId)).toEqual([notice]);
    expect((await client.call('limits.list')).body[0]).toMatchObject({ almost: true, reached: false });
    await casino.studio.play(session, { bet: 100 });
    expect(await noticesOf(playerId)).toEqual([notice]);

    // All of it is another matter: the limit is reached, and says so itself.
    await casino.studio.play(session, { bet: 100 });
    expect((await client.call('limits.list')).body[0]).toMatchObject({ almost: false, reached: true });

    casino.clock.set('2026-11-22T12:00:00Z');
    const next = await casino.openGame(await casino.again(playerId), 'orbit/RocketX');
    await casino.studio.play(next, { bet: 850 });
    expect(await noticesOf(playerId)).toEqual([notice, { ...notice, used_cents: 850 }]);
  });

  it('is told of a deposit limit when the money arrives', async () => {
    const { client, playerId } = await casino.player(0n);
    await setLimit(client, moneyLimit('deposit', 5_000, 'month'));
    const { payment } = (await deposit(client, 4_500)).body;
    await confirmDeposit(payments, payment.id, 4_500);
    expect(await noticesOf(playerId)).toMatchObject([{ type: 'deposit', period: 'month', used_cents: 4_500 }]);
  });
});
