import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign } from '@cosmodrome/contract/signature';
import { eachEngine } from '@cosmodrome/database/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { houseBalances, isClean, reconcile } from '../ledger/index.ts';
import { heldDeposits, mismatchedDeposits, refusedNotices } from './arrivals.ts';
import { NoRoom, NothingHeld, settleHeld } from './commands/settle-held.ts';
import { hasOpenPayment } from './own.ts';
import { reconcileHeld } from './reconcile.ts';
import { presentPayment } from './present.ts';
import { openCashier, type Cashier } from './testing/cashier.ts';
import { KEY, notice } from './testing/test-provider.ts';
import { createPaymentWebhooks } from './webhooks.ts';

eachEngine((engine) => {
  let at: Cashier;
  /** What the player's limits leave. */
  let room: bigint | null;
  beforeAll(async () => {
    at = await openCashier(engine);
  });
  beforeEach(async () => {
    await at.next({ real: 0n });
    room = null;
    at.on.depositRoom = () => Promise.resolve(room);
  });
  const held = async () => (await houseBalances(at.books.db, 'deposits_held')).get('EUR') ?? 0n;
  const named = (id: string) => ({ player_id: at.playerId, id });

  describe('a deposit that brings more than was asked for', () => {
    test('is credited in full where nothing limits it, at the held rate for what was asked only', async () => {
      const payment = await at.start({ method: 'tether', amount_cents: 2_000 });
      const asked = payment.coin?.amount_cents ?? 0;
      // The promise is worth something: it was made at twice the rate of the day.
      const coin = JSON.stringify({ ...payment.coin, amount_cents: asked / 2 });
      await at.books.db.updateTable('payments').set({ coin }).where('id', '=', payment.id).execute();
      await at.hear(payment, 'confirmed', { amount_cents: asked / 2 + 100_000_000, currency: 'USDT' });
      expect(await at.real()).toBe(2_000n + 8_600n);
    });

    test('is credited as far as the limits leave room; the rest is the player’s and cannot be played with', async () => {
      const before = await held();
      room = 10_000n;
      const payment = await at.start({ amount_cents: 5_000 });
      await at.hear(payment, 'confirmed', { amount_cents: 430_000 });
      expect(await at.real()).toBe(10_000n);
      expect(presentPayment(await at.find(payment.id))).toMatchObject({
        amount_cents: 10_000,
        held_cents: 420_000,
        state: 'succeeded',
      });
      expect((await held()) - before).toBe(420_000n);
      expect(await hasOpenPayment(at.books.db, at.playerId)).toBe(true);
      expect((await heldDeposits(at.books.db)).map(({ id }) => id)).toContain(payment.id);
      expect((await mismatchedDeposits(at.books.db))[0]).toMatchObject({ id: payment.id, arrived_cents: 430_000n });
      expect(isClean(await reconcile(at.books.db))).toBe(true);
    });

    test('is held whole where there is no room, and told once', async () => {
      room = 0n;
      const payment = await at.start({ amount_cents: 5_000 });
      const said = notice({ payment_id: payment.id, event: 'confirmed', amount_cents: 5_000 });
      expect(await at.hear(payment, 'confirmed', said)).toBe('applied');
      expect(await at.hear(payment, 'confirmed', said)).toBe('repeated');
      expect(await at.real()).toBe(0n);
      expect(await at.find(payment.id)).toMatchObject({ amount_cents: 0n, held_cents: 5_000n, state: 'succeeded' });
    });

    test('is found when a payment and the books do not say the same of it', async () => {
      room = 0n;
      const payment = await at.start({ amount_cents: 5_000 });
      await at.hear(payment, 'confirmed', { amount_cents: 5_000 });
      expect(await reconcileHeld(at.books.db)).toEqual([]);
      const total = await held();
      const hold = (held_cents: bigint) =>
        at.books.db.updateTable('payments').set({ held_cents }).where('id', '=', payment.id).execute();
      await hold(4_999n);
      expect(await reconcileHeld(at.books.db)).toEqual([
        { currency: 'EUR', kept: String(total - 1n), books: String(total) },
      ]);
      await hold(5_000n);
      expect(await reconcileHeld(at.books.db)).toEqual([]);
    });

    test('is settled in steps: credited when there is room, and the rest sent back', async () => {
      room = 0n;
      const payment = await at.start({ amount_cents: 5_000 });
      await at.hear(payment, 'confirmed', { amount_cents: 9_000 });
      await expect(settleHeld(at.on, named(payment.id), 'credit')).rejects.toBeInstanceOf(NoRoom);
      room = 4_000n;
      expect(await settleHeld(at.on, named(payment.id), 'credit')).toMatchObject({ held_cents: 5_000n });
      expect(await at.real()).toBe(4_000n);
      const both = [1, 2].map(() => settleHeld(at.on, named(payment.id), 'return'));
      const outcomes = await Promise.allSettled(both);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await at.find(payment.id)).toMatchObject({ amount_cents: 4_000n, held_cents: 0n });
      await expect(settleHeld(at.on, named(payment.id), 'credit')).rejects.toBeInstanceOf(NothingHeld);
      expect(await at.real()).toBe(4_000n);
      expect(isClean(await reconcile(at.books.db))).toBe(true);
    });
  });

  describe('a signed notice that can never be applied', () => {
    /** What the provider's webhook is answered. */
    const deliver = async (said: ReturnType<typeof notice>): Promise<number> => {
      const webhooks = await createPaymentWebhooks(at.on);
      const server = createServer(webhooks.listener);
      try {
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        const { port } = server.address() as AddressInfo;
        const body = JSON.stringify(said);
        const headers = { 'content-type': 'application/json', ...sign(KEY, body, at.clock.now()) };
        const url = `http://127.0.0.1:${port}/webhooks/payments/sandbox`;
        return (await fetch(url, { method: 'POST', headers, body })).status;
      } finally {
        server.close();
        await webhooks.close();
      }
    };

    test.each([
      [{ amount_cents: 5_000, currency: 'PLN' }, 'currency'],
      [{ amount_cents: 0 }, 'amount'],
      [{ amount_cents: Number.MAX_SAFE_INTEGER }, 'amount'],
    ])('%j is answered 422 and listed once; a right one is still applied', async (facts, reason) => {
      await at.next({ real: 1n });
      const payment = await at.start({ amount_cents: 5_000 });
      const wrong = notice({ payment_id: payment.id, event: 'confirmed', ...facts });
      expect([await deliver(wrong), await deliver(wrong)]).toEqual([422, 422]);
      const listed = (await refusedNotices(at.books.db)).filter(({ payment_id }) => payment_id === payment.id);
      expect(listed.map((row) => row.reason)).toEqual([reason]);
      expect((await at.find(payment.id)).state).toBe('pending');
      const right = notice({ payment_id: payment.id, event: 'confirmed', amount_cents: 5_000 });
      expect(await deliver(right)).toBe(204);
      expect(await at.real()).toBe(5_001n);
    });
  });
});
