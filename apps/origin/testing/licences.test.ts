import type { ApiErrors } from '@cosmodrome/contract/errors';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { startCasino, type TestCasino } from './casino.ts';
import type { TestClient } from './client.ts';
import { details, PASSWORD } from './origin.ts';
import { contentWithRealityChecks } from './content.ts';
import { testPayments } from './payments.ts';

const CW = 'cosmodrome.example';
const EE = 'ee.cosmodrome.example';

/** One node, two licences: the host's for visitors, the account's where money and protection are concerned. */
anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine, more: [testPayments().system] });
  }, 60_000);
  afterAll(() => casino.close());

  /** An account that was opened on a host. */
  const openedOn = async (host: string, form: { country?: string; currency?: string } = {}) => {
    const { client, player } = await casino.signUp(form, casino.client({ host }));
    if (!('id' in player)) throw new Error('nobody was signed up');
    await casino.fund(player.id, 'EUR', 100_000n);
    // All that a deposit asks for but the day of birth, which each test tells.
    const { date_of_birth: _born, ...known } = details;
    await client.call('profile.updatePlayer', { body: { player: known } });
    await client.call('limits.answerPrompt');
    return { client, player };
  };
  /** Where a register is asked, it knows people by their number; where more years are asked, by their day of birth. */
  const tellNumber = (client: TestClient, born = '1980-01-08') =>
    client.call('profile.updatePlayer', {
      body: { player: { personal_id_number: '38001085718', date_of_birth: born } },
    });
  const at = (client: TestClient, host: string): TestClient => {
    client.host = host;
    return client;
  };

  describe('a visitor', () => {
    test('sees the licence of the host', async () => {
      const seen = async (host: string) => {
        const client = casino.client({ host });
        const { licence } = (await client.call('content.host')).body;
        const { license, player_two_factor_auth: hasFactor } = (await client.call('content.project')).body;
        expect(hasFactor).toBe(true);
        const terms = (await client.call('content.page', { params: { '*': 'terms-and-conditions' } })).body.content;
        const { fields } = (await client.call('profile.playerFields')).body;
        const age = fields.find(({ field }) => field === 'date_of_birth')?.age?.min.default;
        return [licence, license, /at least (\d+) years/.exec(terms)?.[1], age];
      };
      expect(await seen(CW)).toEqual(['CW', 'CW', '18', 18]);
      expect(await seen(EE)).toEqual(['EE', 'EE', '21', 21]);
    });

    test('is a guest where the host’s licence does not take the country', async () => {
      const form = {
        email: 'from-australia@example.com',
        password: 'Ignition-2026!',
        country: 'AU',
        currency: 'AUD',
        terms_acceptance: true,
        age_acceptance: true,
      };
      const register = (host: string) =>
        casino.client({ host, country: 'AU' }).call('identity.register', { body: { user: form } });
      const place = (host: string) => casino.client({ host, country: 'AU' }).call('content.currentIp');
      expect([(await place(EE)).body.restricted, (await place(CW)).body.restricted]).toEqual([true, false]);
      expect((await register(EE)).status).toBe(403);
      expect((await register(CW)).status).toBe(201);
      const open = (await casino.client({ host: EE }).call('content.countries')).body.map(({ code }) => code);
      expect(open).toEqual(expect.arrayContaining(['EE', 'DE']));
      expect(open).not.toContain('AU');
      // Whoever lives there cannot register from elsewhere either.
      const abroad = casino.client({ host: EE }).call('identity.register', {
        body: { user: { ...form, email: 'abroad@example.com' } },
      });
      expect((await abroad).errors).toMatchObject({ country: { country_unavailable: expect.any(String) } });
    });
  });

  describe('an account', () => {
    test('keeps the licence it was opened under, with its age, on every host', async () => {
      const { client, player } = await openedOn(EE);
      expect(player).toMatchObject({ license_name: 'EE' });
      const twenty = { player: { date_of_birth: '2006-01-01' } };
      for (const host of [EE, CW]) {
        const { errors } = await at(client, host).call('profile.updatePlayer', { body: twenty });
        expect(errors).toHaveProperty('date_of_birth');
        const { fields } = (await client.call('profile.playerFields')).body;
        expect(fields.find(({ field }) => field === 'date_of_birth')?.age?.min.default).toBe(21);
      }
      const { client: other } = await openedOn(CW);
      expect((await at(other, EE).call('profile.updatePlayer', { body: twenty })).status).toBe(200);
      expect((await other.call('profile.player')).body).toMatchObject({ license_name: 'CW' });
    });

    describe('that was opened where 18 years suffice, where 21 are asked', () => {
      const launch = (client: TestClient, mode: 'real' | 'demo' = 'real') =>
        client.call('play.launch', {
          params: { producer: 'orbit', name: 'rocket-x' },
          body: mode === 'real' ? { mode, currency: 'EUR' } : { mode },
        });
      const deposit = (client: TestClient, key: string) =>
        client.call(
          'cashbox.start',
          { body: { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 5_000, return_path: '/' } },
          { key },
        );
      /** The first code of a refusal by field, or the status. */
      const told = (answer: { status: number; readonly errors: ApiErrors['errors'] }) =>
        answer.status < 300
          ? 'open'
          : Object.entries(answer.errors)
              .map(([field, keys]) => `${field}.${Object.keys(keys)[0] ?? ''}`)
              .join(' ');
      const signedIn = async (email: string, host: string): Promise<TestClient> => {
        const client = casino.client({ host });
        await client.call('identity.signIn', { body: { user: { email, password: PASSWORD } } });
        return client;
      };

      test('plays and pays in from the 21st birthday on, and withdraws before', async () => {
        const before = casino.clock.now();
        const { client, player } = await openedOn(CW);
        await tellNumber(client, '2005-12-24');
        expect([told(await launch(client)), told(await deposit(client, 'at-home'))]).toEqual(['open', 'open']);
        casino.clock.set('2026-12-23T23:59:59Z');
        const young = await signedIn(player.email, EE);
        expect(told(await launch(young))).toBe('base.too_young_here');
        expect((await launch(young)).errors['base']?.['too_young_here']).toContain('21');
        expect(told(await deposit(young, 'a-second-before'))).toBe('base.too_young_here');
        expect(told(await launch(young, 'demo'))).toBe('open');
        expect(told(await launch(at(young, CW)))).toBe('open');
        const cashout = await at(young, EE).call('cashbox.methods', {
          params: { currency: 'EUR' },
          query: { action: 'cashout' },
        });
        expect(cashout.status).toBe(200);
        casino.clock.set('2026-12-24T00:00:00Z');
        expect([told(await launch(young)), told(await deposit(young, 'at-midnight'))]).toEqual(['open', 'open']);
        casino.clock.set(before.toISOString());
      });

      test('has to tell the day of birth first', async () => {
        const { client } = await openedOn(CW);
        at(client, EE);
        expect(told(await launch(client))).toBe('date_of_birth.required personal_id_number.required');
        expect(told(await deposit(client, 'of-unknown-age'))).toBe('date_of_birth.required');
        expect(told(await launch(at(client, CW)))).toBe('open');
        const { client: estonian } = await openedOn(EE);
        expect(told(await deposit(estonian, 'unknown-to-the-register'))).toBe('personal_id_number.required');
        await tellNumber(estonian);
        expect(told(await deposit(estonian, 'as-stated'))).toBe('open');
      });
    });

    test('is held by its own limits, and by the host’s where those are stricter', async () => {
      const waits = async (client: TestClient, host: string) =>
        (await at(client, host).call('limits.policy')).body.remove_hours;
      const { client: estonian } = await openedOn(EE);
      const { client: other } = await openedOn(CW);
      expect([await waits(estonian, EE), await waits(estonian, CW)]).toEqual([168, 168]);
      expect([await waits(other, CW), await waits(other, EE)]).toEqual([24, 168]);
      expect(await waits(casino.client(), EE)).toBe(168);

      await at(estonian, CW).call('limits.set', {
        body: {
          user_limit: { type: 'loss', period: 'month', accounts: [{ currency: 'EUR', amount_cents: 1_000 }] },
        },
      });
      const [limit] = (await estonian.call('limits.list')).body;
      await estonian.call('limits.remove', { params: { id: limit?.id ?? 0 } });
      const [waiting] = (await estonian.call('limits.list')).body;
      const wait = new Date(waiting?.disable_at ?? 0).getTime() - casino.clock.now().getTime();
      expect(wait).toBeGreaterThanOrEqual(168 * HOUR_MS);
    });

    test('plays as slowly as its licence and the host’s ask, and one game at a time everywhere', async () => {
      const paces = async (openedAt: string, playedAt: string) => {
        const { client } = await openedOn(openedAt);
        await tellNumber(client);
        const roulette = await casino.openGame(at(client, playedAt), 'tables/GrandRoulette');
        await casino.openGame(client, 'orbit/RocketX');
        const bet = await casino.studio.play(roulette);
        return [roulette.policy.min_cycle_ms, bet.error?.code ?? 'taken'];
      };
      expect(await paces(CW, CW)).toEqual([5_000, 'session_ended']);
      expect(await paces(EE, EE)).toEqual([5_000, 'session_ended']);
      expect(await paces(EE, CW)).toEqual([5_000, 'session_ended']);
      expect(await paces(CW, EE)).toEqual([5_000, 'session_ended']);

      const { client } = await openedOn(EE);
      await tellNumber(client);
      const roulette = await casino.openGame(client, 'tables/GrandRoulette');
      expect((await casino.studio.play(roulette)).status).toBe(200);
      casino.clock.advance(4_999);
      expect((await casino.studio.play(roulette)).error?.code).toBe('cycle_too_short');
      casino.clock.advance(1);
      expect((await casino.studio.play(roulette)).status).toBe(200);
    });

    test('pays in by the ways of its licence and country, and keeps them on every host', async () => {
      const ways = async (client: TestClient, action: 'deposit' | 'cashout') =>
        (await client.call('cashbox.methods', { params: { currency: 'EUR' }, query: { action } })).body.methods.map(
          ({ id }) => id,
        );
      const { client: german } = await openedOn(EE);
      expect(await ways(at(german, CW), 'deposit')).toEqual(['card', 'e-wallet', 'bank-transfer', 'voucher']);
      const { client: estonian } = await openedOn(EE, { country: 'EE' });
      expect(await ways(estonian, 'deposit')).toEqual(['card']);
      expect(await ways(estonian, 'cashout')).toEqual(['card', 'e-wallet', 'bank-transfer']);
      const { client: other } = await openedOn(CW);
      expect(await ways(at(other, EE), 'deposit')).toContain('bitcoin');

      const start = {
        body: { action: 'deposit', method: 'tether', currency: 'EUR', amount_cents: 5_000, return_path: '/' } as const,
      };
      expect((await german.call('cashbox.start', start, { key: 'by-a-coin' })).errors).toHaveProperty('method');
      const wallet = { body: { currency: 'BTC' } };
      expect((await german.call('money.selectAccount', wallet)).errors).toHaveProperty('currency');
      expect((await other.call('money.selectAccount', wallet)).status).toBeLessThan(300);
      const coins = { country: 'DE', currency: 'BTC' };
      await expect(openedOn(EE, coins)).rejects.toThrow('422');
    });
  });

  test('the longest time without a reality check is that of the stricter profile, inside the game too', async () => {
    const other = await startCasino({
      engine,
      env: {
        CONTENT_DIR: contentWithRealityChecks({
          CW: { min: 15, max: 60 },
          EE: { min: 15, max: 45 },
          strict: { min: 15, max: 30 },
        }),
      },
    });
    try {
      const checks = async (openedAt: string, playedAt: string) => {
        const { client, player } = await other.signUp({}, other.client({ host: openedAt }));
        await other.fund(player.id, 'EUR', 10_000n);
        await tellNumber(client);
        client.host = playedAt;
        const launch = await client.call('play.launch', {
          params: { producer: 'orbit', name: 'rocket-x' },
          body: { mode: 'real', currency: 'EUR' },
        });
        const { policy } = await other.openGame(client, 'orbit/RocketX');
        const range = (await client.call('limits.policy')).body.reality_check_minutes;
        return [launch.body.reality_check_minutes, policy.reality_check_minutes, range.max];
      };
      expect(await checks(CW, CW)).toEqual([60, 60, 60]);
      expect(await checks(EE, CW)).toEqual([45, 45, 45]);
      expect(await checks(CW, EE)).toEqual([45, 45, 45]);
      const demo = await other.client({ host: EE }).call('play.launch', {
        params: { producer: 'orbit', name: 'rocket-x' },
        body: { mode: 'demo' },
      });
      expect(demo.body.reality_check_minutes).toBe(45);
    } finally {
      await other.close();
    }
  }, 60_000);

  test('a deployment may hold everybody to the strict profile', async () => {
    const strict = await startCasino({ engine, env: { PROTECTION: 'strict' } });
    try {
      // Nobody knows the age of somebody who has told nothing: the lowest stake holds.
      const { client, player } = await strict.signUp();
      await strict.fund(player.id, 'EUR', 100_000n);
      expect((await client.call('limits.policy')).body).toMatchObject({
        remove_hours: 168,
        confirmation: 'after_wait',
        session_minutes: { max: 720 },
      });
      expect((await strict.openGame(client, 'tables/GrandRoulette')).policy).toEqual({
        min_cycle_ms: 5_000,
        autoplay: false,
        reality_check_minutes: 30,
        highest_stake: 200,
      });
    } finally {
      await strict.close();
    }
  }, 60_000);
});
