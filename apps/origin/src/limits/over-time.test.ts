import type { CallRequest } from '@cosmodrome/contract/calls';
import { eachEngine } from '@cosmodrome/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/origin.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';

const START = '2026-11-21T12:00:00Z';
type Wanted = CallRequest<'limits.set'>['body']['user_limit'];

/** Limits through days and months: what renews, what waits, and what ends. */
eachEngine((engine) => {
  let casino: TestCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startCasino({ engine, more: [payments.system], complete: true });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => casino.clock.set(START));

  const emailOf = async (playerId: number): Promise<string> => {
    const { rows } = await sql<{ email: string }>`select email from players where id = ${playerId}`.execute(
      casino.core.database.db,
    );
    return rows[0]?.email ?? '';
  };
  /** The player once more, signed in anew: sessions end while the clock moves. */
  const fresh = async (playerId: number, client = casino.client()): Promise<TestClient> => {
    const user = { email: await emailOf(playerId), password: PASSWORD };
    expect((await client.call('account.signIn', { body: { user } })).status).toBe(201);
    return client;
  };
  const at = async (playerId: number, moment: string): Promise<TestClient> => {
    casino.clock.set(moment);
    for (const job of casino.jobs) await job.run();
    return fresh(playerId);
  };
  const confirm = async (playerId: number): Promise<number> => {
    const { rows } = await sql<{ text: string }>`select text from mailbox where "to" = ${await emailOf(playerId)}
      order by id desc limit 1`.execute(casino.core.database.db);
    const token = /confirm\?token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    return (await casino.client().call('limits.confirm', { body: { token } })).status;
  };
  const set = (client: TestClient, user_limit: Wanted) => client.call('limits.set', { body: { user_limit } });
  const held = async (client: TestClient) =>
    (await client.call('limits.list')).body.map(({ type, minutes, status }) => [type, minutes, status]);
  const deposit = (client: TestClient, cents: number) =>
    client.call('cashbox.start', {
      body: { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: cents },
    });
  /** A deposit that the provider has confirmed. */
  const payIn = async (client: TestClient, cents: number): Promise<void> => {
    const { payment } = (await deposit(client, cents)).body;
    await confirmDeposit(payments, payment.id, cents);
  };
  const keysOf = ({ errors }: { errors: Record<string, Record<string, string>> }) =>
    Object.values(errors).flatMap(Object.keys);
  const launch = (client: TestClient) =>
    client.call('play.launch', { params: { producer: 'orbit', name: 'RocketX' }, body: { mode: 'real' } });

  describe('a deposit limit', () => {
    // In Berlin a day ends at 23:00 UTC; the 21st is a Saturday, and the month ends after the week.
    it.each([
      ['day', '2026-11-21T22:59:59Z', '2026-11-21T23:00:00Z'],
      ['week', '2026-11-22T22:59:59Z', '2026-11-22T23:00:00Z'],
      ['month', '2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z'],
    ] as const)('of a %s takes all of it again when that is over, and not before', async (period, last, next) => {
      const { client, playerId } = await casino.player();
      await set(client, { type: 'deposit', period, accounts: [{ currency: 'EUR', amount_cents: 5_000 }] });
      await payIn(client, 5_000);
      const before = await at(playerId, last);
      expect(keysOf(await deposit(before, 1_000))).toEqual(['deposit_limit']);
      expect((await before.call('limits.list')).body[0]).toMatchObject({ reached: true });
      const after = await at(playerId, next);
      expect((await after.call('limits.list')).body[0]).toMatchObject({
        reached: false,
        accounts: [{ amount_cents: 5_000, current_value_amount_cents: 0 }],
      });
      expect((await deposit(after, 5_000)).status).toBe(201);
      expect(keysOf(await deposit(after, 1_000))).toEqual(['deposit_limit']);
    });
  });

  describe.each(['session', 'reality_check'] as const)('a limit of time: %s', (type) => {
    it('becomes shorter at once, and longer a day after, with the word by e-mail', async () => {
      const { client, playerId } = await casino.player();
      await set(client, { type, minutes: 45 });
      await set(client, { type, minutes: 30 });
      expect(await held(client)).toEqual([[type, 30, 'active']]);
      await set(client, { type, minutes: 60 });
      const waiting = [
        [type, 30, 'active'],
        [type, 60, 'confirmed'],
      ];
      expect(await confirm(playerId)).toBe(200);
      expect(await held(client)).toEqual(waiting);
      expect(await held(await at(playerId, '2026-11-22T11:59:59Z'))).toEqual(waiting);
      expect(await held(await at(playerId, '2026-11-22T12:00:00Z'))).toEqual([[type, 60, 'active']]);
    });

    it('is gone a day after its removal was asked for, with the word by e-mail, and stays without it', async () => {
      const { client, playerId } = await casino.player();
      const id = (await set(client, { type, minutes: 30 })).body[0]?.id ?? 0;
      await client.call('limits.remove', { params: { id } });
      expect(await held(await at(playerId, '2026-11-22T12:00:00Z'))).toEqual([[type, 30, 'unconfirmed_disable']]);
      const late = await at(playerId, '2026-11-29T12:00:00Z');
      expect(await held(late)).toEqual([[type, 30, 'active']]);
      await late.call('limits.remove', { params: { id: (await late.call('limits.list')).body[0]?.id ?? 0 } });
      expect(await confirm(playerId)).toBe(200);
      expect(await held(await at(playerId, '2026-11-30T11:59:59Z'))).toEqual([[type, 30, 'confirmed_disable']]);
      expect(await held(await at(playerId, '2026-11-30T12:00:00Z'))).toEqual([]);
    });
  });

  describe('a self-exclusion', () => {
    it('of months holds to its last second, is not removed before, and ends by itself', async () => {
      const { client, playerId } = await casino.player();
      const [exclusion] = (await set(client, { type: 'selfexclusion', period: 'month_6' })).body;
      expect(exclusion?.active_until).toBe('2027-05-21T11:00:00.000Z');
      const last = await at(playerId, '2027-05-21T10:59:59Z');
      expect([keysOf(await launch(last)), keysOf(await deposit(last, 1_000))]).toEqual([
        ['self_excluded'],
        ['self_excluded'],
      ]);
      const removal = await last.call('limits.remove', { params: { id: exclusion?.id ?? 0 } });
      expect(keysOf(removal)).toEqual(['disable_impossible']);
      const after = await at(playerId, '2027-05-21T11:00:00Z');
      expect(await held(after)).toEqual([]);
      expect([(await launch(after)).status, (await deposit(after, 1_000)).status]).toEqual([201, 201]);
    });

    it('holds on every host, under every brand and licence, and in every language', async () => {
      const { client, playerId } = await casino.player();
      const told = { personal_id_number: '38001085718', date_of_birth: '1980-01-08' };
      await client.call('account.updatePlayer', { body: { player: told } });
      await set(client, { type: 'selfexclusion', period: 'month_6' });
      for (const host of ['cosmodrome.example', 'auralune.example', 'ee.cosmodrome.example', 'ee.auralune.example']) {
        for (const locale of ['en', 'de', 'et']) {
          const there = await fresh(playerId, casino.client({ host, locale }));
          const refused = [keysOf(await launch(there)), keysOf(await deposit(there, 1_000))];
          expect([host, locale, ...refused]).toEqual([host, locale, ['self_excluded'], ['self_excluded']]);
        }
      }
    });
  });
});
