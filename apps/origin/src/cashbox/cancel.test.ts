import { anyEngine } from '@cosmodrome/database/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isClean, reconcile } from '../ledger/index.ts';
import { cancelDeposit } from './commands/cancel-deposit.ts';
import { presentPayment } from './present.ts';
import { profilesOf } from './profiles.ts';
import { pendingDeposits } from './store.ts';
import { CARD, openCashier, type Cashier } from './testing/cashier.ts';

anyEngine((engine) => {
  let at: Cashier;
  beforeAll(async () => {
    at = await openCashier(engine);
  });
  beforeEach(() => at.next());
  const cancel = ({ id }: { id: string }) => cancelDeposit(at.on, { player_id: at.playerId, id });

  describe('giving up a deposit', () => {
    test('takes it from what is under way, as often as it is said', async () => {
      const payment = await at.start({});
      expect(presentPayment(payment).cancelable).toBe(true);
      expect(await pendingDeposits(at.books.db, at.playerId)).toHaveLength(1);
      const given = await cancel(payment);
      expect(presentPayment(given)).toMatchObject({ state: 'canceled', cancelable: false });
      expect(await cancel(payment)).toEqual(given);
      expect(await pendingDeposits(at.books.db, at.playerId)).toEqual([]);
    });

    test.each(['the player is first', 'the provider is first', 'both at once'])(
      'never loses money that was paid after all: %s',
      async (order) => {
        const payment = await at.start({});
        const give = () => cancel(payment).catch((error: unknown) => error);
        const arrive = () => at.hear(payment, 'confirmed', { amount_cents: 5_000 });
        const steps = order === 'the provider is first' ? [arrive, give] : [give, arrive];
        if (order === 'both at once') await Promise.all(steps.map((step) => step()));
        else for (const step of steps) await step();
        expect((await at.find(payment.id)).state).toBe('succeeded');
        expect(await at.real()).toBe(15_000n);
        await expect(cancel(payment)).rejects.toThrow('not_cancelable');
        expect(isClean(await reconcile(at.books.db))).toBe(true);
      },
    );

    test('whose place was taken meanwhile passes no limit: what comes late is held', async () => {
      const payment = await at.start({});
      await cancel(payment);
      at.on.depositRoom = () => Promise.resolve(1_000n);
      await at.hear(payment, 'confirmed', { amount_cents: 5_000 });
      expect(await at.find(payment.id)).toMatchObject({ amount_cents: 1_000n, held_cents: 4_000n });
    });

    test('is refused for what the provider has seen, for withdrawals, and for nobody’s payment', async () => {
      const seen = await at.start({});
      await at.hear(seen, 'submitted', { amount_cents: 5_000 });
      await expect(cancel(seen)).rejects.toThrow('not_cancelable');
      await expect(cancel(await at.cashOut({ amount_cents: 2_000 }))).rejects.toThrow('not_cancelable');
      await at.next();
      await expect(cancel(seen)).rejects.toMatchObject({ status: 404 });
    });

    test('is refused while nobody knows whether a saved card was charged', async () => {
      await at.hear(await at.start({}), 'confirmed', { amount_cents: 5_000, profile: CARD });
      const [card] = await profilesOf(at.books.db, at.playerId);
      const saved_profile_id = card?.id;
      const waiting = await at.start({ ...(saved_profile_id && { saved_profile_id }) });
      await at.books.db.updateTable('payments').set({ reference: null }).where('id', '=', waiting.id).execute();
      await expect(cancel(waiting)).rejects.toThrow('not_cancelable');
    });
  });
});
