import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import {
  deposit,
  keysOf,
  limitsOf,
  moneyLimit,
  setLimit,
  START,
  startLimitsCasino,
  type LimitsCasino,
} from './testing/limits.ts';

/** Limits through days and months: what renews, what waits, and what ends. */
anyEngine((engine) => {
  let casino: LimitsCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startLimitsCasino({ engine, more: [payments.system] });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => casino.clock.set(START));

  const at = async (playerId: number, moment: string): Promise<TestClient> => {
    casino.clock.set(moment);
    await casino.turn();
    return casino.again(playerId);
  };
  const confirm = async (playerId: number): Promise<number> => {
    const token = await casino.tokenFor(playerId);
    return (await casino.client().call('limits.confirm', { body: { token } })).status;
  };
  /** A deposit that the provider has confirmed. */
  const payIn = async (client: TestClient, cents: number): Promise<void> => {
    const { payment } = (await deposit(client, cents)).body;
    await confirmDeposit(payments, payment.id, cents);
  };
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
      await setLimit(client, moneyLimit('deposit', 5_000, period));
      await payIn(client, 5_000);
      const before = await at(playerId, last);
      expect(keysOf(await deposit(before, 1_000))).toEqual(['amount_cents.deposit_limit']);
      expect((await before.call('limits.list')).body[0]).toMatchObject({ reached: true });
      const after = await at(playerId, next);
      expect((await after.call('limits.list')).body[0]).toMatchObject({
        reached: false,
        accounts: [{ amount_cents: 5_000, current_value_amount_cents: 0 }],
      });
      expect((await deposit(after, 5_000)).status).toBe(201);
      expect(keysOf(await deposit(after, 1_000))).toEqual(['amount_cents.deposit_limit']);
    });
  });

  describe.each(['session', 'reality_check'] as const)('a limit of time: %s', (type) => {
    it('becomes shorter at once, and longer a day after, with the word by e-mail', async () => {
      const { client, playerId } = await casino.player();
      await setLimit(client, { type, minutes: 45 });
      await setLimit(client, { type, minutes: 30 });
      expect(await limitsOf(client)).toEqual([[type, 'active', 30]]);
      await setLimit(client, { type, minutes: 60 });
      const waiting = [
        [type, 'active', 30],
        [type, 'confirmed', 60],
      ];
      expect(await confirm(playerId)).toBe(200);
      expect(await limitsOf(client)).toEqual(waiting);
      expect(await limitsOf(await at(playerId, '2026-11-22T11:59:59Z'))).toEqual(waiting);
      expect(await limitsOf(await at(playerId, '2026-11-22T12:00:00Z'))).toEqual([[type, 'active', 60]]);
    });

    it('is gone a day after its removal was asked for, with the word by e-mail, and stays without it', async () => {
      const { client, playerId } = await casino.player();
      const id = (await setLimit(client, { type, minutes: 30 })).body[0]?.id ?? 0;
      await client.call('limits.remove', { params: { id } });
      expect(await limitsOf(await at(playerId, '2026-11-22T12:00:00Z'))).toEqual([[type, 'unconfirmed_disable', 30]]);
      const late = await at(playerId, '2026-11-29T12:00:00Z');
      expect(await limitsOf(late)).toEqual([[type, 'active', 30]]);
      await late.call('limits.remove', { params: { id: (await late.call('limits.list')).body[0]?.id ?? 0 } });
      expect(await confirm(playerId)).toBe(200);
      expect(await limitsOf(await at(playerId, '2026-11-30T11:59:59Z'))).toEqual([[type, 'confirmed_disable', 30]]);
      expect(await limitsOf(await at(playerId, '2026-11-30T12:00:00Z'))).toEqual([]);
    });
  });

  describe('a deposit limit of a month', () => {
    // In Berlin summer time ends a month at 22:00 UTC.
    it.each([
      ['2027-03-31T12:00:00Z', '2027-03-31T21:59:59Z', '2027-03-31T22:00:00Z'],
      ['2027-06-30T12:00:00Z', '2027-06-30T21:59:59Z', '2027-06-30T22:00:00Z'],
      ['2027-09-30T12:00:00Z', '2027-09-30T21:59:59Z', '2027-09-30T22:00:00Z'],
      ['2027-12-31T12:00:00Z', '2027-12-31T22:59:59Z', '2027-12-31T23:00:00Z'],
      ['2028-02-29T12:00:00Z', '2028-02-29T22:59:59Z', '2028-02-29T23:00:00Z'],
    ])('of which the last day is %s renews when that day is over', async (day, last, next) => {
      casino.clock.set(day);
      const { client, playerId } = await casino.player();
      await setLimit(client, moneyLimit('deposit', 5_000, 'month'));
      await payIn(client, 5_000);
      expect(keysOf(await deposit(await at(playerId, last), 1_000))).toEqual(['amount_cents.deposit_limit']);
      expect((await deposit(await at(playerId, next), 5_000)).status).toBe(201);
    });
  });

  describe('a break', () => {
    it.each([
      ['coolingoff', 'month', '2027-01-31T12:00:00Z', '2027-02-28T12:00:00.000Z'],
      ['selfexclusion', 'month_6', '2027-03-31T12:00:00Z', '2027-09-30T12:00:00.000Z'],
      ['selfexclusion', 'month_6', '2027-06-30T12:00:00Z', '2027-12-30T13:00:00.000Z'],
      ['selfexclusion', 'month_9', '2027-12-31T12:00:00Z', '2028-09-30T11:00:00.000Z'],
      ['selfexclusion', 'month_12', '2028-02-29T12:00:00Z', '2029-02-28T12:00:00.000Z'],
      ['selfexclusion', 'month_36', '2028-02-29T12:00:00Z', '2031-02-28T12:00:00.000Z'],
      ['selfexclusion', 'month_60', '2028-02-29T12:00:00Z', '2033-02-28T12:00:00.000Z'],
    ] as const)('%s of %s begun on %s holds until %s, and no longer', async (type, period, begun, end) => {
      casino.clock.set(begun);
      const { client, playerId } = await casino.player();
      expect((await setLimit(client, { type, period })).body[0]?.active_until).toBe(end);
      const refused = type === 'coolingoff' ? 'base.cooling_off' : 'base.self_excluded';
      const last = await at(playerId, new Date(Date.parse(end) - 1).toISOString());
      expect([keysOf(await launch(last)), keysOf(await deposit(last, 1_000))]).toEqual([[refused], [refused]]);
      const after = await at(playerId, end);
      expect([(await launch(after)).status, (await deposit(after, 1_000)).status]).toEqual([201, 201]);
    });
  });

  describe('a self-exclusion', () => {
    it('of months holds to its last second and ends by itself, also when its early end is asked for too late', async () => {
      const { client, playerId } = await casino.player();
      const [exclusion] = (await setLimit(client, { type: 'selfexclusion', period: 'month_6' })).body;
      expect(exclusion?.active_until).toBe('2027-05-21T11:00:00.000Z');
      const last = await at(playerId, '2027-05-21T10:59:59Z');
      expect((await last.call('limits.remove', { params: { id: exclusion?.id ?? 0 } })).status).toBe(200);
      expect([keysOf(await launch(last)), keysOf(await deposit(last, 1_000))]).toEqual([
        ['base.self_excluded'],
        ['base.self_excluded'],
      ]);
      const after = await at(playerId, '2027-05-21T11:00:00Z');
      expect(await limitsOf(after)).toEqual([]);
      expect([(await launch(after)).status, (await deposit(after, 1_000)).status]).toEqual([201, 201]);
    });

    it.each([
      ['month_60', 'a day', '2026-11-22T11:59:59Z', '2026-11-22T12:00:00Z'],
      ['forever', 'a week', '2026-11-28T11:59:59Z', '2026-11-28T12:00:00Z'],
    ] as const)(
      'of %s ends early %s after it was asked, and only when its player confirms then',
      async (period, _, last, due) => {
        const { client, playerId } = await casino.player();
        const [exclusion] = (await setLimit(client, { type: 'selfexclusion', period })).body;
        const id = exclusion?.id ?? 0;
        const asked = await client.call('limits.remove', { params: { id } });
        expect(asked.body).toMatchObject([{ status: 'unconfirmed_disable', disable_at: new Date(due).toISOString() }]);
        // Asking again does not begin a new wait, nor does it end the exclusion.
        const still = await at(playerId, last);
        await still.call('limits.remove', { params: { id } });
        expect(await casino.tokenFor(playerId)).toBe('no letter');
        expect(keysOf(await launch(still))).toEqual(['base.self_excluded']);
        const then = await at(playerId, due);
        expect(keysOf(await launch(then))).toEqual(['base.self_excluded']);
        expect(await confirm(playerId)).toBe(200);
        expect(await limitsOf(then)).toEqual([]);
        expect([(await launch(then)).status, (await deposit(then, 1_000)).status]).toEqual([201, 201]);
      },
    );

    it('whose early end is not confirmed in time stays, and so does one that is set again', async () => {
      const { client, playerId } = await casino.player();
      const [exclusion] = (await setLimit(client, { type: 'selfexclusion', period: 'month_36' })).body;
      await client.call('limits.remove', { params: { id: exclusion?.id ?? 0 } });
      const kept = await at(playerId, '2026-11-29T12:00:00Z');
      expect((await kept.call('limits.list')).body).toMatchObject([
        { status: 'active', active_until: exclusion?.active_until },
      ]);
      await kept.call('limits.remove', { params: { id: exclusion?.id ?? 0 } });
      await setLimit(kept, { type: 'selfexclusion', period: 'month_36' });
      const later = await at(playerId, '2026-12-10T12:00:00Z');
      expect((await later.call('limits.list')).body).toMatchObject([
        { id: exclusion?.id, status: 'active', disable_at: null, active_until: exclusion?.active_until },
      ]);
      expect(keysOf(await launch(later))).toEqual(['base.self_excluded']);
    });

    it('cannot be ended early under a licence that forbids it, nor on such a host', async () => {
      const { client, playerId } = await casino.player();
      const [exclusion] = (await setLimit(client, { type: 'selfexclusion', period: 'month_6' })).body;
      const there = await casino.again(playerId, casino.client({ host: 'ee.cosmodrome.example' }));
      const refused = await there.call('limits.remove', { params: { id: exclusion?.id ?? 0 } });
      expect(keysOf(refused)).toEqual(['limit.disable_impossible']);
      expect((await there.call('limits.policy')).body.exclusion_removal).toBeNull();
      expect((await client.call('limits.list')).body).toMatchObject([{ status: 'active' }]);
    });

    it('holds on every host, under every brand and licence, and in every language', async () => {
      const { client, playerId } = await casino.player();
      const told = { personal_id_number: '38001085718', date_of_birth: '1980-01-08' };
      await client.call('profile.updatePlayer', { body: { player: told } });
      await setLimit(client, { type: 'selfexclusion', period: 'month_6' });
      for (const host of ['cosmodrome.example', 'auralune.example', 'ee.cosmodrome.example', 'ee.auralune.example']) {
        for (const locale of ['en', 'de', 'et']) {
          const there = await casino.again(playerId, casino.client({ host, locale }));
          const refused = [keysOf(await launch(there)), keysOf(await deposit(there, 1_000))];
          expect([host, locale, ...refused]).toEqual([host, locale, ['base.self_excluded'], ['base.self_excluded']]);
        }
      }
    });
  });
});
