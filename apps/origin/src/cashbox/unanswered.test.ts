import { anyEngine } from '@cosmodrome/database/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { refuse } from '../kernel/http/handler.ts';
import { forgetProfile } from './commands/forget-profile.ts';
import { resolveDeposits } from './jobs.ts';
import { profilesOf } from './profiles.ts';
import type { PaymentRow } from './store.ts';
import { CARD, openCashier, type Cashier } from './testing/cashier.ts';

anyEngine((engine) => {
  let at: Cashier;
  let card = '';
  beforeAll(async () => {
    at = await openCashier(engine);
  });
  beforeEach(async () => {
    await at.next({ real: 0n });
    await at.hear(await at.start({}), 'confirmed', { amount_cents: 5_000, profile: CARD });
    card = (await profilesOf(at.books.db, at.playerId))[0]?.id ?? '';
  });

  /** A deposit with the card whose answer was lost. */
  const unanswered = async (): Promise<PaymentRow> => {
    at.provider.failing = true;
    await expect(at.start({ saved_profile_id: card }, 'key')).rejects.toMatchObject({ status: 503 });
    at.provider.failing = false;
    const waits = at.books.db.selectFrom('payments').selectAll().where('player_id', '=', at.playerId);
    return waits.where('state', '=', 'pending').executeTakeFirstOrThrow();
  };
  const asked = (id: string) => at.provider.asked.filter(({ payment_id }) => payment_id === id);

  describe('a deposit with a saved card that nobody knows the state of', () => {
    test('is asked for again under its id, by however many nodes, and credited once', async () => {
      const payment = await unanswered();
      expect(await resolveDeposits(at.on)).toBe(0);
      at.clock.advance(MINUTE_MS);
      await Promise.all([resolveDeposits(at.on), resolveDeposits(at.on)]);
      expect(asked(payment.id)[0]).toMatchObject({ profile_token: CARD.token, amount_cents: 5_000 });
      expect(await at.find(payment.id)).toMatchObject({ state: 'pending', reference: `ref-${payment.id}` });
      await at.hear(payment, 'confirmed', { amount_cents: 5_000 });
      expect(await at.real()).toBe(10_000n);
      expect(await resolveDeposits(at.on)).toBe(0);
    });

    test('waits on while the provider does not answer, and is given up after a quarter of an hour', async () => {
      const payment = await unanswered();
      at.provider.failing = true;
      at.clock.advance(MINUTE_MS);
      await resolveDeposits(at.on);
      expect((await at.find(payment.id)).state).toBe('pending');
      await expect(forgetProfile(at.books.db, at.playerId, card)).rejects.toThrow('payment_open');
      at.provider.failing = false;
      at.clock.advance(15 * MINUTE_MS);
      await resolveDeposits(at.on);
      expect(await at.find(payment.id)).toMatchObject({ state: 'canceled', reason: 'expired' });
      expect(asked(payment.id)).toEqual([]);
      // The key still names it, so that nothing is charged twice; a charge that was made is booked.
      expect((await at.start({ saved_profile_id: card }, 'key')).id).toBe(payment.id);
      await at.hear(payment, 'confirmed', { amount_cents: 5_000 });
      expect(await at.real()).toBe(10_000n);
      await forgetProfile(at.books.db, at.playerId, card);
    });

    test('charges nobody who has taken a break since', async () => {
      const payment = await unanswered();
      at.on.mayDeposit = () => Promise.resolve(refuse(422, 'base', 'cooling_off'));
      at.clock.advance(MINUTE_MS);
      await resolveDeposits(at.on);
      expect(asked(payment.id)).toEqual([]);
      expect((await at.find(payment.id)).state).toBe('canceled');
    });

    test('is left as it has become when the provider tells of it before it is asked again', async () => {
      const payment = await unanswered();
      at.clock.advance(MINUTE_MS);
      at.provider.meanwhile = async () => void (await at.hear(payment, 'confirmed', { amount_cents: 5_000 }));
      await resolveDeposits(at.on);
      expect((await at.find(payment.id)).state).toBe('succeeded');
      expect(await at.real()).toBe(10_000n);
    });
  });
});
