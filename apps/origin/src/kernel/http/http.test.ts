import { beforeAll, describe, expect, test } from 'vitest';
import { eachEngine } from '@cosmodrome/database/testing';
import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import { defineSystem } from '../../system.ts';
import { PASSWORD, startOrigin, type TestOrigin } from '../../../testing/origin.ts';

const SIGN_IN = JSON.stringify({ user: { email: 'nobody@example.com', password: 'Wrong-2026!' } });

eachEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    return () => origin.close();
  }, 60_000);
  const post = (headers: Record<string, string>, text = SIGN_IN) =>
    origin.client().request('POST', '/api/users/sign_in', { text, headers });

  describe('a forged request is refused and changes nothing', () => {
    test.each([
      ['another origin', { origin: 'https://evil.test' }, 'foreign_origin'],
      ['an opaque origin', { origin: 'null' }, 'foreign_origin'],
      ['a sibling host', { origin: 'http://evil.casino.test' }, 'foreign_origin'],
      ['another port', { origin: 'http://casino.test:8080' }, 'foreign_origin'],
      ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 'foreign_origin'],
      ['a foreign referer', { origin: '', referer: 'https://evil.test/page' }, 'foreign_origin'],
      ['no X-Requested-With', { 'x-requested-with': '' }, 'requested_with_missing'],
    ])('%s', async (_name, headers, key) => {
      const { client, player } = await origin.signUp();
      const text = JSON.stringify({ player: { nickname: 'Forged' } });
      const answer = await client.request('PATCH', '/api/player', { text, headers });
      expect([answer.status, Object.keys(answer.errors['base'] ?? {})]).toEqual([403, [key]]);
      expect((await client.call('profile.player')).body).toEqual(player);
    });

    test('our own page and a program without a browser are heard', async () => {
      expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(422);
      expect((await post({ origin: '' })).status).toBe(422);
    });
  });

  describe('bad input', () => {
    test.each([
      ['malformed JSON', '{"user":', {}, 400, { base: ['malformed'] }],
      ['no body', '', {}, 422, { base: ['required'] }],
      ['a wrong type', '{"user":{"email":7,"password":"x"}}', {}, 422, { email: ['invalid'] }],
      ['a missing field', '{"user":{"email":"a@b.example"}}', {}, 422, { password: ['required'] }],
      ['a zero character', '{"user":{"email":"a\\u0000b","password":"x"}}', {}, 422, { email: ['invalid'] }],
      ['half a character', '{"user":{"email":"\\ud800","password":"x"}}', {}, 422, { email: ['invalid'] }],
      ['another media type', 'a=b', { 'content-type': 'text/plain' }, 415, { base: ['unsupported_media_type'] }],
      ['too much', `"${'x'.repeat(70_000)}"`, {}, 413, { base: ['too_large'] }],
      ['a bad key', SIGN_IN, { 'idempotency-key': 'x'.repeat(129) }, 422, { base: ['idempotency_key_invalid'] }],
    ])('%s', async (_name, text, headers, status, expected) => {
      const answer = await post(headers, text);
      expect(answer.status).toBe(status);
      const keys = Object.fromEntries(Object.entries(answer.errors).map(([field, of]) => [field, Object.keys(of)]));
      expect(keys).toEqual(expected);
    });

    test.each(['/api/nothing', '/api/users/sign_in', '/api/%zz', '/api/cms/pages/nothing'])('GET %s', async (path) => {
      const answer = await origin.client({ locale: 'de-AT' }).request('GET', path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(405);
      expect(answer.errors['base']).toBeDefined();
    });

    test('errors speak the caller’s language', async () => {
      const answer = await origin.client({ locale: 'de' }).request('GET', '/api/nothing');
      expect(answer.errors).toEqual({ base: { not_found: 'Hier ist nichts.' } });
    });
  });

  describe('a keyed call', () => {
    const registration = (email: string) => ({
      user: { email, password: PASSWORD, country: 'DE', currency: 'EUR', terms_acceptance: true, age_acceptance: true },
    });

    test('runs once however often it arrives, also at the same time', async () => {
      const body = registration('once@example.com');
      const sent = Array.from({ length: 7 }, () =>
        origin.client().call('identity.register', { body }, { key: 'seven-times' }),
      );
      const answers = await Promise.all(sent);
      expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(201));
      expect(new Set(answers.map(({ raw }) => JSON.stringify(raw))).size).toBe(1);
    });

    test('refuses the key for another body, and keeps visitors apart', async () => {
      const first = await origin
        .client()
        .call('identity.register', { body: registration('k1@example.com') }, { key: 'k' });
      expect(first.status).toBe(201);
      const other = await origin
        .client()
        .call('identity.register', { body: registration('k2@example.com') }, { key: 'k' });
      expect(other.errors).toHaveProperty('base.idempotency_key_reused');
      const elsewhere = await origin
        .client({ ip: '198.51.100.99' })
        .call('identity.register', { body: registration('k2@example.com') }, { key: 'k' });
      expect(elsewhere.status).toBe(201);
    });

    test('a refusal leaves the key free', async () => {
      const key = 'second-try';
      const wrong = { user: { ...registration('free@example.com').user, country: 'GB' } };
      expect((await origin.client().call('identity.register', { body: wrong }, { key })).status).toBe(422);
      const right = await origin
        .client()
        .call('identity.register', { body: registration('free@example.com') }, { key });
      expect(right.status).toBe(201);
    });

    test('is remembered for a day and forgotten later', async () => {
      const [forget] = origin.jobs;
      const rows = () => origin.core.database.execute({ name: '', text: 'select 1 from idempotency_keys', values: [] });
      const before = (await rows()).length;
      expect(before).toBeGreaterThan(0);
      origin.clock.advance(25 * HOUR_MS);
      await forget?.run();
      expect(await rows()).toHaveLength(before);
      const again = { body: registration('once@example.com') };
      expect((await origin.client().call('identity.register', again, { key: 'seven-times' })).status).toBe(201);
      origin.clock.advance(DAY_MS);
      await forget?.run();
      expect(await rows()).toHaveLength(0);
    });
  });

  describe('a batch', () => {
    const batch = (urls: string[], client = origin.client()) =>
      client.request<Record<string, { status: number; body: Record<string, unknown> }>>(
        'GET',
        `/batch?${urls.map((url) => `url[]=${encodeURIComponent(url)}`).join('&')}`,
      );

    test('answers each address as the same caller', async () => {
      const { client, player } = await origin.signUp();
      const { body } = await batch(['api/player', '/api/cms/pages/cookie-policy?l=de', 'api/nothing'], client);
      expect(body['0']).toEqual({ status: 200, body: player });
      expect(body['1']).toMatchObject({ status: 200, body: { title: 'Cookie-Richtlinie' } });
      expect(body['2']).toMatchObject({ status: 404, body: { errors: { base: {} } } });
      expect((await batch(['api/player'])).body['0']?.body).not.toHaveProperty('id');
    });

    test('reads only our own calls, twelve at most, and not itself', async () => {
      const tricks = ['batch?url[]=api/player', '//evil.test/api/player', 'http://evil.test/api/player', 'api/%zz', ''];
      const { body } = await batch(tricks);
      expect(Object.values(body).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await batch(Array(13).fill('api/player'))).status).toBe(422);
      expect((await origin.client().request('GET', '/batch')).status).toBe(422);
    });
  });

  test('every answer carries the security headers and a request id', async () => {
    const { headers } = await origin.client().request('GET', '/api/player');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('health and documents are served', async () => {
    expect((await origin.client().request('GET', '/healthz')).status).toBe(200);
    const openapi = await origin.client().request<{ openapi: string }>('GET', '/api/openapi.json');
    expect(openapi.body.openapi).toBe('3.1.0');
    expect((await origin.client().request('GET', '/api/asyncapi.json')).status).toBe(200);
  });

  test('maintenance answers 503 to every call', async () => {
    const closed = await startOrigin({ engine, env: { MAINTENANCE: 'true' } });
    const answer = await closed.client().request('GET', '/api/player');
    expect([answer.status, answer.headers.get('x-maintenance-mode')]).toEqual([503, '1']);
    expect((await closed.client().request('GET', '/healthz')).status).toBe(200);
    await closed.close();
  }, 30_000);

  test('too many requests wait, others do not', async () => {
    const busy = await startOrigin({ engine, env: { RATE_LIMIT_FACTOR: '0.05' } });
    const client = busy.client();
    expect((await client.request('POST', '/api/users/sign_in', { text: SIGN_IN })).status).toBe(422);
    const refused = await client.request('POST', '/api/users/sign_in', { text: SIGN_IN });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = busy.client({ ip: '198.51.100.4' });
    expect((await other.request('POST', '/api/users/sign_in', { text: SIGN_IN })).status).toBe(422);
    busy.clock.advance(Number(refused.headers.get('retry-after')) * 1_000);
    expect((await client.request('POST', '/api/users/sign_in', { text: SIGN_IN })).status).toBe(422);
    await busy.close();
  }, 30_000);

  test('a missing or an extra handler stops the start with its name', async () => {
    await expect(startOrigin({ engine, systems: [], complete: true })).rejects.toThrow('identity.register');
    const undeclared = 'account.guess' as 'identity.signOut';
    const handlers = { [undeclared]: () => Promise.resolve(undefined) };
    const extra = defineSystem({ name: 'extra', open: () => ({ handlers }) });
    await expect(startOrigin({ engine, systems: [extra] })).rejects.toThrow('account.guess');
  }, 30_000);
});
