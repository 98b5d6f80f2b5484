import { anyEngine } from '@cosmodrome/database/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { post } from '../ledger/index.ts';
import { fund } from '../../testing/books.ts';
import { approveCashout, NotReserved } from './commands/approve-cashout.ts';
import { rejectCashout } from './commands/reject-cashout.ts';
import { startCashout } from './commands/start-cashout.ts';
import { submitWaiting } from './jobs.ts';
import { openCashier, type Cashier } from './testing/cashier.ts';

anyEngine((engine) => {
  let at: Cashier;
  beforeAll(async () => {
    at = await openCashier(engine);
  });
  beforeEach(() => at.next());

  describe('a cashout', () => {
    test('leaves the wallet at once and is paid', async () => {
      const payment = await at.cashOut({ amount_cents: 4_000 });
      expect(payment.state).toBe('processing');
      expect(await at.real()).toBe(6_000n);
      await at.hear(payment, 'confirmed', { amount_cents: 4_000 });
      expect((await at.find(payment.id)).state).toBe('succeeded');
      expect(await at.real()).toBe(6_000n);
    });

    test('comes back whole when the provider refuses it, once', async () => {
      const payment = await at.cashOut({ amount_cents: 4_000 });
      await at.hear(payment, 'declined', { reason: 'destination_refused' });
      await at.hear(payment, 'declined');
      expect(await at.real()).toBe(10_000n);
    });

    test('never takes bonus money', async () => {
      await expect(at.cashOut({ amount_cents: 10_001 })).rejects.toThrow('not_enough_money');
    });

    test('above the automatic sum waits for a person, who decides once', async () => {
      await at.next({ real: 900_000n });
      const big = { amount_cents: 150_000 };
      const first = await at.cashOut(big);
      const second = await at.cashOut(big);
      const third = await at.cashOut(big);
      expect([first.state, second.state, third.state]).toEqual(['processing', 'reserved', 'reserved']);
      expect((await approveCashout(at.on, second)).state).toBe('processing');
      await expect(approveCashout(at.on, second)).rejects.toBeInstanceOf(NotReserved);
      await rejectCashout(at.on, third, 'document_missing');
      await expect(rejectCashout(at.on, third, 'again')).rejects.toBeInstanceOf(NotReserved);
      expect(await at.real()).toBe(600_000n);
    });

    test('counts what went out in every currency against the one sum of the day', async () => {
      await at.next({ real: 500_000n });
      await fund(at.books, { playerId: at.playerId, currency: 'PLN', real: 900_000n, at: at.clock.now() });
      const first = await at.cashOut({ amount_cents: 150_000 });
      const second = await at.cashOut({ amount_cents: 300_000, currency: 'PLN' });
      const within = await at.cashOut({ amount_cents: 200_000, currency: 'PLN' });
      expect([first.state, second.state, within.state]).toEqual(['processing', 'reserved', 'reserved']);
      at.clock.advance(25 * HOUR_MS);
      expect((await at.cashOut({ amount_cents: 300_000, currency: 'PLN' })).state).toBe('processing');
    });

    test('counts what other accounts sent to the same place, also at the same moment', async () => {
      const place = { amount_cents: 150_000, fields: { wallet_account: 'shared@wallet.example' } };
      await at.next({ real: 150_000n });
      const asOne = at.context({ idempotencyKey: 'k' });
      await at.next({ real: 150_000n });
      const asOther = at.context({ idempotencyKey: 'k' });
      const body = { action: 'cashout', method: 'e-wallet', currency: 'EUR', ...place } as const;
      const both = await Promise.all([startCashout(at.on, body, asOne), startCashout(at.on, body, asOther)]);
      expect(both.map(({ state }) => state).toSorted()).toEqual(['processing', 'reserved']);
      // A repeated attempt is not counted against itself.
      const again = [await startCashout(at.on, body, asOne), await startCashout(at.on, body, asOther)];
      expect(again.map(({ state }) => state)).toEqual(both.map(({ state }) => state));
      await at.next({ real: 150_000n });
      const shouted = { fields: { wallet_account: 'SHARED@wallet.example' } };
      expect((await at.cashOut({ ...place, ...shouted })).state).toBe('reserved');
    });

    test('of somebody who has won bonus money and never paid in waits for a person, too', async () => {
      const gift = { playerId: at.playerId, key: 'test:gift', kind: 'bonus_won', at: at.clock.now() } as const;
      await post(at.books.db, {
        ...gift,
        entries: [
          { account: 'player', part: 'bonus', currency: 'EUR', amount: -1_000n },
          { account: 'player', part: 'real', currency: 'EUR', amount: 1_000n },
        ],
      });
      const cashout = { amount_cents: 2_000 };
      expect((await at.cashOut(cashout)).state).toBe('reserved');
      const payment = await at.start({});
      await at.hear(payment, 'confirmed', { amount_cents: 5_000 });
      expect((await at.cashOut(cashout)).state).toBe('processing');
    });

    test('that the provider did not take is asked for again until it does', async () => {
      at.provider.failing = true;
      const payment = await at.cashOut({ amount_cents: 4_000 });
      expect(payment.reference).toBeNull();
      at.provider.failing = false;
      await submitWaiting(at.on);
      expect((await at.find(payment.id)).reference).toBe(`ref-${payment.id}`);
      expect(await submitWaiting(at.on)).toBe(0);
    });

    test('fifty at once on a balance for ten succeed ten times', async () => {
      const attempts = Array.from({ length: 50 }, () => at.cashOut({ amount_cents: 1_000 }));
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10);
      expect(await at.real()).toBe(0n);
    });

    test.each([
      [{ method: 'card' }, 'deposit_by_card_first'],
      [{ method: 'bitcoin' }, 'not_available'],
      [{ method: 'e-wallet', fields: {} }, 'wallet_account: required'],
    ])('%j without a place to pay to is refused', async (request, message) => {
      await expect(at.start({ action: 'cashout', ...request })).rejects.toThrow(message);
      expect(await at.real()).toBe(10_000n);
    });
  });
});
