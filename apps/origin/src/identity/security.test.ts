import { beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { accountThrottle } from '@cosmodrome/rules/identity/sign-in-throttle';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import type { TestClient } from '../../testing/client.ts';
import { startCasino } from '../../testing/casino.ts';
import { PASSWORD, prepareDeposit, type TestOrigin } from '../../testing/origin.ts';
import { testPayments } from '../../testing/payments.ts';
import { SESSION_COOKIE } from '../kernel/http/session-cookie.ts';
import { sharedDevices } from './devices.ts';

const NEXT = 'Orbit-2027?';

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startCasino({ engine, more: [testPayments().system], complete: true });
    return () => origin.close();
  }, 60_000);

  const signIn = (email: string, password = PASSWORD, client = origin.client()) =>
    client.call('identity.signIn', { body: { user: { email, password } } });
  const change = (
    client: TestClient,
    user: { current_password?: string; password?: string; password_confirmation?: string } = {},
  ) => {
    const password = user.password ?? NEXT;
    return client.call('identity.changePassword', {
      body: { user: { current_password: PASSWORD, password, password_confirmation: password, ...user } },
    });
  };
  const isSignedIn = async (client: TestClient): Promise<boolean> => 'id' in (await client.call('profile.player')).body;
  /** Somebody who has got hold of the cookie. */
  const thiefOf = (client: TestClient): TestClient => {
    const thief = origin.client({ ip: '198.51.100.9' });
    thief.cookies.set(SESSION_COOKIE, client.cookies.get(SESSION_COOKIE) ?? '');
    return thief;
  };
  const keys = (errors: Record<string, Record<string, string>>) =>
    Object.fromEntries(Object.entries(errors).map(([field, of]) => [field, Object.keys(of)]));

  test('after a sign-in the player sees when the last one was', async () => {
    const { player } = await origin.signUp();
    expect(player.last_sign_in_at).toBeNull();
    const first = origin.clock.now().toISOString();
    origin.clock.advance(HOUR_MS);
    expect((await signIn(player.email)).body).toMatchObject({
      last_sign_in_at: first,
      current_sign_in_at: origin.clock.now().toISOString(),
    });
  });

  describe('changing the password', () => {
    test('ends every other session and makes a stolen cookie worthless, also one of this session', async () => {
      const { client, player } = await origin.signUp();
      const other = origin.client();
      await signIn(player.email, PASSWORD, other);
      const thief = thiefOf(client);
      expect(await isSignedIn(thief)).toBe(true);
      expect((await change(client)).status).toBe(200);
      expect([await isSignedIn(client), await isSignedIn(other), await isSignedIn(thiefOf(other))]).toEqual([
        true,
        false,
        false,
      ]);
      expect(await isSignedIn(thief)).toBe(false);
      expect((await signIn(player.email)).errors).toHaveProperty('base.invalid_credentials');
      expect((await signIn(player.email, NEXT)).status).toBe(201);
    });

    test('does not lengthen the session', async () => {
      const { client, player } = await origin.signUp();
      const [before] = await origin.core.sessions.list(player.id);
      origin.clock.advance(600_000);
      await change(client);
      const [after] = await origin.core.sessions.list(player.id);
      expect([after?.expires_at, after?.id === before?.id]).toEqual([before?.expires_at, false]);
    });

    test('closes the sockets of all sessions', async () => {
      const { client, player } = await origin.signUp();
      const other = origin.client();
      await signIn(player.email, PASSWORD, other);
      const mine = await origin.core.sessions.list(player.id);
      const ended = new Set<string>();
      origin.core.relay.subscribe('account.session_ended', ({ playerId, payload }) => {
        if (playerId === player.id) ended.add((payload as { session_id: string }).session_id);
      });
      await change(client);
      await origin.core.relay.drain();
      expect(ended).toEqual(new Set(mine.map(({ id }) => id)));
    });

    test.each([
      [{ current_password: 'Wrong-2026!' }, { current_password: ['password_wrong'] }],
      [{ password: 'short' }, { password: ['too_short'] }],
      [{ password: PASSWORD }, { password: ['password_unchanged'] }],
      [{ password_confirmation: 'Other-2026!' }, { password_confirmation: ['passwords_differ'] }],
    ])('%j is refused and changes nothing', async (wrong, expected) => {
      const { client, player } = await origin.signUp();
      const answer = await change(client, wrong);
      expect([answer.status, keys(answer.errors)]).toEqual([422, expected]);
      expect((await signIn(player.email)).status).toBe(201);
      expect(await isSignedIn(client)).toBe(true);
    });

    test('who holds a stolen session cannot guess the password', async () => {
      const { client, player } = await origin.signUp();
      const thief = thiefOf(client);
      const guesses = Array.from({ length: 12 }, (_, at) => change(thief, { current_password: `Guess-${at}-2026!` }));
      const answers = await Promise.all(guesses);
      expect(answers.filter(({ errors }) => errors['current_password'])).toHaveLength(accountThrottle.failures);
      expect((await change(thief)).errors).toHaveProperty('base.locked_password');
      // The sign-in is another door: it stays open for the player.
      expect((await signIn(player.email)).status).toBe(201);
      origin.clock.advance(accountThrottle.withinMs);
      const again = origin.client();
      await signIn(player.email, PASSWORD, again);
      expect((await change(again)).status).toBe(200);
    });

    test('of two changes at once one wins, and only its password works', async () => {
      const { client, player } = await origin.signUp();
      const answers = await Promise.all([change(client), change(client, { password: 'Comet-2028;' })]);
      const won = answers.findIndex(({ status }) => status === 200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await signIn(player.email, [NEXT, 'Comet-2028;'][won])).status).toBe(201);
      expect((await signIn(player.email, ['Comet-2028;', NEXT][won])).status).toBe(422);
    });
  });

  describe('the list of sessions', () => {
    test('names the browser and the network, and never a token or a whole address', async () => {
      const { client, player } = await origin.signUp();
      await signIn(player.email, PASSWORD, origin.client({ ip: '198.51.100.44', country: 'AT' }));
      const { body, raw } = await client.call('identity.sessions');
      expect(body).toMatchObject([
        { current: expect.any(Boolean), user_agent: expect.stringContaining('Chrome') },
        { current: expect.any(Boolean) },
      ]);
      expect(body.filter(({ current }) => current)).toHaveLength(1);
      expect(body.map(({ ip }) => ip).sort()).toEqual(['198.51.…', '203.0.…']);
      expect(JSON.stringify(raw)).not.toContain(client.cookies.get(SESSION_COOKIE));
      expect(JSON.stringify(raw)).not.toContain('198.51.100');
    });

    test('one can be ended from afar, and ending it twice is the same', async () => {
      const { client, player } = await origin.signUp();
      const other = origin.client();
      await signIn(player.email, PASSWORD, other);
      const far = (await client.call('identity.sessions')).body.find(({ current }) => !current);
      const params = { id: far?.id ?? '' };
      expect((await client.call('identity.endSession', { params })).status).toBe(204);
      expect((await client.call('identity.endSession', { params })).status).toBe(204);
      expect([await isSignedIn(other), await isSignedIn(client)]).toEqual([false, true]);
      expect((await client.call('identity.sessions')).body).toHaveLength(1);
    });

    test('somebody else’s cannot', async () => {
      const [mine, theirs] = [await origin.signUp(), await origin.signUp()];
      const [session] = (await theirs.client.call('identity.sessions')).body;
      const answer = await mine.client.call('identity.endSession', { params: { id: session?.id ?? '' } });
      expect(answer.status).toBe(404);
      expect(await isSignedIn(theirs.client)).toBe(true);
    });

    test('all others end together; ending one’s own is a sign-out', async () => {
      const { client, player } = await origin.signUp();
      const others = [origin.client(), origin.client()];
      for (const each of others) await signIn(player.email, PASSWORD, each);
      expect((await client.call('identity.endOtherSessions')).status).toBe(204);
      expect(await Promise.all([client, ...others].map(isSignedIn))).toEqual([true, false, false]);
      const [own] = (await client.call('identity.sessions')).body;
      await client.call('identity.endSession', { params: { id: own?.id ?? '' } });
      expect(client.cookies.size).toBe(0);
    });
  });

  describe('closing the account', () => {
    const close = (client: TestClient, current_password = PASSWORD) =>
      client.call('identity.close', { body: { user: { current_password } } });

    test('asks for the password', async () => {
      const { client } = await origin.signUp();
      expect(keys((await close(client, 'Wrong-2026!')).errors)).toEqual({ current_password: ['password_wrong'] });
      expect(await isSignedIn(client)).toBe(true);
    });

    test('money has to be withdrawn first, to the last cent', async () => {
      const { client, player } = await origin.signUp();
      await origin.fund(player.id, 'EUR', 1n);
      expect(keys((await close(client)).errors)).toEqual({ base: ['money_left'] });
      expect(await isSignedIn(client)).toBe(true);
    });

    test('a payment that is under way keeps it open', async () => {
      const { client } = await origin.signUp();
      await prepareDeposit(client);
      const deposit = await client.call(
        'cashbox.start',
        { body: { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 2_000, return_path: '/' } },
        { key: 'before-closing' },
      );
      expect(deposit.status).toBe(201);
      expect(keys((await close(client)).errors)).toEqual({ base: ['payment_open'] });
    });

    test('ends all sessions, opens no new ones, and tells only whoever knows the password', async () => {
      const { client, player } = await origin.signUp();
      const other = origin.client();
      await signIn(player.email, PASSWORD, other);
      expect((await close(client)).status).toBe(204);
      expect([client.cookies.size, await isSignedIn(other)]).toEqual([0, false]);
      expect(keys((await signIn(player.email)).errors)).toEqual({ base: ['account_closed'] });
      const [known, unknown] = [
        await signIn(player.email, 'Wrong-2026!'),
        await signIn('no@example.com', 'Wrong-2026!'),
      ];
      expect([known.status, known.raw]).toEqual([unknown.status, unknown.raw]);
    });
  });

  test('one’s own data is all one’s own, without secrets', async () => {
    const { client, player } = await origin.signUp({ email: 'mine@example.com' });
    await origin.signUp({ email: 'theirs@example.com' });
    await origin.fund(player.id, 'EUR', 500n);
    const { body, raw, headers } = await client.call('profile.ownData');
    expect(body).toMatchObject({
      player: { email: 'mine@example.com' },
      wallets: [{ currency: 'EUR', real_cents: 500, bonus_cents: 0 }],
      statement: [{ real_cents: 500, currency: 'EUR' }],
      statement_complete: true,
      sessions: [{ ip: '203.0.…' }],
      payments: [],
      favorites: [],
    });
    expect(headers.get('content-disposition')).toContain('attachment');
    const text = JSON.stringify(raw);
    expect(text).not.toMatch(/theirs@|argon2|password|token/);
  });

  describe('the mark of a device', () => {
    const MARK = 'a'.repeat(32);

    test('shows which accounts share one, whichever way they came, and keeps nobody out', async () => {
      const first = await origin.signUp({ dfpc: MARK });
      const second = await origin.signUp({ dfpc: 'not a mark' });
      expect(await sharedDevices(origin.core.database.db)).toEqual([]);
      const user = { email: second.player.email, password: PASSWORD, dfpc: MARK };
      expect((await origin.client().call('identity.signIn', { body: { user } })).status).toBe(201);
      const [shared, ...others] = await sharedDevices(origin.core.database.db);
      expect(shared).toMatchObject({ device: MARK, players: [first.player.id, second.player.id] });
      expect(others).toEqual([]);
    });

    test('stays with the session when its token changes', async () => {
      const { client, player } = await origin.signUp({ dfpc: 'b'.repeat(32) });
      const user = { current_password: PASSWORD, password: 'Other-2026!!', password_confirmation: 'Other-2026!!' };
      expect((await client.call('identity.changePassword', { body: { user } })).status).toBe(200);
      const { db } = origin.core.database;
      const rows = await db
        .selectFrom('sessions')
        .select(['device', 'ended_at'])
        .where('player_id', '=', player.id)
        .execute();
      expect(rows.filter(({ ended_at }) => ended_at === null).map(({ device }) => device)).toEqual(['b'.repeat(32)]);
    });
  });
});
