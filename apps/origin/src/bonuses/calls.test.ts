import { anyEngine } from '@cosmodrome/database/testing';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/origin.ts';
import { startCasino } from '../../testing/casino.ts';
import { contentWithPolicies } from '../../testing/content.ts';
import { testPayments } from '../../testing/payments.ts';
import { holdOffersBack } from '../../testing/held-back.ts';
import { startCouponCasino, type CouponCasino } from './testing/coupons.ts';

/** The studio is answered before the player is told, and a busy machine has no second to spare. */
const PATIENCE = { timeout: 20_000 };

anyEngine((engine) => {
  let casino: CouponCasino;
  const told = new Map<number | null, unknown>();
  beforeAll(async () => {
    casino = await startCouponCasino({ engine, more: [testPayments().system] });
    casino.core.relay.subscribe('game_limits', ({ playerId, payload }) => void told.set(playerId, payload));
  }, 60_000);
  afterAll(() => casino.close());

  const coupon = (client: TestClient, coupon_code: string) =>
    client.call('bonuses.coupon', { body: { coupon_code } }, { key: crypto.randomUUID() });
  const status = async (client: TestClient, code: string) => (await coupon(client, code)).body.status;
  /** Redeems a code and takes its bonus. */
  const take = async (client: TestClient, code: string): Promise<number> => {
    expect(await status(client, code)).toBe('successfully_activated');
    const id = (await casino.bonuses(client))[0]?.id ?? 0;
    expect((await client.call('bonuses.activate', { params: { id } })).status).toBe(200);
    return id;
  };
  const bet = async (client: TestClient, bets: { bet: number; win: number }[]) => {
    const session = await casino.openGame(client, 'orbit/CosmicGems');
    const codes: (string | null)[] = [];
    for (const each of bets) {
      casino.clock.advance(10_000);
      codes.push((await casino.studio.play(session, each)).error?.code ?? null);
    }
    await casino.settle();
    return codes;
  };

  describe('a code', () => {
    it('gives its bonus once, in any case and with spaces around', async () => {
      const { client, playerId } = await casino.player(0n);
      expect(await status(client, ' star dust ')).toBe('successfully_activated');
      expect(await status(client, 'STARDUST')).toBe('already_activated');
      expect(await casino.money(playerId)).toEqual([0, 0]);
      const until = new Date(casino.clock.now().getTime() + 14 * DAY_MS).toISOString();
      const [offered, ...more] = await casino.bonuses(client);
      expect(offered).toMatchObject({ stage: 'issued', activatable: true, activatable_until: until });
      expect(more).toEqual([]);
      const wagering = async (compatibility?: 'false') =>
        (await client.call('money.accounts', { query: compatibility ? { compatibility } : {} })).body[0];
      expect(await wagering()).toMatchObject({ currency: 'EUR', wager_status: null });
      await client.call('bonuses.activate', { params: { id: offered?.id ?? 0 } });
      expect(await casino.money(playerId)).toEqual([0, 1_000]);
      expect(await wagering()).toMatchObject({
        wager_status: { wager_requirement_cents: 5_000, wagered_cents: 0 },
      });
      expect(await wagering('false')).not.toHaveProperty('wager_status');
      expect(await casino.bonuses(client)).toMatchObject([
        {
          title: 'Stardust bonus',
          bonus_title: 'Stardust bonus',
          type: 'NonDeposit',
          freespins_total: null,
          bonuses: [{ type: 'bonus' }],
          stage: 'handle_bets',
          strategy: 'coupon',
          amount_cents: 1_000,
          amount_wager_requirement_cents: 5_000,
          amount_wager_cents: 0,
          max_bet_cents: 500,
          // What is won is not limited unless a bonus says so (player protection R21).
          max_win_cents: null,
          activatable: false,
          cancelable: true,
        },
      ]);
    });

    it('answers a repeated request as the first time, and twenty at once with one bonus', async () => {
      const { client, playerId } = await casino.player(0n);
      const ask = (key: string) => client.call('bonuses.coupon', { body: { coupon_code: 'SMALL' } }, { key });
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`attempt-${playerId}-${at}`)));
      const statuses = answers.map(({ body }) => body.status);
      expect(statuses.filter((each) => each === 'successfully_activated')).toHaveLength(1);
      expect(await casino.bonuses(client)).toMatchObject([{ stage: 'issued', amount_cents: 300 }]);
      const first = statuses.indexOf('successfully_activated');
      expect((await ask(`attempt-${playerId}-${first}`)).body.status).toBe('successfully_activated');
    });

    it('that gives nothing is answered alike, whyever', async () => {
      const { client, playerId } = await casino.player(0n);
      const codes = ['NOSUCHCODE', 'TOOLATE', 'TOOEARLY', 'FORVIPS', 'DOLLARS', 'launch'];
      const answers = await Promise.all(codes.map((code) => coupon(client, code)));
      expect(answers.map(({ status: number, raw }) => [number, raw])).toEqual(
        codes.map(() => [200, { status: 'failed_to_activate' }]),
      );
      expect(await casino.money(playerId)).toEqual([0, 0]);
      expect(await casino.bonuses(client)).toEqual([]);
    });

    it('gives nothing to who wants no bonuses, is excluded, or is shown no offers', async () => {
      const { client, playerId } = await casino.player(0n);
      const settings = await client.call('bonuses.settings', { body: { can_issue: false } });
      expect(settings.body.can_issue_bonuses).toBe(false);
      expect((await coupon(client, 'STARDUST')).errors).toHaveProperty('base.bonuses_off');
      expect((await coupon(client, 'NOSUCHCODE')).errors).toHaveProperty('base.bonuses_off');
      await client.call('bonuses.settings', { body: { can_issue: true } });
      await holdOffersBack(client);
      expect((await coupon(client, 'STARDUST')).errors).toHaveProperty('base.offers_held_back');
      await client.call('limits.set', { body: { user_limit: { type: 'selfexclusion', period: 'month_6' } } });
      expect((await coupon(client, 'STARDUST')).errors).toHaveProperty('base.self_excluded');
      expect(await casino.money(playerId)).toEqual([0, 0]);
    });

    it('is not shown on offer while offers are held back, and what was taken stays', async () => {
      const { client } = await casino.player(0n);
      const taken = await take(client, 'STARDUST');
      expect(await status(client, 'SMALL')).toBe('successfully_activated');
      expect((await casino.bonuses(client)).map(({ stage }) => stage)).toEqual(['issued', 'handle_bets']);
      await client.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'week' } } });
      expect(await casino.bonuses(client)).toMatchObject([{ id: taken, stage: 'handle_bets' }]);
    });

    it('is not for visitors from a country that nobody may register in', async () => {
      const { client } = await casino.player(0n);
      const elsewhere = casino.client({ country: 'GB' });
      for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
      expect((await coupon(elsewhere, 'STARDUST')).status).toBe(403);
    });
  });

  describe('wagered', () => {
    it('is refused beyond the highest stake, and the player is told which it is', async () => {
      const { client, playerId } = await casino.player(10_000n);
      await take(client, 'SMALL');
      expect(await bet(client, [{ bet: 201, win: 0 }])).toEqual(['limit_reached']);
      const payload = { reason: 'bonus_bet_limit_exceeded', game: 'orbit/CosmicGems', amount_cents: 201 };
      // The studio is answered without waiting for that.
      await vi.waitFor(async () => {
        await casino.settle();
        expect(told.get(playerId)).toEqual({ ...payload, limit_cents: 200 });
      }, PATIENCE);
      expect(await bet(client, [{ bet: 200, win: 0 }])).toEqual([null]);
    });

    it('becomes money that may be withdrawn', async () => {
      const { client, playerId } = await casino.player(0n);
      await take(client, 'SMALL');
      await bet(client, [
        { bet: 200, win: 400 },
        { bet: 200, win: 200 },
      ]);
      expect(await casino.bonuses(client)).toMatchObject([{ stage: 'handle_bets', amount_wager_cents: 400 }]);
      await bet(client, [{ bet: 200, win: 100 }]);
      expect(await casino.bonuses(client)).toMatchObject([
        { stage: 'finished', amount_wager_cents: 600, won_cents: 400 },
      ]);
      // The player hears of each step.
      const steps = casino.heard.filter((each) => each.playerId === playerId).map(({ payload }) => payload);
      expect(steps).toMatchObject([
        { stage: 'issued', amount_wager_cents: 0 },
        { stage: 'handle_bets', amount_wager_cents: 0 },
        { stage: 'handle_bets', amount_wager_cents: 200 },
        { stage: 'handle_bets', amount_wager_cents: 400 },
        { stage: 'finished', amount_wager_cents: 600, won_cents: 400 },
      ]);
      expect(await casino.money(playerId)).toEqual([400, 0]);
      const data = (await client.call('profile.ownData')).body;
      expect(data['bonuses']).toMatchObject([{ stage: 'finished', won_cents: 400 }]);
    });
  });

  describe('given up', () => {
    it('is told before what it takes and leaves, and is gone then', async () => {
      const { client, playerId } = await casino.player(12_345n);
      const id = await take(client, 'STARDUST');
      expect((await client.call('bonuses.cancelInfo', { params: { id } })).body).toEqual({
        id,
        total_withdrawal_amount: '123.45',
        current_balance: '133.45',
        cash_balance: '123.45',
        bonus_balance: '10.00',
        bonus_winnings: '0.00',
        bonus_in_open_rounds: '0.00',
      });
      expect((await client.call('bonuses.cancel', { params: { id } })).status).toBe(204);
      expect((await client.call('bonuses.cancel', { params: { id } })).status).toBe(204);
      expect(await casino.money(playerId)).toEqual([12_345, 0]);
      expect(await casino.bonuses(client)).toMatchObject([{ stage: 'canceled', cancelable: false }]);
      expect(await status(client, 'STARDUST')).toBe('already_activated');
    });

    it('names what is at stake in rounds that are open', async () => {
      const { client } = await casino.player(150n);
      const id = await take(client, 'STARDUST');
      const session = await casino.openGame(client, 'orbit/CosmicGems');
      casino.clock.advance(10_000);
      await casino.studio.play(session, { bet: 400, win: 0, finished: false });
      // The player's own money is staked first.
      const { body } = await client.call('bonuses.cancelInfo', { params: { id } });
      expect(body).toMatchObject({ bonus_in_open_rounds: '2.50', bonus_balance: '7.50', cash_balance: '0.00' });
    });

    it('is nobody else’s to see or to give up', async () => {
      const { client } = await casino.player(0n);
      const id = await take(client, 'STARDUST');
      const other = (await casino.player(0n)).client;
      for (const name of ['bonuses.cancelInfo', 'bonuses.cancel', 'bonuses.activate'] as const) {
        expect((await other.call(name, { params: { id } })).status).toBe(404);
      }
      expect(await casino.bonuses(client)).toMatchObject([{ stage: 'handle_bets' }]);
    });

    it('ends with the account', async () => {
      const { client, playerId } = await casino.player(0n);
      await take(client, 'STARDUST');
      await take(client, 'SMALL');
      expect(await casino.money(playerId)).toEqual([0, 1_000]);
      const closing = await client.call('identity.close', { body: { user: { current_password: PASSWORD } } });
      expect(closing.status).toBe(204);
      expect(await casino.money(playerId)).toEqual([0, 0]);
    });
  });

  it('stops the start when a policy does not allow as much wagering', async () => {
    const env = { CONTENT_DIR: contentWithPolicies({ CW: { mostWager: 1 } }) };
    await expect(startCasino({ engine, env })).rejects.toThrow(/CW allows 1 times wagering at most: bonus launch has/);
  });

  it('begins with the player’s word when it is offered, once', async () => {
    const { client, playerId } = await casino.player(0n);
    const now = casino.clock.now();
    const offer = {
      prize: {
        kind: 'bonus',
        amounts: { EUR: 700 },
        wager: 3,
        max_stakes: { EUR: 200 },
        max_wins: null,
        days_to_wager: 5,
        closed_families: [],
      },
      source: 'tests',
      key: 'level:3',
      strategy: 'personal',
      titles: { en: 'Level 3', de: 'Stufe 3' },
      at: now,
      lifecycle: { offeredUntil: new Date(now.getTime() + 1_000) },
    } as const;
    const { prizes, database } = casino.core;
    await prizes.grant(database.db, { ...offer, playerId });
    const [offered] = await casino.bonuses(client);
    expect(offered).toMatchObject({ stage: 'issued', activatable: true, valid_until: null });
    const params = { id: offered?.id ?? 0 };
    expect((await client.call('bonuses.activate', { params })).body).toMatchObject({ stage: 'handle_bets' });
    expect((await client.call('bonuses.activate', { params })).status).toBe(200);
    expect(await casino.money(playerId)).toEqual([0, 700]);
    const late = await casino.player(0n);
    await prizes.grant(database.db, { ...offer, playerId: late.playerId });
    casino.clock.advance(1_000);
    const [missed] = await casino.bonuses(late.client);
    expect(missed).toMatchObject({ stage: 'issued', activatable: false });
    const refused = await late.client.call('bonuses.activate', { params: { id: missed?.id ?? 0 } });
    expect(refused.errors).toHaveProperty('base.bonus_gone');
  });
});
