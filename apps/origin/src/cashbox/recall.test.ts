import { anyEngine } from '@cosmodrome/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { contentWithPolicies } from '../../testing/content.ts';
import { tellDetails } from '../../testing/origin.ts';
import { testPayments } from '../../testing/payments.ts';
import { isClean, reconcile } from '../ledger/index.ts';
import { approveCashout, NotReserved } from './commands/approve-cashout.ts';
import { rejectCashout } from './commands/reject-cashout.ts';
import { findPayment } from './store.ts';

const CW = 'cosmodrome.example';
const EE = 'ee.cosmodrome.example';
/** More than goes out without a person's look. */
const LARGE = 250_000;
const START = 1_000_000;

const keysAtBase = (answer: { errors: Record<string, Record<string, string>> }) =>
  Object.keys(answer.errors['base'] ?? {});

/** Taking a withdrawal back, and locking it against that. */
anyEngine((engine) => {
  let casino: TestCasino;
  const payments = testPayments();
  let client: TestClient;
  let playerId = 0;

  beforeAll(async () => {
    casino = await startCasino({ engine, more: [payments.system] });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(async () => {
    ({ client, playerId } = await openedOn(CW));
  });

  const openedOn = async (host: string, at: TestCasino = casino) => {
    const { client: browser, player } = await at.signUp({}, at.client({ host }));
    await tellDetails(browser);
    await at.fund(player.id, 'EUR', BigInt(START));
    return { client: browser, playerId: player.id };
  };
  const withdraw = async (amount_cents = LARGE, from = client) => {
    const fields = { wallet_account: `${crypto.randomUUID()}@wallet.example` };
    const body = { action: 'cashout', method: 'e-wallet', currency: 'EUR', amount_cents, fields } as const;
    return (await from.call('cashbox.start', { body })).body.payment;
  };
  const recall = (id: string, from = client) => from.call('cashbox.recall', { params: { id } });
  const lock = (id: string, from = client) => from.call('cashbox.lock', { params: { id } });
  const read = async (id: string, from = client) =>
    (await from.call('cashbox.payment', { params: { id } })).body.payment;
  const balance = async (from = client) =>
    (await from.call('money.accounts')).body.find(({ currency }) => currency === 'EUR')?.amount_cents;
  const connection = () => casino.core.database.db;
  const row = async (id: string) => {
    const found = await findPayment(connection(), playerId, id);
    if (!found) throw new Error('the payment is gone');
    return found;
  };
  const released = async (id: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ledger_transactions
      where player_id = ${playerId} and key = ${`cashbox:release:${id}`}`.execute(connection());
    return rows[0]?.count;
  };

  test('a waiting withdrawal says that it can be taken back, in the list as well, and gives its amount back', async () => {
    const { id, recallable, state } = await withdraw();
    expect([state, recallable, await balance()]).toEqual(['reserved', true, START - LARGE]);
    expect((await client.call('cashbox.payments')).body[0]).toMatchObject({ id, recallable: true });
    const { status, body } = await recall(id);
    expect([status, body.state, body.recallable, body.success]).toEqual([200, 'recalled', false, false]);
    expect(body.finished_at).toBe(casino.clock.now().toISOString());
    expect(await balance()).toBe(START);
  });

  test('what is on its way to the provider stays on its way', async () => {
    const { id, state, recallable } = await withdraw(10_000);
    expect([state, recallable]).toEqual(['processing', false]);
    const refused = await recall(id);
    expect([refused.status, keysAtBase(refused)]).toEqual([422, ['not_recallable']]);
    expect(await balance()).toBe(START - 10_000);
  });

  test('seven requests, together and one after the other, give the amount back once', async () => {
    const { id } = await withdraw();
    const together = await Promise.all(Array.from({ length: 5 }, () => recall(id)));
    const later = [await recall(id), await recall(id)];
    expect([...together, ...later].map(({ status, body }) => [status, body.state])).toEqual(
      Array.from({ length: 7 }, () => [200, 'recalled']),
    );
    expect([await balance(), await released(id)]).toEqual([START, 1]);
  });

  test('of taking back, paying and refusing at the same moment exactly one happens', async () => {
    // As long as this one waits, smaller ones do, too.
    await withdraw();
    for (let round = 0; round < 6; round += 1) {
      const before = await balance();
      const { id } = await withdraw(100_000);
      const payment = await row(id);
      const deps = payments.dependencies();
      const decide = (work: Promise<unknown>) =>
        work.then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof NotReserved)) throw error;
            return false;
          },
        );
      const recalled = recall(id).then(({ status }) => status === 200);
      const approved = decide(approveCashout(deps, payment));
      const rejected = decide(rejectCashout(deps, payment, 'document_missing'));
      const won = await Promise.all(round % 2 === 0 ? [recalled, approved, rejected] : [approved, rejected, recalled]);
      expect(won.filter(Boolean)).toHaveLength(1);
      const { state } = await row(id);
      expect(['recalled', 'processing', 'rejected']).toContain(state);
      const isBack = state !== 'processing';
      expect(await balance()).toBe(isBack ? before : (before ?? 0) - Number(payment.amount_cents));
      expect(await released(id)).toBe(isBack ? 1 : 0);
      if (!isBack) expect((await recall(id)).status).toBe(422);
    }
    expect(isClean(await reconcile(connection()))).toBe(true);
  });

  describe('a lock', () => {
    test('holds: the withdrawal can only be decided upon, and locking it again changes nothing', async () => {
      const { id } = await withdraw();
      expect((await lock(id)).body).toMatchObject({ state: 'reserved', recallable: false });
      expect((await lock(id)).body).toMatchObject({ state: 'reserved', recallable: false });
      expect(await read(id)).toMatchObject({ state: 'reserved', recallable: false });
      expect((await recall(id)).status).toBe(422);
      expect(await balance()).toBe(START - LARGE);
      expect((await approveCashout(payments.dependencies(), await row(id))).state).toBe('processing');
    });

    test('and taking back at the same moment: a withdrawal that came back is recalled, one that did not is locked', async () => {
      const { id } = await withdraw();
      const [taken, locked] = await Promise.all([recall(id), lock(id)]);
      expect(locked.status).toBe(200);
      const { state } = await row(id);
      expect(state).toBe(taken.status === 200 ? 'recalled' : 'reserved');
      expect(await balance()).toBe(taken.status === 200 ? START : START - LARGE);
    });

    test('of what is under way or paid in changes nothing', async () => {
      const { id } = await withdraw(10_000);
      expect((await lock(id)).body).toMatchObject({ id, state: 'processing', recallable: false });
    });
  });

  test('nobody touches a stranger’s withdrawal, and a deposit is none', async () => {
    const { id } = await withdraw();
    const { client: stranger } = await openedOn(CW);
    expect([(await recall(id, stranger)).status, (await lock(id, stranger)).status]).toEqual([404, 404]);
    expect(await read(id)).toMatchObject({ state: 'reserved', recallable: true });
    await client.call('limits.answerPrompt');
    const deposit = {
      action: 'deposit',
      method: 'card',
      currency: 'EUR',
      amount_cents: 2_000,
      return_path: '/',
    } as const;
    const { payment } = (await client.call('cashbox.start', { body: deposit }, { key: 'a-deposit-of-hers' })).body;
    expect(payment.recallable).toBe(false);
    expect((await recall(payment.id)).status).toBe(422);
  });

  test('whoever takes a break gets nothing back to play with, and may lock', async () => {
    const { id } = await withdraw();
    await client.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'week' } } });
    const refused = await recall(id);
    expect([refused.status, keysAtBase(refused)]).toEqual([422, ['cooling_off']]);
    expect((await lock(id)).body).toMatchObject({ state: 'reserved', recallable: false });
  });

  describe('the policy', () => {
    test('of the Estonian licence lets nobody take a withdrawal back, on no host', async () => {
      const { client: estonian } = await openedOn(EE);
      const { id, recallable } = await withdraw(LARGE, estonian);
      expect(recallable).toBe(false);
      estonian.host = CW;
      expect(await read(id, estonian)).toMatchObject({ state: 'reserved', recallable: false });
      expect((await recall(id, estonian)).status).toBe(422);
      expect(await balance(estonian)).toBe(START - LARGE);
    });

    test('of the host holds where it is the stricter one', async () => {
      const { id } = await withdraw();
      client.host = EE;
      expect(await read(id)).toMatchObject({ recallable: false });
      expect((await recall(id)).status).toBe(422);
      expect((await withdraw()).recallable).toBe(false);
      client.host = CW;
      expect(await read(id)).toMatchObject({ recallable: true });
      expect((await recall(id)).status).toBe(200);
    });

    test('that changes opens nothing that was asked for before', async () => {
      const env = { CONTENT_DIR: contentWithPolicies({ CW: { withdrawalRecall: false } }) };
      const closed = await startCasino({ engine, more: [testPayments().system], env });
      try {
        const { client: player } = await openedOn(CW, closed);
        expect((await withdraw(LARGE, player)).recallable).toBe(false);
      } finally {
        await closed.close();
      }
    }, 60_000);

    test('of a strict deployment lets nobody', async () => {
      const strict = await startCasino({ engine, more: [testPayments().system], env: { PROTECTION: 'strict' } });
      try {
        const { client: player } = await openedOn(CW, strict);
        const { id, recallable } = await withdraw(LARGE, player);
        expect([recallable, (await recall(id, player)).status]).toEqual([false, 422]);
      } finally {
        await strict.close();
      }
    }, 60_000);
  });
});
