import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { type CouponCasino, startCouponCasino } from './testing/coupons.ts';

anyEngine((engine) => {
  let casino: CouponCasino;
  beforeAll(async () => {
    casino = await startCouponCasino({ engine });
  }, 60_000);
  afterAll(() => casino.close());

  const coupon = async (client: TestClient, coupon_code: string) =>
    (await client.call('bonuses.coupon', { body: { coupon_code } }, { key: crypto.randomUUID() })).body.status;
  const promo = (client: TestClient, code: string) => client.call('bonuses.promoCode', { body: { code } });
  const gifts = async (client: TestClient) =>
    (await client.call('gifts.list')).body
      .filter(({ kind }) => kind !== 'deposit')
      .map(({ kind, bonuses: [content] }) => `${kind} ${content?.type}`)
      .toSorted((one, other) => (one < other ? -1 : 1));

  it('a campaign brings other prizes beside its bonus, once, however often at the same time', async () => {
    const { client } = await casino.player(0n);
    const answers = await Promise.all(Array.from({ length: 8 }, () => coupon(client, 'BESIDE')));
    expect(answers.filter((status) => status === 'successfully_activated')).toHaveLength(1);
    expect(answers.filter((status) => status === 'already_activated')).toHaveLength(7);
    expect(await gifts(client)).toEqual(['bonus bonus', 'prize money', 'prize points']);
  });

  it('a campaign brings other prizes in the place of a bonus', async () => {
    const { client } = await casino.player(0n);
    expect(await coupon(client, 'ALONE')).toBe('successfully_activated');
    expect(await coupon(client, 'ALONE')).toBe('already_activated');
    expect(await gifts(client)).toEqual(['freespins freespins', 'prize points']);
  });

  it('gives nothing of it to who wants no bonuses', async () => {
    const { client } = await casino.player(0n);
    await client.call('bonuses.settings', { body: { can_issue: false } });
    expect((await promo(client, 'BESIDE')).status).toBe(422);
    expect(await gifts(client)).toEqual([]);
  });

  it('takes a code of the betting pages as the coupon call does, and answers a repetition alike', async () => {
    const { client } = await casino.player(0n);
    const first = await promo(client, 'STARDUST');
    expect(first.body).toMatchObject({ name: 'Stardust bonus', bonus_type: 'bonus' });
    expect((await promo(client, ' stardust ')).body).toEqual(first.body);
    expect((await client.call('bonuses.list')).body.map(({ id }) => id)).toEqual([first.body.bonus_id]);
    expect((await promo(client, 'ALONE')).body).toMatchObject({ bonus_type: 'points' });
    const refused = await promo(client, 'TOOLATE');
    expect([refused.status, refused.raw]).toMatchObject([
      422,
      { errors: { code: { bonus_code_invalid: expect.any(String) } } },
    ]);
    expect((await promo(casino.client(), 'STARDUST')).status).toBe(401);
  });

  it('says in an offer what comes beside the bonus', async () => {
    const { client } = await casino.player(0n);
    const { body } = await client.call('bonuses.deposit');
    const refuel = body.find(({ id }) => id === 'refuel');
    expect(refuel?.bonuses.map(({ type }) => type)).toEqual(['bonus', 'freespins']);
    expect(refuel?.bonuses[1]?.attributes).toEqual([{ field: 'freespins_count', value: 10 }]);
    const levels = (await client.call('profile.statuses')).body;
    expect(levels.find(({ id }) => id === 'level_6')?.gift_descriptions).toEqual([
      { type: 'freespins', amounts: [], wager: 0, days_to_wager: null, count: 20 },
    ]);
  });
});
