import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CreatedPayment, CreatePayment, PaymentNotice } from '@cosmodrome/contract/payment-provider';
import { sign } from '@cosmodrome/contract/signature';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testAccounts, transferReference } from './bank-outcome.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { SandboxTables } from './tables.ts';

const KEY = 'the key of the test';
const [good, slow, returned, closed] = testAccounts.map(({ account }) => account);

eachEngine((engine) => {
  const clock = new ManualClock('2026-11-21T12:00:00Z');
  const told: PaymentNotice[] = [];
  let sandbox: Sandbox;
  let server: Server;
  let url = '';

  beforeAll(async () => {
    sandbox = await createSandbox({
      database: await engine.open<SandboxTables>(),
      clock,
      key: KEY,
      deliver: (notice) => {
        told.push(notice);
        return Promise.resolve(true);
      },
    });
    server = createServer((request, response) => sandbox.listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await sandbox.close();
  });
  beforeEach(() => {
    told.length = 0;
  });

  const create = async (more: Partial<CreatePayment> = {}): Promise<CreatedPayment & { id: string }> => {
    const id = randomUUID();
    const body = JSON.stringify({
      payment_id: id,
      action: 'deposit',
      kind: 'bank_transfer',
      amount_cents: 50_000,
      currency: 'NOK',
      locale: 'en',
      return_url: '/cashbox',
      profile_token: null,
      coin: null,
      ...more,
    } satisfies CreatePayment);
    const headers = { 'content-type': 'application/json', ...sign(KEY, body, clock.now()) };
    const answer = await fetch(`${url}/sandbox/api/payments`, { method: 'POST', headers, body });
    return { ...((await answer.json()) as CreatedPayment), id };
  };
  const press = (page: string | null, step: string, form: Record<string, string> = {}) =>
    fetch(`${url}${page}/${step}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const send = (page: string | null, account = '', amount = '500') => press(page, 'transfer', { account, amount });
  /** What the origin has been told of since, after that many seconds. */
  const after = async (seconds: number) => {
    clock.advance(seconds * 1_000);
    await sandbox.tick();
    return told.splice(0).map(({ event, amount_cents, reason }) => ({ event, amount_cents, reason }));
  };

  describe('a transfer from a bank', () => {
    test('is shown where to go and with which reference', async () => {
      const { page_url: page, id } = await create();
      const shown = await (await fetch(`${url}${page}`)).text();
      expect(shown).toContain('DE02 1203 0000 0000 2020 51');
      expect(shown).toContain(transferReference(id));
      expect(shown).toContain('value="500"');
      expect(shown).not.toContain('undefined');
    });

    test('is under way at once and there later, with the amount that was sent, once', async () => {
      const { page_url: page } = await create();
      expect((await send(page, good, '250.50')).headers.get('location')).toBe('/cashbox');
      expect(await after(0)).toEqual([{ event: 'submitted', amount_cents: 25_050, reason: null }]);
      await send(page, good, '500');
      expect(await after(4)).toEqual([{ event: 'confirmed', amount_cents: 25_050, reason: null }]);
      expect(await after(60)).toEqual([]);
      expect((await fetch(`${url}${page}`)).status).toBe(410);
    });

    test('may take its time', async () => {
      const { page_url: page } = await create();
      await send(page, slow);
      expect((await after(29)).map(({ event }) => event)).toEqual(['submitted']);
      expect((await after(1)).map(({ event }) => event)).toEqual(['confirmed']);
    });

    test.each([
      ['of another person', returned, 'account_name_differs'],
      ['that is closed', closed, 'account_closed'],
    ])('comes back from an account %s', async (_which, account, reason) => {
      const { page_url: page } = await create({ currency: 'GBP' });
      // Their own currencies write these accounts in other ways, too; an IBAN is known in each of them.
      await send(page, account);
      expect((await after(4)).at(-1)).toMatchObject({ event: 'declined', reason });
    });

    test('is not sent from what is no account, nor for nothing', async () => {
      const { page_url: page } = await create();
      for (const [account, amount] of [
        ['', '500'],
        ['12345678', '500'],
        [good, '0'],
        [good, 'much'],
      ] as const) {
        const answer = await send(page, account, amount);
        expect(answer.status).toBe(422);
        expect(await answer.text()).toContain('role="alert"');
      }
      expect(await after(60)).toEqual([]);
    });

    test('can be given up', async () => {
      const { page_url: page } = await create();
      await press(page, 'cancel');
      expect(await after(0)).toMatchObject([{ event: 'canceled' }]);
    });
  });

  describe('a payout to a bank', () => {
    const payout = (account: string | undefined) =>
      create({ action: 'payout', return_url: null, profile_token: account ?? '' });

    test('needs no page and arrives', async () => {
      expect((await payout(good?.replaceAll(' ', ''))).page_url).toBeNull();
      expect(await after(4)).toEqual([
        { event: 'submitted', amount_cents: 50_000, reason: null },
        { event: 'confirmed', amount_cents: 50_000, reason: null },
      ]);
    });

    test('comes back from a closed account', async () => {
      await payout(closed?.replaceAll(' ', ''));
      expect((await after(4)).at(-1)).toMatchObject({ event: 'declined', reason: 'account_closed' });
    });
  });
});
