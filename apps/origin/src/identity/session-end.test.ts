import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD, startOrigin, type TestOrigin } from '../../testing/origin.ts';
import { ENDED_COOKIE, SESSION_COOKIE } from '../kernel/http/session-cookie.ts';

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
  }, 60_000);
  afterAll(() => origin.close());
  beforeEach(() => origin.clock.set('2026-11-21T12:00:00Z'));

  const endOf = async (client: TestClient) => (await client.call('identity.sessionEnd')).body;
  const signIn = (email: string, client = origin.client()) =>
    client.call('identity.signIn', { body: { user: { email, password: PASSWORD } } });
  /** Ends the session of the browser that asks, by the list of sessions. */
  const endOwn = async (client: TestClient) => {
    const own = (await client.call('identity.sessions')).body.find(({ current }) => current);
    return client.call('identity.endSession', { params: { id: own?.id ?? '' } });
  };
  const endedFromAfar = async (email: string) => {
    const other = origin.client();
    await signIn(email, other);
    await other.call('identity.endOtherSessions');
  };
  /** Somebody who has limited how long a session may be. */
  const limited = async (minutes: number) => {
    const { client, player } = await origin.signUp();
    const set = await client.call('limits.set', { body: { user_limit: { type: 'session', minutes } } });
    expect(set.status).toBe(201);
    return { client, email: player.email };
  };

  describe('a session that the player’s own limit has ended', () => {
    it('says so, also after the cookie is gone, and when sign-in opens again', async () => {
      const { client } = await limited(20);
      expect(await endOf(client)).toEqual({ reason: null, minutes: null, again_at: null });
      origin.clock.advance(20 * MINUTE_MS);
      expect((await client.call('limits.list')).status).toBe(401);
      expect([client.cookies.has(SESSION_COOKIE), client.cookies.has(ENDED_COOKIE)]).toEqual([false, true]);
      const end = { reason: 'session_limit', minutes: 20, again_at: '2026-11-21T12:35:00.000Z' };
      expect([await endOf(client), await endOf(client)]).toEqual([end, end]);
      origin.clock.advance(15 * MINUTE_MS);
      expect(await endOf(client)).toEqual({ ...end, again_at: null });
    });

    it('opens sign-in only after the rest, which says the same', async () => {
      const { email } = await limited(20);
      origin.clock.advance(35 * MINUTE_MS - 1);
      const refused = await signIn(email);
      expect([refused.status, refused.errors]).toEqual([
        422,
        {
          base: {
            session_limit: 'You have reached your session limit of 20 minutes. You can sign in again in 1 minute.',
          },
        },
      ]);
      origin.clock.advance(1);
      expect((await signIn(email)).status).toBe(201);
    });

    const endsAt = async (client: TestClient) => (await client.call('limits.protection')).body.session_ends_at;

    it('goes on after a sign-out: only a rest begins a new time', async () => {
      const { client, email } = await limited(60);
      for (const _used of [1, 2]) {
        origin.clock.advance(25 * MINUTE_MS);
        expect((await client.call('limits.list')).status).toBe(200);
      }
      await client.call('identity.signOut');
      origin.clock.advance(10 * MINUTE_MS - 1);
      expect((await signIn(email, client)).status).toBe(201);
      expect(await endsAt(client)).toBe('2026-11-21T13:00:00.000Z');
      const other = origin.client();
      await signIn(email, other);
      expect(await endsAt(other)).toBe('2026-11-21T13:00:00.000Z');
      origin.clock.advance(1);
      expect((await client.call('limits.list')).status).toBe(401);
      expect(await endOf(client)).toMatchObject({ reason: 'session_limit', again_at: '2026-11-21T13:15:00.000Z' });
      expect((await signIn(email)).status).toBe(422);
    });

    it('asks for the rest also of somebody who left just before', async () => {
      const { client, email } = await limited(60);
      for (const minutes of [25, 25, 9]) {
        origin.clock.advance(minutes * MINUTE_MS);
        expect((await client.call('limits.list')).status).toBe(200);
      }
      await client.call('identity.signOut');
      origin.clock.advance(2 * MINUTE_MS);
      expect((await signIn(email)).errors).toHaveProperty('base.session_limit');
      origin.clock.advance(13 * MINUTE_MS - 1);
      expect((await signIn(email)).status).toBe(422);
      origin.clock.advance(1);
      expect((await signIn(email, client)).status).toBe(201);
      expect(await endsAt(client)).toBe('2026-11-21T14:14:00.000Z');
    });

    it('begins anew when nobody was there for as long as the rest', async () => {
      const { client, email } = await limited(60);
      origin.clock.advance(10 * MINUTE_MS);
      await client.call('identity.signOut');
      origin.clock.advance(15 * MINUTE_MS - 1);
      await signIn(email, client);
      expect(await endsAt(client)).toBe('2026-11-21T13:00:00.000Z');
      await client.call('identity.signOut');
      origin.clock.advance(15 * MINUTE_MS);
      await signIn(email, client);
      expect(await endsAt(client)).toBe('2026-11-21T13:39:59.999Z');
    });

    it('tells nobody who does not know the password', async () => {
      const { email } = await limited(20);
      origin.clock.advance(20 * MINUTE_MS);
      const stranger = await origin
        .client()
        .call('identity.signIn', { body: { user: { email, password: 'Not-the-password-1' } } });
      expect(Object.keys(stranger.errors['base'] ?? {})).toEqual(['invalid_credentials', 'tries_left']);
      expect(await endOf(origin.client())).toMatchObject({ reason: null });
    });
  });

  it('no limit is to blame for a session that nobody used, or that somebody ended', async () => {
    const { client, email } = await limited(60);
    const other = origin.client();
    await signIn(email, other);
    await other.call('identity.endOtherSessions');
    expect(await endOf(client)).toEqual({ reason: 'ended', minutes: null, again_at: null });
    origin.clock.advance(30 * MINUTE_MS);
    expect((await other.call('limits.list')).status).toBe(401);
    expect(await endOf(other)).toEqual({ reason: 'idle', minutes: 30, again_at: null });
    origin.clock.advance(31 * MINUTE_MS);
    expect((await signIn(email)).status).toBe(201);
  });

  it('whoever signs out is told nothing', async () => {
    const { client } = await limited(60);
    await client.call('identity.signOut');
    expect(await endOf(client)).toMatchObject({ reason: null });
  });

  const WAYS = {
    'a sign-out': (client: TestClient) => client.call('identity.signOut'),
    'the end of the own one': (client: TestClient) => endOwn(client),
    'a new token': (client: TestClient, email: string) => signIn(email, client),
    'another device': (_client: TestClient, email: string) => endedFromAfar(email),
  };
  /** What the browser has after the answer to a call that was sent before the session ended. */
  const lateAnswer = async (way: keyof typeof WAYS, laterMs = 0) => {
    const { client, player } = await origin.signUp();
    const late = origin.client();
    late.cookies.set(SESSION_COOKIE, client.cookies.get(SESSION_COOKIE) ?? '');
    await WAYS[way](client, player.email);
    origin.clock.advance(laterMs);
    expect((await late.call('profile.player')).body).not.toHaveProperty('id');
    return { session: late.cookies.has(SESSION_COOKIE), ended: late.cookies.has(ENDED_COOKIE), ...(await endOf(late)) };
  };

  it.each(['a sign-out', 'the end of the own one', 'a new token'] as const)(
    'an answer that comes late after %s takes nothing away from who may have signed in since, but is told nothing',
    async (way) => {
      expect(await lateAnswer(way)).toMatchObject({ session: true, ended: false, reason: null });
      expect(await lateAnswer(way, MINUTE_MS)).toMatchObject({ session: false, ended: false, reason: null });
    },
  );

  it('an answer after the end by another device takes the cookies away at once, and keeps why', async () => {
    expect(await lateAnswer('another device')).toMatchObject({ session: false, ended: true, reason: 'ended' });
  });

  it('an invented token is not kept', async () => {
    const client = origin.client();
    client.cookies.set(SESSION_COOKIE, 'invented;x=y');
    await client.call('profile.player');
    expect(client.cookies.has(ENDED_COOKIE)).toBe(false);
  });
});
