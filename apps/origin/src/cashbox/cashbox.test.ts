import type { StartPayment } from '@cosmodrome/contract/http/cashbox';
import { eachEngine } from '@cosmodrome/database/testing';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { isClean, reconcile } from '../ledger/index.ts';
import { fund } from '../../testing/books.ts';
import { applyNotice } from './commands/apply-notice.ts';
import { startDeposit } from './commands/start-deposit.ts';
import { expireDeposits } from './jobs.ts';
import { methodsFor } from './methods.ts';
import { nextStep } from './present.ts';
import { paymentTotals } from './store.ts';
import { CARD, openCashier, type Cashier } from './testing/cashier.ts';
import { notice } from './testing/test-provider.ts';

eachEngine((engine) => {
  let at: Cashier;
  beforeAll(async () => {
    at = await openCashier(engine);
  });
  beforeEach(() => at.next());

  describe('a deposit', () => {
    test('is credited once when the provider has the money, however often it says so', async () => {
      const payment = await at.start({});
      expect(nextStep(payment)).toEqual({ type: 'redirect', url: '/sandbox/pay/x' });
      const confirmed = notice({ payment_id: payment.id, event: 'confirmed', amount_cents: 5_000, profile: CARD });
      const outcomes = await Promise.all([
        applyNotice(at.on, confirmed),
        applyNotice(at.on, confirmed),
        applyNotice(at.on, { ...confirmed, notice_id: 'told again under another id' }),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
      expect(await at.real()).toBe(15_000n);
      const methods = await methodsFor(at.books.db, at.playerId, 'EUR', 'cashout', 'sandbox');
      expect(methods.find((method) => method.id === 'card')).toMatchObject({
        translationKey: 'cashbox.methods.card',
        isForSavedProfilesOnly: true,
        savedProfiles: [{ title: '•••• 4242' }],
      });
    });

    test('is made by a method that names its wallet, its time, its fee and its limits both ways', async () => {
      const named = async (id: string, action: 'deposit' | 'cashout') =>
        (await methodsFor(at.books.db, at.playerId, 'EUR', action, 'sandbox')).find((method) => method.id === id);
      const both = { deposit: { min: 1_000, max: 500_000 }, withdrawal: { min: 1_000, max: 500_000 } };
      const terms = { processingTime: { type: 'instant', value: null }, fee: { type: 'none', amount_cents: 0 } };
      for (const action of ['deposit', 'cashout'] as const)
        expect(await named('card', action)).toMatchObject({ type: 'cards', currency: 'EUR', ...both, ...terms });
      expect(await named('voucher', 'deposit')).toMatchObject({
        deposit: { min: 1_000, max: 25_000 },
        withdrawal: null,
      });
    });

    test('credits what arrived, not what was asked', async () => {
      const payment = await at.start({});
      await at.hear(payment, 'confirmed', { amount_cents: 2_500 });
      expect(await at.real()).toBe(12_500n);
      expect((await at.find(payment.id)).amount_cents).toBe(2_500n);
    });

    test('that was declined or canceled moves nothing', async () => {
      for (const event of ['declined', 'canceled'] as const) {
        const payment = await at.start({});
        await at.hear(payment, event, { reason: 'card_declined' });
        expect((await at.find(payment.id)).state).toBe(event);
      }
      expect(await at.real()).toBe(10_000n);
    });

    test('left alone for a day is canceled, and still credited when the money comes after all', async () => {
      const payment = await at.start({});
      at.clock.advance(25 * HOUR_MS);
      await expireDeposits(at.on);
      expect((await at.find(payment.id)).state).toBe('canceled');
      await at.hear(payment, 'confirmed', { amount_cents: 5_000 });
      expect((await at.find(payment.id)).state).toBe('succeeded');
      expect(await at.real()).toBe(15_000n);
    });

    test('without an answering provider is canceled, and the player is told', async () => {
      at.provider.failing = true;
      await expect(at.start({})).rejects.toMatchObject({ status: 503 });
      expect(await at.real()).toBe(10_000n);
    });

    test('that was charged at once stays so when the provider’s answer is lost, and is not charged again', async () => {
      at.provider.failing = true;
      at.provider.meanwhile = async ({ payment_id }) => {
        await at.hear({ id: payment_id }, 'confirmed', { amount_cents: 5_000 });
      };
      const payment = await at.start({}, 'answer lost');
      expect(payment.state).toBe('succeeded');
      expect((await at.find(payment.id)).state).toBe('succeeded');
      expect((await at.start({}, 'answer lost')).id).toBe(payment.id);
      expect(await at.real()).toBe(15_000n);
    });

    test('of coins into a euro wallet keeps its rate for a quarter of an hour', async () => {
      const held = await at.start({ method: 'bitcoin' });
      const late = await at.start({ method: 'bitcoin' });
      expect(held.coin?.address).toMatch(/^bc1q/);
      expect(late.coin?.address).not.toBe(held.coin?.address);
      const coins = held.coin?.amount_cents ?? 0;
      const half = Math.floor(coins / 2);
      await at.hear(held, 'confirmed', { amount_cents: coins, currency: 'BTC' });
      expect(await at.real()).toBe(15_000n);
      at.clock.advance(16 * MINUTE_MS);
      await at.hear(late, 'confirmed', { amount_cents: half, currency: 'BTC' });
      const credited = (await at.real()) - 15_000n;
      expect(credited).toBeGreaterThanOrEqual(2_498n);
      expect(credited).toBeLessThanOrEqual(2_501n);
    });

    test('counts confirmations before it is credited', async () => {
      const payment = await at.start({ method: 'tether', amount_cents: 5_000 });
      const seen = (n: number) => ({ confirmations: { seen: n, needed: 2 }, currency: 'USDT', amount_cents: 1 });
      await at.hear(payment, 'submitted', seen(1));
      const row = await at.find(payment.id);
      expect(nextStep(row)).toMatchObject({ type: 'qr', confirmations: { seen: 1, needed: 2 } });
      expect(await at.real()).toBe(10_000n);
    });

    test.each([
      [{ amount_cents: 999 }, 'amount_cents: min'],
      [{ amount_cents: 500_001 }, 'amount_cents: max'],
      [{ method: 'cheque' }, 'method: not_available'],
      [{ currency: 'XXX' }, 'currency: unknown'],
      [{ currency: 'JPY', amount_cents: 5_000 }, 'currency: no_wallet'],
      [{ saved_profile_id: 'nobodys' }, 'saved_profile_id: unknown'],
    ])('%j is refused with %s', async (request, message) => {
      await expect(at.start(request)).rejects.toThrow(message);
      expect(at.provider.asked).toHaveLength(0);
    });

    test('from a restricted country is refused', async () => {
      const body: StartPayment = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 5_000 };
      await expect(startDeposit(at.on, body, at.context({ restricted: true }))).rejects.toMatchObject({ status: 403 });
    });

    test.each([['//evil.example'], ['https://evil.example'], ['/\\evil.example'], ['javascript:alert(1)']])(
      'comes back to this site, not to %s',
      async (return_path) => {
        await at.start({ return_path });
        expect(at.provider.asked[0]?.return_url).toMatch(/^\/\?payment=/);
      },
    );
  });

  test('a life’s payments are summed by currency: what arrived and what was paid, nothing else, nobody else’s', async () => {
    expect(await paymentTotals(at.books.db, at.playerId)).toEqual([]);
    const arrived = await at.start({});
    await at.hear(arrived, 'confirmed', { amount_cents: 2_500 });
    at.clock.advance(400 * DAY_MS);
    const declined = await at.start({});
    await at.hear(declined, 'declined', { reason: 'card_declined' });
    await at.start({});
    const paid = await at.cashOut({ amount_cents: 4_000 });
    await at.hear(paid, 'confirmed', { amount_cents: 4_000 });
    await at.cashOut({ amount_cents: 1_000 });
    expect(await paymentTotals(at.books.db, at.playerId)).toEqual([
      { currency: 'EUR', deposits_cents: 2_500, cashouts_cents: 4_000, net_cents: -1_500 },
    ]);
    expect(await paymentTotals(at.books.db, at.playerId + 1)).toEqual([]);
  });

  test('whatever providers say in whatever order, no cent is lost or made', async () => {
    const events = fc.array(fc.constantFrom('submitted', 'confirmed', 'declined', 'canceled'), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), events, async (isDeposit, said) => {
        const before = await at.real();
        const payment = await (isDeposit ? at.start({ amount_cents: 1_000 }) : at.cashOut({ amount_cents: 1_000 }));
        for (const event of said) {
          await at.hear(payment, event, { amount_cents: 1_000 });
        }
        const end = (await at.find(payment.id)).state;
        const change = (await at.real()) - before;
        const paid = isDeposit ? (end === 'succeeded' ? 1_000n : 0n) : end === 'declined' ? 0n : -1_000n;
        expect(change).toBe(paid);
        if (!isDeposit) {
          await fund(at.books, { playerId: at.playerId + 100_000, currency: 'EUR', real: 1n, at: at.clock.now() });
        }
      }),
      { numRuns: 9 },
    );
    expect(isClean(await reconcile(at.books.db))).toBe(true);
  });
});
