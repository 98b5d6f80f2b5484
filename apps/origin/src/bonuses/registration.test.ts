import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { PASSWORD } from '../../testing/origin.ts';
import { ADDRESS_CONFIRMED } from '../contact/index.ts';
import { append } from '../kernel/outbox/index.ts';
import { startCouponCasino, type CouponCasino } from './testing/coupons.ts';

anyEngine((engine) => {
  let casino: CouponCasino;
  beforeAll(async () => {
    casino = await startCouponCasino({ engine });
  }, 60_000);
  afterAll(() => casino.close());

  describe('at registration', () => {
    it('is offered with its terms, in the language that is asked for', async () => {
      const { body } = await casino.client({ locale: 'de' }).call('bonuses.registration');
      expect(body).toMatchObject([{ id: 'launch', title: 'Startbonus', bonuses: [{ type: 'bonus' }] }]);
      const terms = body[0]?.bonuses[0]?.result_bonus.map(({ field }) => field);
      expect(terms).toEqual(['wager', 'max_bet', 'days_to_wager']);
    });

    it('is offered to nobody from a country that nobody may register in', async () => {
      expect((await casino.client({ country: 'GB' }).call('bonuses.registration')).body).toEqual([]);
    });

    it('the bonus of a first deposit is told to guests with its terms, and not where nobody may register', async () => {
      const { body } = await casino.client({ locale: 'de' }).call('bonuses.firstDeposit');
      expect(body.map(({ id }) => id)).toEqual(['liftoff']);
      expect(body[0]?.bonuses[0]?.conditions).toContainEqual({ field: 'deposit_number', type: 'eq', value: ['1'] });
      expect((await casino.client({ country: 'GB' }).call('bonuses.firstDeposit')).body).toEqual([]);
    });

    it('is given to who chooses it, with the code beside it', async () => {
      const chosen = await casino.signUp({ registration_bonus: 'launch', bonus_code: 'small' });
      expect(await casino.bonuses(chosen.client)).toMatchObject([
        { stage: 'issued', strategy: 'coupon', confirm_first: true, activatable: false },
        { stage: 'issued', strategy: 'registration', amount_cents: 500, confirm_first: true, activatable: false },
      ]);
      expect(await casino.money(chosen.player.id)).toEqual([0, 0]);
      const none = await casino.signUp({ registration_bonus: '', bonus_code: ' ' });
      expect(await casino.bonuses(none.client)).toEqual([]);
    });

    it('begins with nobody whose address is not confirmed, whatever it was given for', async () => {
      const { client, player } = await casino.signUp({ registration_bonus: 'launch' });
      const coupon = { body: { coupon_code: 'SMALL' } };
      const redeemed = await client.call('bonuses.coupon', coupon, { key: crypto.randomUUID() });
      expect(redeemed.body.status).toBe('successfully_activated');
      for (const { id } of await casino.bonuses(client)) {
        const refused = await client.call('bonuses.activate', { params: { id } });
        expect(refused.status).toBe(422);
        expect(refused.errors).toHaveProperty('base.address_unconfirmed');
      }
      expect(await casino.money(player.id)).toEqual([0, 0]);
      expect((await casino.bonuses(client)).map(({ stage }) => stage)).toEqual(['issued', 'issued']);
    });

    it('begins by itself once the address is confirmed, once; what is on offer waits for the player', async () => {
      const { client, player } = await casino.signUp({ registration_bonus: 'launch', bonus_code: 'small' });
      await casino.confirmAddress(player.id);
      const at = casino.clock.now();
      await append(casino.core.database.db, { topic: ADDRESS_CONFIRMED, playerId: player.id, payload: {}, at });
      await casino.settle();
      expect(await casino.money(player.id)).toEqual([0, 500]);
      expect(await casino.bonuses(client)).toMatchObject([
        { stage: 'issued', strategy: 'coupon', confirm_first: false, activatable: true },
        { stage: 'handle_bets', strategy: 'registration', confirm_first: false },
      ]);
      // The page hears that the one on offer may be taken now, too.
      const told = casino.heard.filter(({ playerId }) => playerId === player.id).map(({ payload }) => payload);
      expect(told).toContainEqual(expect.objectContaining({ strategy: 'coupon', confirm_first: false }));
    });

    it('does not begin by itself while offers are held back, and can be taken afterwards', async () => {
      const { client, player } = await casino.signUp({ registration_bonus: 'launch' });
      await client.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'day' } } });
      await casino.confirmAddress(player.id);
      await casino.settle();
      expect([await casino.bonuses(client), await casino.money(player.id)]).toEqual([[], [0, 0]]);
      casino.clock.advance(2 * DAY_MS);
      const later = casino.client();
      const again = { email: player.email ?? '', password: PASSWORD };
      expect((await later.call('identity.signIn', { body: { user: again } })).status).toBe(201);
      const [offered] = await casino.bonuses(later);
      expect(offered).toMatchObject({ stage: 'issued', activatable: true });
      await later.call('bonuses.activate', { params: { id: offered?.id ?? 0 } });
      expect(await casino.money(player.id)).toEqual([0, 500]);
    });

    it('is not begun for who wants no bonuses any more', async () => {
      const { client, player } = await casino.signUp({ registration_bonus: 'launch' });
      await client.call('bonuses.settings', { body: { can_issue: false } });
      await casino.confirmAddress(player.id);
      await casino.settle();
      expect(await casino.money(player.id)).toEqual([0, 0]);
      expect(await casino.bonuses(client)).toMatchObject([{ stage: 'issued' }]);
    });

    it('opens no account with a code or a bonus that gives nothing', async () => {
      const register = (change: Record<string, string>) => {
        const email = `nobody-${Object.values(change).join()}@example.com`;
        const user = { email, password: PASSWORD, country: 'DE', currency: 'EUR' };
        const accepted = { terms_acceptance: true, age_acceptance: true };
        return casino.client().call('identity.register', { body: { user: { ...user, ...accepted, ...change } } });
      };
      expect((await register({ bonus_code: 'NOSUCHCODE' })).errors).toHaveProperty('bonus_code.bonus_code_invalid');
      expect((await register({ bonus_code: 'FORVIPS' })).errors).toHaveProperty('bonus_code.bonus_code_invalid');
      expect((await register({ registration_bonus: 'stardust' })).errors).toHaveProperty(
        'registration_bonus.bonus_gone',
      );
      const opened = await casino.core.database.db
        .selectFrom('players')
        .select('id')
        .where('email', 'like', 'nobody-%')
        .execute();
      expect(opened).toEqual([]);
    });
  });
});
