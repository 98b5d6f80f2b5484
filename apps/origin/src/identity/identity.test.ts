import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { eachEngine } from '@cosmodrome/database/testing';
import {
  accountThrottle,
  SESSION_IDLE_MS,
  SESSION_LONGEST_MS,
  sessionIdleMs,
} from '@cosmodrome/rules/identity/sign-in-throttle';
import { HOUR_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { SESSION_COOKIE } from '../kernel/http/session-cookie.ts';
import { messagesSince } from '../kernel/outbox/index.ts';
import { PASSWORD, startOrigin, type TestOrigin } from '../../testing/origin.ts';
import type { TestClient } from '../../testing/client.ts';
import { changeGroups } from '../profile/index.ts';

const form = {
  email: 'somebody@example.com',
  password: PASSWORD,
  country: 'DE',
  currency: 'EUR',
  terms_acceptance: true,
  age_acceptance: true,
};

eachEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    return () => origin.close();
  }, 60_000);

  const signIn = (client: TestClient, email: string, password = PASSWORD) =>
    client.call('identity.signIn', { body: { user: { email, password } } });

  describe('registration', () => {
    test('opens the account with its wallet and signs in', async () => {
      const { client, player } = await origin.signUp({ email: ' Ada@Example.com ', currency: 'JPY' });
      expect(player).toMatchObject({ email: 'ada@example.com', currency: 'JPY', country: 'DE', language: 'en' });
      expect(player.statuses.map(({ id }) => id).sort()).toEqual(['1117', 'level_1']);
      expect((await client.call('profile.player')).body).toMatchObject({ id: player.id });
    });

    test.each([
      [{ email: 'not an address' }, { email: ['email_invalid'] }],
      [{ password: 'short' }, { password: ['too_short'] }],
      [{ password: 'pässword-2026' }, { password: ['password_characters'] }],
      [{ password_confirmation: 'other' }, { password_confirmation: ['passwords_differ'] }],
      [{ nickname: 'ab' }, { nickname: ['too_short'] }],
      [{ nickname: '<script>' }, { nickname: ['invalid_characters'] }],
      [{ country: 'GB' }, { country: ['country_unavailable'] }],
      [{ country: 'XX' }, { country: ['country_unavailable'] }],
      [{ currency: 'FUN' }, { currency: ['currency_unknown'] }],
      [{ terms_acceptance: false }, { terms_acceptance: ['must_be_checked'] }],
      [{ age_acceptance: false }, { age_acceptance: ['must_be_checked'] }],
    ])('%j is refused and opens nothing', async (wrong, expected) => {
      const client = origin.client();
      const answer = await client.call('identity.register', { body: { user: { ...form, ...wrong } } });
      expect(answer.status).toBe(422);
      const keys = Object.fromEntries(Object.entries(answer.errors).map(([field, of]) => [field, Object.keys(of)]));
      expect(keys).toEqual(expected);
      expect(client.cookies.has(SESSION_COOKIE)).toBe(false);
    });

    test('an address is taken in any spelling', async () => {
      await origin.signUp({ email: 'taken@example.com' });
      const answer = await origin.client().call('identity.register', {
        body: { user: { ...form, email: 'TAKEN@example.com', password: 'Other-2026!' } },
      });
      expect(answer.errors).toEqual({ email: { taken: expect.any(String) } });
    });

    test('of parallel registrations of one address one wins', async () => {
      const attempts = Array.from({ length: 8 }, () =>
        origin.client().call('identity.register', { body: { user: { ...form, email: 'race@example.com' } } }),
      );
      const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort((a, b) => a - b);
      expect(statuses).toEqual([201, 422, 422, 422, 422, 422, 422, 422]);
    });

    test('a repeat with the same key signs the same player in', async () => {
      const body = { user: { ...form, email: 'repeat@example.com' } };
      const first = await origin.client().call('identity.register', { body }, { key: 'attempt-1' });
      const again = origin.client();
      const second = await again.call('identity.register', { body }, { key: 'attempt-1' });
      expect(second.status).toBe(201);
      expect(second.raw).toEqual(first.raw);
      expect((await again.call('profile.player')).body).toMatchObject({ id: (first.body as { id: number }).id });
    });

    test('a repeat is none when the account is closed or older: it would be a sign-in past its guards', async () => {
      // From another network address, where nobody remembers the first answer.
      const register = (email: string, ip: string, browser = origin.client({ ip })) =>
        browser.call(
          'identity.register',
          { body: { user: { ...form, email } } },
          { key: `attempt-${email.slice(0, 4)}` },
        );
      await register('late@example.com', '203.0.113.20');
      expect((await register('late@example.com', '203.0.113.21')).status).toBe(201);
      origin.clock.advance(10 * MINUTE_MS);
      expect((await register('late@example.com', '203.0.113.22')).errors).toHaveProperty('email.taken');

      const leaving = origin.client({ ip: '203.0.113.23' });
      await register('left@example.com', '203.0.113.23', leaving);
      const closing = { body: { user: { current_password: form.password } } };
      expect((await leaving.call('identity.close', closing)).status).toBe(204);
      expect((await register('left@example.com', '203.0.113.24')).errors).toHaveProperty('email.taken');
    });

    test('remembers for thirty days who sent the visitor, and the house’s own id otherwise', async () => {
      const tagsOf = (id: number) =>
        origin.core.database.db
          .selectFrom('players')
          .select(['stag', 'affb_id'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
      const sent = origin.client();
      const visit = await sent.call('content.locales', { query: { stag: '42_abc', affb_id: '241' } });
      const lines = visit.headers.getSetCookie();
      expect(lines.filter((each) => each.includes('Max-Age=2592000')).length).toBe(2);
      // A visit that says nothing, or nonsense, takes nothing away.
      await sent.call('content.locales', { query: { stag: '<script>' } });
      expect(await tagsOf((await origin.signUp({}, sent)).player.id)).toEqual({ stag: '42_abc', affb_id: '241' });
      expect(await tagsOf((await origin.signUp()).player.id)).toEqual({ stag: null, affb_id: '122' });
    });

    test('gives who was sent by the welcome pack’s tag its group', async () => {
      const groupsAfter = async (query: { stag?: string; affb_id?: string }) => {
        const sent = origin.client();
        await sent.call('content.locales', { query });
        return (await origin.signUp({}, sent)).player.statuses.map(({ id }) => id);
      };
      expect(await groupsAfter({ stag: '131811_spring' })).toContain('131811');
      expect(await groupsAfter({ affb_id: '131811' })).toContain('131811');
      expect(await groupsAfter({ stag: '21_916_759' })).toEqual(['level_1', '1117']);
    });

    test('forgets who sent the visitor once the visitor wants only the cookies that are needed', async () => {
      const sent = origin.client();
      const tags = (): string[] => [...sent.cookies.keys()].filter((name) => name.startsWith('partner-'));
      await sent.call('content.locales', { query: { stag: '42_abc', affb_id: '241' } });
      expect(tags()).toHaveLength(2);
      sent.cookies.set('cookies_accepted', 'necessary');
      await sent.call('content.locales', {});
      expect(tags()).toEqual([]);
      await sent.call('content.locales', { query: { stag: '42_abc' } });
      expect(tags()).toEqual([]);
    });

    test('is closed to visitors from restricted countries', async () => {
      const client = origin.client({ country: 'GB' });
      const registration = await client.call('identity.register', { body: { user: form } });
      expect([registration.status, registration.errors]).toEqual([
        403,
        { base: { registration_restricted: 'Registration restricted in your country' } },
      ]);
      const entry = await signIn(client, form.email);
      expect(entry.errors).toEqual({ base: { login_restricted: 'Login not available in your country' } });
    });
  });

  describe('sign-in', () => {
    test('answers the same for an unknown address and a wrong password, also when locked', async () => {
      await origin.signUp({ email: 'known@example.com' });
      for (let attempt = 0; attempt <= accountThrottle.failures; attempt += 1) {
        const known = await signIn(origin.client(), 'known@example.com', 'Wrong-2026!');
        const unknown = await signIn(origin.client(), 'unknown@example.com', 'Wrong-2026!');
        expect([unknown.status, unknown.raw]).toEqual([known.status, known.raw]);
        const wrong = attempt < accountThrottle.failures;
        const said = wrong ? ['invalid_credentials', 'tries_left'] : ['locked'];
        expect([known.status, Object.keys(known.errors['base'] ?? {})]).toEqual([422, said]);
        const tries = [
          '2 tries left. You can also set a new password.',
          'One try left. You can also set a new password.',
        ];
        if (wrong) {
          const last = 'That was the last try for 30 minutes. You can set a new password.';
          expect(known.errors['base']?.['tries_left']).toBe(tries[attempt] ?? last);
        }
      }
    });

    test('stays locked for the right password until the time has passed', async () => {
      await origin.signUp({ email: 'locked@example.com' });
      const guesses = Array.from({ length: 20 }, () => signIn(origin.client(), 'locked@example.com', 'Guess-2026!'));
      const answers = await Promise.all(guesses);
      const tried = answers.filter(({ errors }) => errors['base']?.['invalid_credentials'] !== undefined);
      expect(tried).toHaveLength(accountThrottle.failures);
      origin.clock.advance(accountThrottle.withinMs - 1_000);
      expect((await signIn(origin.client(), 'locked@example.com')).errors['base']).toHaveProperty('locked');
      origin.clock.advance(2_000);
      expect((await signIn(origin.client(), 'locked@example.com')).status).toBe(201);
    });

    test('what no rule counts any more is forgotten, a pause that runs is not', async () => {
      const count = async (): Promise<number> =>
        Number(
          (await sql<{ n: bigint }>`select count(*) as n from sign_in_failures`.execute(origin.core.database.db))
            .rows[0]?.n,
        );
      const forget = async (): Promise<void> => {
        for (const { name, run } of origin.jobs) if (name === 'forget failed sign-ins') await run();
      };
      await origin.signUp({ email: 'kept@example.com' });
      origin.clock.advance(2 * HOUR_MS);
      await forget();
      expect(await count()).toBe(0);
      for (let time = 0; time < accountThrottle.failures; time += 1) {
        await signIn(origin.client(), 'kept@example.com', 'not the password');
      }
      await signIn(origin.client(), 'nobody@example.com', 'not the password');
      expect(await count()).toBeGreaterThan(1);
      origin.clock.advance(accountThrottle.withinMs - 1);
      await forget();
      const answer = await signIn(origin.client(), 'kept@example.com');
      expect(answer.errors).toHaveProperty('base.locked');
      origin.clock.advance(2 * HOUR_MS);
      await forget();
      expect(await count()).toBe(0);
    });

    test('makes a new token each time, and the old one is worth nothing', async () => {
      const { client } = await origin.signUp({ email: 'rotate@example.com' });
      const before = client.cookies.get(SESSION_COOKIE);
      const fixed = origin.client();
      fixed.cookies.set(SESSION_COOKIE, 'chosen-by-an-attacker');
      await signIn(fixed, 'rotate@example.com');
      expect(fixed.cookies.get(SESSION_COOKIE)).not.toBe('chosen-by-an-attacker');
      await signIn(client, 'rotate@example.com');
      expect(client.cookies.get(SESSION_COOKIE)).not.toBe(before);
      const old = origin.client();
      old.cookies.set(SESSION_COOKIE, before ?? '');
      expect((await old.call('profile.player')).body).not.toHaveProperty('id');
    });

    test('tokens are stored as hashes only', async () => {
      const { client } = await origin.signUp();
      const stored = await origin.core.database.db.selectFrom('sessions').select('token_hash').execute();
      const token = client.cookies.get(SESSION_COOKIE) ?? 'none';
      expect(stored.some(({ token_hash }) => Buffer.from(token_hash).includes(token))).toBe(false);
      expect(token.length).toBeGreaterThanOrEqual(43);
    });

    test('sign-out ends the session, and works without one', async () => {
      const { client } = await origin.signUp();
      const token = client.cookies.get(SESSION_COOKIE) ?? '';
      expect((await client.call('identity.signOut')).status).toBe(204);
      expect(client.cookies.size).toBe(0);
      client.cookies.set(SESSION_COOKIE, token);
      expect((await client.call('profile.player')).body).not.toHaveProperty('id');
      expect((await origin.client().call('identity.signOut')).status).toBe(204);
    });

    test('an idle session ends, a used one ends in the end', async () => {
      const { client } = await origin.signUp();
      const started = origin.clock.now().getTime();
      while (origin.clock.now().getTime() + SESSION_IDLE_MS - 60_000 < started + SESSION_LONGEST_MS) {
        origin.clock.advance(SESSION_IDLE_MS - 60_000);
        expect((await client.call('profile.player')).body).toHaveProperty('id');
      }
      origin.clock.set(new Date(started + SESSION_LONGEST_MS));
      expect((await client.call('profile.player')).body).not.toHaveProperty('id');

      const idle = await origin.signUp();
      origin.clock.advance(SESSION_IDLE_MS);
      const edit = await idle.client.call('profile.updatePlayer', { body: { player: { city: 'Bonn' } } });
      expect(edit.status).toBe(401);
      expect((await idle.client.call('profile.player')).body).not.toHaveProperty('id');
    });
  });

  test('a player in Italy is signed out after twenty minutes without use', async () => {
    const { client } = await origin.signUp({ country: 'IT' });
    for (let time = 0; time < 3; time += 1) {
      origin.clock.advance(sessionIdleMs('IT') - 1_000);
      expect((await client.call('profile.player')).body).toHaveProperty('id');
    }
    origin.clock.advance(sessionIdleMs('IT'));
    expect((await client.call('identity.sessionEnd')).body).toMatchObject({ reason: 'idle', minutes: 20 });
    expect((await client.call('profile.player')).body).not.toHaveProperty('id');
  });

  describe('the player', () => {
    test('edits what is the player’s, and nothing else', async () => {
      const { client, player } = await origin.signUp();
      const identity = { id: 1, email: 'other@example.com', verified: true, currency: 'USD', country: 'AT' };
      const standing = { statuses: [{ id: '759' }], groups: ['21'], can_issue_bonuses: false, amount_cents: 1_000_000 };
      const forbidden = { ...identity, ...standing, license_name: 'EE', password_hash: 'x' };
      const answer = await client.request<Record<string, unknown>>('PATCH', '/api/player', {
        text: JSON.stringify({
          context: 'edition',
          player: {
            nickname: 'Rocket Ada',
            ...forbidden,
          },
        }),
      });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...player, nickname: 'Rocket Ada', nick_name: 'Rocket Ada' });
    });

    test('keeps what is set once', async () => {
      const { client } = await origin.signUp();
      const edit = (fields: Record<string, string>) =>
        client.call('profile.updatePlayer', { body: { player: fields } });
      expect((await edit({ first_name: 'Ada', date_of_birth: '10/12/1990' })).body.date_of_birth).toBe('1990-12-10');
      expect((await edit({ first_name: 'Eve' })).errors).toEqual({ first_name: { already_set: expect.any(String) } });
      expect((await edit({ date_of_birth: '' })).errors).toHaveProperty('date_of_birth.already_set');
      expect((await edit({ first_name: 'Ada', city: 'Köln' })).body).toMatchObject({ city: 'Köln', full_name: 'Ada' });
    });

    test('a state is derived from the postal code', async () => {
      const { client } = await origin.signUp({ country: 'CA', currency: 'CAD' });
      const answer = await client.call('profile.updatePlayer', { body: { player: { postal_code: 'V6B 1A1' } } });
      expect(answer.body.state).toBe('British Columbia');
      const { client: other } = await origin.signUp({ country: 'AU', currency: 'AUD' });
      const north = await other.call('profile.updatePlayer', { body: { player: { postal_code: '800' } } });
      expect([north.status, north.body.state]).toEqual([200, 'Northern Territory']);
    });

    test('is as old as the licence asks, by the moved clock', async () => {
      const { client } = await origin.signUp();
      const seventeen = `${origin.clock.now().getUTCFullYear() - 18}-12-31`;
      const answer = await client.call('profile.updatePlayer', { body: { player: { date_of_birth: seventeen } } });
      expect(answer.errors).toEqual({ date_of_birth: { too_young: 'You must be at least 18 years old.' } });
    });

    test('a change of groups reaches the player’s channel', async () => {
      const { client, player } = await origin.signUp();
      const { db } = origin.core.database;
      const { seq } = await messagesSince(db, player.id, 0n);
      await changeGroups(db, player.id, { add: ['257'], remove: ['1117'] }, origin.clock.now());
      await changeGroups(db, player.id, { add: ['257'], remove: [] }, origin.clock.now());
      const after = await messagesSince(db, player.id, seq);
      expect(after).toMatchObject({ kind: 'messages', messages: [{ topic: 'groups_updates' }] });
      expect((await client.call('profile.player')).body).toMatchObject({
        statuses: [
          { id: 'level_1', name: 'Launch pad' },
          { id: '257', name: 'Bronze' },
        ],
      });
    });

    test('socket tokens are the caller’s, and cannot be made up or kept', async () => {
      const { client, player } = await origin.signUp();
      const { cent } = (await client.call('identity.settings')).body;
      const verify = origin.core.socketTokens.verify;
      expect(verify(cent)).toMatchObject({ playerId: player.id });
      expect(verify({ ...cent, user: String(player.id + 1) })).toBeUndefined();
      expect(verify({ ...cent, token: `${cent.token}A` })).toBeUndefined();
      const guest = (await origin.client().call('identity.settings')).body.cent;
      expect(guest.user).toBeUndefined();
      expect(verify(guest)).toBeNull();
      expect(verify({ ...guest, user: String(player.id) })).toBeUndefined();
      origin.clock.advance(11 * MINUTE_MS);
      expect(verify(cent)).toBeUndefined();
    });
  });
});
