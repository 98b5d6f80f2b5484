import { tablesOf } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import type { ProfileTables } from '../profile/index.ts';
import type { BonusTables } from './tables.ts';
import { startCouponCasino, type CouponCasino } from './testing/coupons.ts';

anyEngine((engine) => {
  let casino: CouponCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startCouponCasino({ engine, more: [payments.system] });
  }, 60_000);
  afterAll(() => casino.close());

  const startDeposit = async (client: TestClient, cents: number): Promise<string> => {
    const body = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: cents, return_path: '/' } as const;
    return (await client.call('cashbox.start', { body }, { key: crypto.randomUUID() })).body.payment.id;
  };
  const payIn = async (client: TestClient, cents: number, code: string): Promise<void> => {
    // Which deposit is the second one follows from their times.
    casino.clock.advance(1_000);
    expect((await client.call('bonuses.setCode', { body: { deposit_bonus_code: code } })).status).toBe(200);
    await confirmDeposit(payments, await startDeposit(client, cents), cents);
    await casino.settle();
  };
  /** Somebody with 20 euros paid in, and as much of a bonus with them. */
  const playerWithBonus = async () => {
    const { client, playerId } = await casino.player(0n);
    await payIn(client, 2_000, 'DOUBLE');
    expect(await casino.money(playerId)).toEqual([2_000, 2_000]);
    const [bonus] = await casino.bonuses(client);
    if (bonus?.stage !== 'handle_bets') throw new Error('no bonus is in play');
    return { client, playerId, bonus };
  };
  const withdraw = (client: TestClient, ends_bonuses?: number[], key: string = crypto.randomUUID()) => {
    const fields = { wallet_account: 'me' };
    const ends = ends_bonuses && { ends_bonuses };
    const body = {
      action: 'cashout',
      method: 'e-wallet',
      currency: 'EUR',
      amount_cents: 1_000,
      fields,
      ...ends,
    } as const;
    return client.call('cashbox.start', { body }, { key });
  };
  const redeem = (client: TestClient, coupon_code: string) =>
    client.call('bonuses.coupon', { body: { coupon_code } }, { key: crypto.randomUUID() });
  const stages = async (client: TestClient) => (await casino.bonuses(client)).map(({ stage }) => stage);

  it('is refused while it would end a bonus that the player was not told of, and changes nothing', async () => {
    const { client, playerId, bonus } = await playerWithBonus();
    for (const told of [undefined, [], [bonus.id + 1]]) {
      const refused = await withdraw(client, told);
      expect(refused.status).toBe(422);
      expect(refused.errors).toHaveProperty('base.bonus_ends');
    }
    expect(await stages(client)).toEqual(['handle_bets']);
    expect(await casino.money(playerId)).toEqual([2_000, 2_000]);
  });

  it('ends the bonus that runs once, however often it arrives', async () => {
    const { client, playerId, bonus } = await playerWithBonus();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(client, [bonus.id], key)));
    answers.push(await withdraw(client, [bonus.id], key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.payment.id)).size).toBe(1);
    expect(await stages(client)).toEqual(['canceled']);
    expect(await casino.money(playerId)).toEqual([1_000, 0]);
  });

  it('ends those of deposits that wait, too, and leaves others their turn', async () => {
    const { client, playerId, bonus } = await playerWithBonus();
    await payIn(client, 2_000, 'SECOND');
    await redeem(client, 'SMALL');
    const offered = (await casino.bonuses(client)).find(({ strategy }) => strategy === 'coupon');
    await client.call('bonuses.activate', { params: { id: offered?.id ?? 0 } });
    const second = (await casino.bonuses(client)).find(({ strategy, id }) => strategy === 'deposit' && id !== bonus.id);
    expect((await withdraw(client, [bonus.id])).errors).toHaveProperty('base.bonus_ends');
    expect((await withdraw(client, [bonus.id, second?.id ?? 0])).status).toBe(201);
    const kept = new Map((await casino.bonuses(client)).map(({ id, stage }) => [id, stage]));
    expect([bonus.id, second?.id ?? 0, offered?.id ?? 0].map((id) => kept.get(id))).toEqual([
      'canceled',
      'canceled',
      'handle_bets',
    ]);
    expect(await casino.money(playerId)).toEqual([3_000, 300]);
    // It runs now, and so the next one ends it, once that has been told.
    expect((await withdraw(client, [bonus.id])).errors).toHaveProperty('base.bonus_ends');
  });

  it('is told of a bonus whose deposit has just come', async () => {
    const { client, playerId } = await casino.player(0n);
    await client.call('bonuses.setCode', { body: { deposit_bonus_code: 'DOUBLE' } });
    await confirmDeposit(payments, await startDeposit(client, 2_000), 2_000);
    // Nobody has read the message of it yet.
    expect((await withdraw(client)).errors).toHaveProperty('base.bonus_ends');
    expect(await casino.money(playerId)).toEqual([2_000, 2_000]);
  });

  it('leaves nothing for a bonus to come with, when it was faster than the message of the deposit', async () => {
    const { client, playerId } = await casino.player(0n);
    const id = await startDeposit(client, 2_000);
    await confirmDeposit(payments, id, 2_000);
    expect((await withdraw(client)).status).toBe(201);
    // As if the code had been set before: its own transaction then begins after the withdrawal's.
    const db = tablesOf<BonusTables & ProfileTables>(casino.core.database.db);
    await db.deleteFrom('bonus_deposits').where('payment_id', '=', id).execute();
    await db.updateTable('players').set({ deposit_bonus_code: 'DOUBLE' }).where('id', '=', playerId).execute();
    await casino.settle();
    expect(await casino.bonuses(client)).toEqual([]);
    expect(await casino.money(playerId)).toEqual([1_000, 0]);
  });

  it('leaves a bonus of another currency alone', async () => {
    const { client, playerId } = await casino.player(5_000n);
    await casino.fund(playerId, 'USD', 1_000n);
    await client.call('money.selectAccount', { body: { currency: 'USD' } });
    await redeem(client, 'DOLLARS');
    const [offered] = await casino.bonuses(client);
    await client.call('bonuses.activate', { params: { id: offered?.id ?? 0 } });
    expect(await stages(client)).toEqual(['handle_bets']);
    expect((await withdraw(client)).status).toBe(201);
    expect(await stages(client)).toEqual(['handle_bets']);
  });

  it('leaves the player what has been wagered by then, told or not', async () => {
    const { client, playerId } = await playerWithBonus();
    const session = await casino.openGame(client, 'orbit/CosmicGems');
    for (const _ of ['the whole', 'of the wager']) {
      casino.clock.advance(10_000);
      await casino.studio.play(session, { bet: 1_000, win: 1_000 });
    }
    expect((await withdraw(client)).status).toBe(201);
    await casino.settle();
    expect(await casino.money(playerId)).toEqual([3_000, 0]);
    expect((await casino.bonuses(client))[0]).toMatchObject({ stage: 'finished', won_cents: 2_000 });
  });
});
