import type { StartPayment } from '@cosmodrome/contract/http/cashbox';
import { anyEngine } from '@cosmodrome/database/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listPayments } from './store.ts';
import { CARD, openCashier, type Cashier } from './testing/cashier.ts';

anyEngine((engine) => {
  let at: Cashier;
  beforeAll(async () => {
    at = await openCashier(engine);
  });
  beforeEach(() => at.next());

  describe('a payment that is asked for again with its key', () => {
    const cashout = { amount_cents: 4_000 };

    /** A card that the player has paid in by. */
    const savedCard = async (): Promise<string> => {
      const { id: payment_id } = await at.start({});
      await at.hear({ id: payment_id }, 'confirmed', { amount_cents: 5_000, profile: CARD });
      const cards = at.books.db.selectFrom('payment_profiles').select('id').where('player_id', '=', at.playerId);
      return (await cards.executeTakeFirstOrThrow()).id;
    };

    test('is the same payment, and the money leaves once', async () => {
      const attempts = await Promise.all([
        at.cashOut(cashout, 'k'),
        at.cashOut(cashout, 'k'),
        at.cashOut(cashout, 'k'),
      ]);
      expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
      expect(await at.real()).toBe(6_000n);
      const deposits = [await at.start({}, 'd'), await at.start({}, 'd')];
      expect(deposits[1]).toEqual(deposits[0]);
      expect(at.provider.asked.filter(({ action }) => action === 'deposit')).toHaveLength(1);
    });

    test('goes on where the first attempt died', async () => {
      const { id } = await at.start({}, 'died');
      const asBefore = { reference: null, page_url: null };
      await at.books.db.updateTable('payments').set(asBefore).where('id', '=', id).execute();
      expect(await at.start({}, 'died')).toMatchObject({ id, page_url: '/sandbox/pay/x' });
      const paid = await at.cashOut(cashout, 'died too');
      const waiting = { state: 'reserved', reference: null } as const;
      await at.books.db.updateTable('payments').set(waiting).where('id', '=', paid.id).execute();
      expect(await at.cashOut(cashout, 'died too')).toMatchObject({ id: paid.id, state: 'processing' });
      expect(await at.real()).toBe(6_000n);
    });

    test('is another one when the key is for something else: refused', async () => {
      await at.cashOut(cashout, 'taken');
      await expect(at.cashOut({ ...cashout, amount_cents: 4_001 }, 'taken')).rejects.toThrow('idempotency_key_reused');
      expect(await at.real()).toBe(6_000n);
    });

    test('is another one when it is to go elsewhere: refused', async () => {
      const reused = (request: Partial<StartPayment>, key: string) =>
        expect(at.start(request, key)).rejects.toThrow('idempotency_key_reused');
      await at.cashOut(cashout, 'elsewhere');
      const other = { action: 'cashout', method: 'e-wallet', fields: { wallet_account: 'other' } } as const;
      await reused({ ...cashout, ...other }, 'elsewhere');
      await at.start({}, 'by another card');
      await reused({ saved_profile_id: await savedCard() }, 'by another card');
    });

    test('is the same one when it goes to an account at a bank', async () => {
      const toBank = { method: 'bank-transfer', fields: { bank_account: 'DE89 3704 0044 0532 0130 00' } };
      const { id } = await at.cashOut({ ...cashout, ...toBank }, 'bank');
      expect((await at.cashOut({ ...cashout, ...toBank }, 'bank')).id).toBe(id);
      expect(await at.real()).toBe(6_000n);
    });

    test('is the same one when nobody knows whether a saved card was charged', async () => {
      const saved_profile_id = await savedCard();
      at.provider.failing = true;
      await expect(at.start({ saved_profile_id }, 'charged?')).rejects.toMatchObject({ status: 503 });
      at.provider.failing = false;
      const { id: payment_id } = await at.start({ saved_profile_id }, 'charged?');
      await at.hear({ id: payment_id }, 'confirmed', { amount_cents: 5_000 });
      const { rows } = await listPayments(at.books.db, at.playerId, { type: 'deposit' }, { limit: 10, offset: 0 });
      expect(rows.map(({ state }) => state)).toEqual(['succeeded', 'succeeded']);
      expect(await at.real()).toBe(20_000n);
    });

    test('begins anew when the provider had not taken it', async () => {
      at.provider.failing = true;
      await expect(at.start({}, 'later')).rejects.toMatchObject({ status: 503 });
      at.provider.failing = false;
      expect((await at.start({}, 'later')).state).toBe('pending');
    });
  });
});
