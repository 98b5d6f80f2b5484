import { randomBytes } from 'node:crypto';
import type { StartPayment } from '@cosmodrome/contract/http/cashbox';
import { tablesOf } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { HDKey } from '@scure/bip32';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountTables } from '../account/index.ts';
import type { CallContext, Caller } from '../kernel/http/handler.ts';
import { isClean, post, reconcile, wallets } from '../ledger/index.ts';
import { fund, openBooks } from '../../testing/books.ts';
import { applyNotice } from './commands/apply-notice.ts';
import { approveCashout, NotReserved } from './commands/approve-cashout.ts';
import { rejectCashout } from './commands/reject-cashout.ts';
import { startCashout } from './commands/start-cashout.ts';
import { startDeposit } from './commands/start-deposit.ts';
import type { CashboxDependencies } from './dependencies.ts';
import { expireDeposits, submitWaiting } from './jobs.ts';
import { methodsFor } from './methods.ts';
import { nextStep } from './present.ts';
import { findPayment, listPayments, paymentTotals, type PaymentRow } from './store.ts';
import type { CashboxTables } from './tables.ts';
import { notice, TestProvider } from './testing/test-provider.ts';

const extendedPublicKey = HDKey.fromMasterSeed(randomBytes(32)).publicExtendedKey;
const CARD = {
  token: 'token-1',
  title: '•••• 4242',
  first6: '424242',
  last4: '4242',
  expiry_month: 12,
  expiry_year: 2030,
};
let lastPlayer = 0;

eachEngine((engine) => {
  const clock = new ManualClock('2026-11-21T12:00:00Z');
  let provider: TestProvider;
  let on: CashboxDependencies;
  let books: Awaited<ReturnType<typeof openBooks<CashboxTables>>>;
  let playerId = 0;

  beforeAll(async () => {
    books = await openBooks<CashboxTables>(engine);
  });
  beforeEach(async () => {
    provider = new TestProvider(clock);
    on = { connection: books.db, clock, provider, extendedPublicKey, siteUrl: '', log: { error: () => undefined } };
    lastPlayer += 1;
    playerId = lastPlayer;
    await openAccount(playerId);
    await fund(books, { playerId, currency: 'EUR', real: 10_000n, bonus: 2_000n, at: clock.now() });
  });

  /** Somebody known, under a licence that has every way to pay. */
  const openAccount = async (id: number): Promise<void> => {
    const person = {
      first_name: 'Ada',
      last_name: 'Ray',
      date_of_birth: '1990-12-10',
      address: 'Sternweg 7',
      postal_code: '10115',
      city: 'Berlin',
      mobile_phone: '+49 30 1234567',
    };
    const choices = { currency: 'EUR', language: 'en', receive_promos: false, receive_sms_promos: false };
    const account = { id, email: `player-${id}@example.com`, password_hash: '', license_name: 'CW' as const };
    await tablesOf<AccountTables>(books.db)
      .insertInto('players')
      .values({ ...account, ...choices, ...person, country: 'DE', created_at: clock.now() })
      .execute();
  };
  const context = (more: Partial<CallContext<Caller>> = {}): CallContext<Caller> => ({
    caller: { playerId, sessionId: 's' },
    locale: 'en',
    ip: '127.0.0.1',
    host: 'casino.test',
    country: 'DE',
    restricted: false,
    userAgent: '',
    site: 'http://casino.test',
    idempotencyKey: null,
    version: 2,
    cookie: () => undefined,
    setCookie: () => undefined,
    setHeader: () => undefined,
    requestId: 'r',
    ...more,
  });
  const start = (request: Partial<StartPayment>, idempotencyKey: string | null = null): Promise<PaymentRow> => {
    const full: StartPayment = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 5_000, ...request };
    return (full.action === 'deposit' ? startDeposit : startCashout)(on, full, context({ idempotencyKey }));
  };
  const real = async (currency = 'EUR'): Promise<bigint> =>
    (await wallets(books.db, playerId)).find((wallet) => wallet.currency === currency)?.real ?? -1n;
  const stateOf = async (id: string) => (await findPayment(books.db, playerId, id))?.state;
  const cashoutToWallet = { action: 'cashout', method: 'e-wallet', fields: { wallet_account: 'me' } } as const;

  describe('a deposit', () => {
    test('is credited once when the provider has the money, however often it says so', async () => {
      const payment = await start({});
      expect(nextStep(payment)).toEqual({ type: 'redirect', url: '/sandbox/pay/x' });
      const confirmed = notice({ payment_id: payment.id, event: 'confirmed', amount_cents: 5_000, profile: CARD });
      const outcomes = await Promise.all([
        applyNotice(on, confirmed),
        applyNotice(on, confirmed),
        applyNotice(on, { ...confirmed, notice_id: 'told again under another id' }),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
      expect(await real()).toBe(15_000n);
      const methods = await methodsFor(books.db, playerId, 'EUR', 'cashout', 'sandbox');
      expect(methods.find((method) => method.id === 'card')?.savedProfiles).toMatchObject([{ title: '•••• 4242' }]);
    });

    test('credits what arrived, not what was asked', async () => {
      const payment = await start({});
      await applyNotice(on, notice({ payment_id: payment.id, event: 'confirmed', amount_cents: 2_500 }));
      expect(await real()).toBe(12_500n);
      expect((await findPayment(books.db, playerId, payment.id))?.amount_cents).toBe(2_500n);
    });

    test('that was declined or canceled moves nothing', async () => {
      for (const event of ['declined', 'canceled'] as const) {
        const payment = await start({});
        await applyNotice(on, notice({ payment_id: payment.id, event, reason: 'card_declined' }));
        expect(await stateOf(payment.id)).toBe(event);
      }
      expect(await real()).toBe(10_000n);
    });

    test('left alone for a day is canceled, and still credited when the money comes after all', async () => {
      const payment = await start({});
      clock.advance(25 * 3_600_000);
      await expireDeposits(on);
      expect(await stateOf(payment.id)).toBe('canceled');
      await applyNotice(on, notice({ payment_id: payment.id, event: 'confirmed', amount_cents: 5_000 }));
      expect(await stateOf(payment.id)).toBe('succeeded');
      expect(await real()).toBe(15_000n);
    });

    test('without an answering provider is canceled, and the player is told', async () => {
      provider.failing = true;
      await expect(start({})).rejects.toMatchObject({ status: 503 });
      expect(await real()).toBe(10_000n);
    });

    test('that was charged at once stays so when the provider’s answer is lost, and is not charged again', async () => {
      provider.failing = true;
      provider.meanwhile = async ({ payment_id }) => {
        await applyNotice(on, notice({ payment_id, event: 'confirmed', amount_cents: 5_000 }));
      };
      const payment = await start({}, 'answer lost');
      expect(payment.state).toBe('succeeded');
      expect(await stateOf(payment.id)).toBe('succeeded');
      expect((await start({}, 'answer lost')).id).toBe(payment.id);
      expect(await real()).toBe(15_000n);
    });

    test('of coins into a euro wallet keeps its rate for a quarter of an hour', async () => {
      const held = await start({ method: 'bitcoin' });
      const late = await start({ method: 'bitcoin' });
      expect(held.coin?.address).toMatch(/^bc1q/);
      expect(late.coin?.address).not.toBe(held.coin?.address);
      const coins = held.coin?.amount_cents ?? 0;
      const half = Math.floor(coins / 2);
      await applyNotice(on, notice({ payment_id: held.id, event: 'confirmed', amount_cents: coins, currency: 'BTC' }));
      expect(await real()).toBe(15_000n);
      clock.advance(16 * 60_000);
      await applyNotice(on, notice({ payment_id: late.id, event: 'confirmed', amount_cents: half, currency: 'BTC' }));
      const credited = (await real()) - 15_000n;
      expect(credited).toBeGreaterThanOrEqual(2_498n);
      expect(credited).toBeLessThanOrEqual(2_501n);
    });

    test('counts confirmations before it is credited', async () => {
      const payment = await start({ method: 'tether', amount_cents: 5_000 });
      const seen = (n: number) => ({ confirmations: { seen: n, needed: 2 }, currency: 'USDT', amount_cents: 1 });
      await applyNotice(on, notice({ payment_id: payment.id, event: 'submitted', ...seen(1) }));
      const row = await findPayment(books.db, playerId, payment.id);
      expect(row && nextStep(row)).toMatchObject({ type: 'qr', confirmations: { seen: 1, needed: 2 } });
      expect(await real()).toBe(10_000n);
    });

    test.each([
      [{ amount_cents: 999 }, 'amount_cents: min'],
      [{ amount_cents: 500_001 }, 'amount_cents: max'],
      [{ method: 'cheque' }, 'method: not_available'],
      [{ currency: 'XXX' }, 'currency: unknown'],
      [{ currency: 'JPY', amount_cents: 5_000 }, 'currency: no_wallet'],
      [{ saved_profile_id: 'nobodys' }, 'saved_profile_id: unknown'],
    ])('%j is refused with %s', async (request, message) => {
      await expect(start(request)).rejects.toThrow(message);
      expect(provider.asked).toHaveLength(0);
    });

    test('from a restricted country is refused', async () => {
      const body: StartPayment = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 5_000 };
      await expect(startDeposit(on, body, context({ restricted: true }))).rejects.toMatchObject({ status: 403 });
    });

    test.each([['//evil.example'], ['https://evil.example'], ['/\\evil.example'], ['javascript:alert(1)']])(
      'comes back to this site, not to %s',
      async (return_path) => {
        await start({ return_path });
        expect(provider.asked[0]?.return_url).toMatch(/^\/\?payment=/);
      },
    );
  });

  describe('a payment that is asked for again with its key', () => {
    const cashout = { ...cashoutToWallet, amount_cents: 4_000 };

    /** A card that the player has paid in by. */
    const savedCard = async (): Promise<string> => {
      const { id: payment_id } = await start({});
      await applyNotice(on, notice({ payment_id, event: 'confirmed', amount_cents: 5_000, profile: CARD }));
      const cards = books.db.selectFrom('payment_profiles').select('id').where('player_id', '=', playerId);
      return (await cards.executeTakeFirstOrThrow()).id;
    };

    test('is the same payment, and the money leaves once', async () => {
      const attempts = await Promise.all([start(cashout, 'k'), start(cashout, 'k'), start(cashout, 'k')]);
      expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
      expect(await real()).toBe(6_000n);
      const deposits = [await start({}, 'd'), await start({}, 'd')];
      expect(deposits[1]).toEqual(deposits[0]);
      expect(provider.asked.filter(({ action }) => action === 'deposit')).toHaveLength(1);
    });

    test('goes on where the first attempt died', async () => {
      const { id } = await start({}, 'died');
      const asBefore = { reference: null, page_url: null };
      await books.db.updateTable('payments').set(asBefore).where('id', '=', id).execute();
      expect(await start({}, 'died')).toMatchObject({ id, page_url: '/sandbox/pay/x' });
      const paid = await start(cashout, 'died too');
      const waiting = { state: 'reserved', reference: null } as const;
      await books.db.updateTable('payments').set(waiting).where('id', '=', paid.id).execute();
      expect(await start(cashout, 'died too')).toMatchObject({ id: paid.id, state: 'processing' });
      expect(await real()).toBe(6_000n);
    });

    test('is another one when the key is for something else: refused', async () => {
      await start(cashout, 'taken');
      await expect(start({ ...cashout, amount_cents: 4_001 }, 'taken')).rejects.toThrow('idempotency_key_reused');
      expect(await real()).toBe(6_000n);
    });

    test('is another one when it is to go elsewhere: refused', async () => {
      const reused = (request: Partial<StartPayment>, key: string) =>
        expect(start(request, key)).rejects.toThrow('idempotency_key_reused');
      await start(cashout, 'elsewhere');
      await reused({ ...cashout, fields: { wallet_account: 'other' } }, 'elsewhere');
      await start({}, 'by another card');
      await reused({ saved_profile_id: await savedCard() }, 'by another card');
    });

    test('is the same one when nobody knows whether a saved card was charged', async () => {
      const saved_profile_id = await savedCard();
      provider.failing = true;
      await expect(start({ saved_profile_id }, 'charged?')).rejects.toMatchObject({ status: 503 });
      provider.failing = false;
      const { id: payment_id } = await start({ saved_profile_id }, 'charged?');
      await applyNotice(on, notice({ payment_id, event: 'confirmed', amount_cents: 5_000 }));
      const { rows } = await listPayments(books.db, playerId, { type: 'deposit' }, { limit: 10, offset: 0 });
      expect(rows.map(({ state }) => state)).toEqual(['succeeded', 'succeeded']);
      expect(await real()).toBe(20_000n);
    });

    test('begins anew when the provider had not taken it', async () => {
      provider.failing = true;
      await expect(start({}, 'later')).rejects.toMatchObject({ status: 503 });
      provider.failing = false;
      expect((await start({}, 'later')).state).toBe('pending');
    });
  });

  test('a life’s payments are summed by currency: what arrived and what was paid, nothing else, nobody else’s', async () => {
    expect(await paymentTotals(books.db, playerId)).toEqual([]);
    const arrived = await start({});
    await applyNotice(on, notice({ payment_id: arrived.id, event: 'confirmed', amount_cents: 2_500 }));
    clock.advance(400 * 24 * 3_600_000);
    const declined = await start({});
    await applyNotice(on, notice({ payment_id: declined.id, event: 'declined', reason: 'card_declined' }));
    await start({});
    const paid = await start({ ...cashoutToWallet, amount_cents: 4_000 });
    await applyNotice(on, notice({ payment_id: paid.id, event: 'confirmed', amount_cents: 4_000 }));
    await start({ ...cashoutToWallet, amount_cents: 1_000 });
    expect(await paymentTotals(books.db, playerId)).toEqual([
      { currency: 'EUR', deposits_cents: 2_500, cashouts_cents: 4_000, net_cents: -1_500 },
    ]);
    expect(await paymentTotals(books.db, playerId + 1)).toEqual([]);
  });

  describe('a cashout', () => {
    test('leaves the wallet at once and is paid', async () => {
      const payment = await start({ ...cashoutToWallet, amount_cents: 4_000 });
      expect(payment.state).toBe('processing');
      expect(await real()).toBe(6_000n);
      await applyNotice(on, notice({ payment_id: payment.id, event: 'confirmed', amount_cents: 4_000 }));
      expect(await stateOf(payment.id)).toBe('succeeded');
      expect(await real()).toBe(6_000n);
    });

    test('comes back whole when the provider refuses it, once', async () => {
      const payment = await start({ ...cashoutToWallet, amount_cents: 4_000 });
      await applyNotice(on, notice({ payment_id: payment.id, event: 'declined', reason: 'destination_refused' }));
      await applyNotice(on, notice({ payment_id: payment.id, event: 'declined' }));
      expect(await real()).toBe(10_000n);
    });

    test('never takes bonus money', async () => {
      await expect(start({ ...cashoutToWallet, amount_cents: 10_001 })).rejects.toThrow('not_enough_money');
    });

    test('above the automatic sum waits for a person, who decides once', async () => {
      await fund(books, { playerId: playerId + 50_000, currency: 'EUR', real: 900_000n, at: clock.now() });
      playerId += 50_000;
      const big = { ...cashoutToWallet, amount_cents: 150_000 };
      const first = await start(big);
      const second = await start(big);
      const third = await start(big);
      expect([first.state, second.state, third.state]).toEqual(['processing', 'reserved', 'reserved']);
      expect((await approveCashout(on, second)).state).toBe('processing');
      await expect(approveCashout(on, second)).rejects.toBeInstanceOf(NotReserved);
      await rejectCashout(on, third, 'document_missing');
      await expect(rejectCashout(on, third, 'again')).rejects.toBeInstanceOf(NotReserved);
      expect(await real()).toBe(600_000n);
    });

    test('of somebody who has won bonus money and never paid in waits for a person, too', async () => {
      const gift = { playerId, key: 'test:gift', kind: 'bonus_won', at: clock.now() } as const;
      await post(books.db, {
        ...gift,
        entries: [
          { account: 'player', part: 'bonus', currency: 'EUR', amount: -1_000n },
          { account: 'player', part: 'real', currency: 'EUR', amount: 1_000n },
        ],
      });
      const cashout = { ...cashoutToWallet, amount_cents: 2_000 };
      expect((await start(cashout)).state).toBe('reserved');
      const payment = await start({});
      await applyNotice(on, notice({ payment_id: payment.id, event: 'confirmed', amount_cents: 5_000 }));
      expect((await start(cashout)).state).toBe('processing');
    });

    test('that the provider did not take is asked for again until it does', async () => {
      provider.failing = true;
      const payment = await start({ ...cashoutToWallet, amount_cents: 4_000 });
      expect(payment.reference).toBeNull();
      provider.failing = false;
      await submitWaiting(on);
      expect((await findPayment(books.db, playerId, payment.id))?.reference).toBe(`ref-${payment.id}`);
      expect(await submitWaiting(on)).toBe(0);
    });

    test('fifty at once on a balance for ten succeed ten times', async () => {
      const attempts = Array.from({ length: 50 }, () => start({ ...cashoutToWallet, amount_cents: 1_000 }));
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10);
      expect(await real()).toBe(0n);
    });

    test.each([
      [{ method: 'card' }, 'deposit_by_card_first'],
      [{ method: 'bitcoin' }, 'not_available'],
      [{ method: 'e-wallet', fields: {} }, 'wallet_account: required'],
    ])('%j without a place to pay to is refused', async (request, message) => {
      await expect(start({ action: 'cashout', ...request })).rejects.toThrow(message);
      expect(await real()).toBe(10_000n);
    });
  });

  test('whatever providers say in whatever order, no cent is lost or made', async () => {
    const events = fc.array(fc.constantFrom('submitted', 'confirmed', 'declined', 'canceled'), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), events, async (isDeposit, said) => {
        const before = await real();
        const payment = await start({ ...(isDeposit ? {} : cashoutToWallet), amount_cents: 1_000 });
        for (const event of said) {
          await applyNotice(on, notice({ payment_id: payment.id, event, amount_cents: 1_000 }));
        }
        const end = await stateOf(payment.id);
        const change = (await real()) - before;
        const paid = isDeposit ? (end === 'succeeded' ? 1_000n : 0n) : end === 'declined' ? 0n : -1_000n;
        expect(change).toBe(paid);
        if (!isDeposit) {
          await fund(books, { playerId: playerId + 100_000, currency: 'EUR', real: 1n, at: clock.now() });
        }
      }),
      { numRuns: 9 },
    );
    expect(isClean(await reconcile(books.db))).toBe(true);
  });
});
