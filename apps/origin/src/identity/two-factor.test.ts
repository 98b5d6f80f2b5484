import { base32nopad } from '@scure/base';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { accountThrottle } from '@cosmodrome/rules/identity/sign-in-throttle';
import { FRESH_SIGN_IN_MS, RECOVERY_CODES, SECOND_STEP_MS, TOTP_STEP_MS } from '@cosmodrome/rules/identity/two-factor';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD, startOrigin, subjectsTo, type TestOrigin } from '../../testing/origin.ts';
import { SESSION_COOKIE } from '../kernel/http/session-cookie.ts';
import { SECOND_STEP_COOKIE } from './second-steps.ts';
import { codeAt, stepAt } from './totp.ts';

describe('codes of an authenticator', () => {
  const secret = Buffer.from('12345678901234567890');
  // The last six digits of the values in RFC 6238, appendix B.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i', (second, code) => expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code));
});

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    return () => origin.close();
  }, 60_000);

  const nowCode = (secret: string, steps = 0): string =>
    codeAt(base32nopad.decode(secret), stepAt(origin.clock.now()) + steps);
  const signIn = (email: string, client: TestClient, password = PASSWORD) =>
    client.call('identity.signIn', { body: { user: { email, password } } });
  const second = (client: TestClient, otp_attempt: string) =>
    client.call('identity.signIn', { body: { user: { otp_attempt } } });
  const isSignedIn = async (client: TestClient): Promise<boolean> => 'id' in (await client.call('profile.player')).body;

  async function enable(
    client: TestClient,
    form: { authentication_code?: string; current_password?: string; otp_secret?: string } = {},
  ) {
    const { otp_secret } = (await client.call('identity.twoFactor')).body;
    const secret = otp_secret ?? '';
    const answer = await client.call('identity.enableTwoFactor', {
      body: {
        two_factor: {
          otp_secret: secret,
          authentication_code: nowCode(secret),
          current_password: PASSWORD,
          ...form,
        },
      },
    });
    return { answer, secret };
  }

  /** A player with a second factor, a step after it was set up. */
  async function guarded() {
    const { client, player } = await origin.signUp();
    const { answer, secret } = await enable(client);
    const codes = answer.body.recovery_codes;
    origin.clock.advance(TOTP_STEP_MS);
    return { client, email: player.email, secret, codes };
  }

  /** Somebody who knows the password and stands before the second step. */
  async function half(email: string): Promise<TestClient> {
    const client = origin.client();
    await signIn(email, client);
    return client;
  }

  describe('setting it up', () => {
    test('shows one secret, takes a code of it, and hands out recovery codes once', async () => {
      const { client } = await origin.signUp();
      const offered = (await client.call('identity.twoFactor')).body;
      expect(offered).toEqual((await client.call('identity.twoFactor')).body);
      expect(offered.data).toMatch(new RegExp(`^otpauth://totp/\\S+secret=${offered.otp_secret}&`));
      const { answer } = await enable(client);
      expect(answer.status).toBe(201);
      expect(new Set(answer.body.recovery_codes).size).toBe(RECOVERY_CODES);
      expect((await client.call('identity.twoFactor')).body).toEqual({
        enabled: true,
        otp_secret: null,
        data: null,
        recovery_codes_left: RECOVERY_CODES,
      });
      expect((await client.call('profile.player')).body).toMatchObject({ two_factor_enabled: true });
    });

    test.each([
      [{ authentication_code: '000000' }, { authentication_code: ['code_wrong'] }],
      [{ current_password: 'Wrong-2026!' }, { current_password: ['password_wrong'] }],
      [{ otp_secret: 'A'.repeat(32) }, { base: ['secret_outdated'] }],
    ])('%j turns nothing on', async (form, expected) => {
      const { client } = await origin.signUp();
      const { answer } = await enable(client, form);
      const keys = Object.fromEntries(Object.entries(answer.errors).map(([field, of]) => [field, Object.keys(of)]));
      expect(keys).toEqual(expected);
      expect((await client.call('identity.twoFactor')).body.enabled).toBe(false);
    });

    test('ends the other sessions and makes a new token', async () => {
      const { client, player } = await origin.signUp();
      const other = origin.client();
      await signIn(player.email, other);
      const before = client.cookies.get(SESSION_COOKIE);
      await enable(client);
      expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
      expect(client.cookies.get(SESSION_COOKIE)).not.toBe(before);
    });

    test('neither the secret nor a recovery code can be read in the database', async () => {
      const { secret, codes } = await guarded();
      const { db } = origin.core.database;
      const stored = await db.selectFrom('players').select('two_factor_secret').execute();
      const plain = Buffer.from(base32nopad.decode(secret));
      const sealed = stored.flatMap(({ two_factor_secret: bytes }) => (bytes ? [Buffer.from(bytes)] : []));
      expect(sealed.length).toBeGreaterThan(0);
      expect(sealed.some((bytes) => bytes.includes(plain))).toBe(false);
      const hashes = await db.selectFrom('recovery_codes').select('code_hash').execute();
      const text = hashes.map(({ code_hash }) => Buffer.from(code_hash).toString('latin1')).join(' ');
      expect(codes.some((code) => text.includes(code) || text.includes(code.replace('-', '')))).toBe(false);
    });
  });

  describe('signing in with it', () => {
    test('the password alone opens nothing; the code after it does', async () => {
      const { email, secret } = await guarded();
      const client = origin.client();
      const first = await signIn(email, client);
      expect([first.status, first.raw]).toEqual([
        422,
        { errors: { two_factor: { required: expect.any(String) } }, two_factor_required: true },
      ]);
      expect(client.cookies.has(SESSION_COOKIE)).toBe(false);
      expect(await isSignedIn(client)).toBe(false);
      expect((await second(client, nowCode(secret))).status).toBe(201);
      expect(await isSignedIn(client)).toBe(true);
      expect(client.cookies.has(SECOND_STEP_COOKIE)).toBe(false);
    });

    test('a wrong password says nothing of a second factor', async () => {
      const { email } = await guarded();
      const [known, unknown] = [
        await signIn(email, origin.client(), 'Wrong-2026!'),
        await signIn('nobody@example.com', origin.client(), 'Wrong-2026!'),
      ];
      expect([known.status, known.raw]).toEqual([unknown.status, unknown.raw]);
    });

    test('a code opens once: the same one, an older one, and two at the same time are refused', async () => {
      const { email, secret } = await guarded();
      const code = nowCode(secret);
      const racers = [await half(email)];
      const answers = await Promise.all([...racers, ...racers].map((client) => second(client, code)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const used of [code, nowCode(secret, -1)]) {
        const again = await second(await half(email), used);
        expect(again.errors).toHaveProperty('otp_attempt.invalid');
      }
      // The loser of the race may have been the first of three failures.
      origin.clock.advance(accountThrottle.withinMs);
      expect((await second(await half(email), nowCode(secret))).status).toBe(201);
    });

    test('guessing codes ends after three, whatever password was right before', async () => {
      const { email, secret } = await guarded();
      const right = nowCode(secret);
      const wrong = (at: number): string => String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0');
      const guesses: Promise<unknown>[] = [];
      const client = await half(email);
      for (let at = 0; at < 10; at += 1) guesses.push(second(client, wrong(at + 1_000)));
      await Promise.all(guesses);
      expect((await second(client, right)).errors).toHaveProperty('base.locked');
      expect((await second(await half(email), right)).errors).toHaveProperty('base.locked');
      origin.clock.advance(accountThrottle.withinMs);
      expect((await second(await half(email), nowCode(secret))).status).toBe(201);
    });

    test('the second step needs the browser of the first, in time, and the same password', async () => {
      const { client, email, secret } = await guarded();
      expect((await second(origin.client(), nowCode(secret))).errors).toHaveProperty('base.second_step_expired');
      const made = origin.client();
      made.cookies.set(SECOND_STEP_COOKIE, 'chosen-by-an-attacker');
      expect((await second(made, nowCode(secret))).errors).toHaveProperty('base.second_step_expired');
      const late = await half(email);
      origin.clock.advance(SECOND_STEP_MS);
      expect((await second(late, nowCode(secret))).errors).toHaveProperty('base.second_step_expired');
      const before = await half(email);
      const changed = await client.call('identity.changePassword', {
        body: { user: { current_password: PASSWORD, password: 'Orbit-2027?', password_confirmation: 'Orbit-2027?' } },
      });
      expect(changed.status).toBe(200);
      expect((await second(before, nowCode(secret))).errors).toHaveProperty('base.second_step_expired');
    });

    test('a recovery code opens once, written as anybody writes it', async () => {
      const { client, email, codes } = await guarded();
      const [code = ''] = codes;
      const written = ` ${code.replace('-', ' ').toUpperCase()} `;
      expect((await second(await half(email), written)).status).toBe(201);
      expect((await second(await half(email), code)).errors).toHaveProperty('otp_attempt.invalid');
      expect((await client.call('identity.twoFactor')).body.recovery_codes_left).toBe(RECOVERY_CODES - 1);
    });

    test('somebody else’s recovery code opens nothing', async () => {
      const [mine, theirs] = [await guarded(), await guarded()];
      const answer = await second(await half(mine.email), theirs.codes[0] ?? '');
      expect(answer.errors).toHaveProperty('otp_attempt.invalid');
    });
  });

  describe('changing it', () => {
    const disable = (client: TestClient, authentication_code: string, current_password = PASSWORD) =>
      client.call('identity.disableTwoFactor', { body: { two_factor: { authentication_code, current_password } } });

    const renew = (client: TestClient, authentication_code: string) =>
      client.call('identity.renewRecoveryCodes', {
        body: { two_factor: { authentication_code, current_password: PASSWORD } },
      });

    test('new recovery codes need the factor, and make the former ones void', async () => {
      const { client, email, secret, codes } = await guarded();
      expect((await renew(client, '000000')).errors).toHaveProperty('authentication_code.code_wrong');
      expect((await renew(client, '')).errors).toHaveProperty('authentication_code.code_wrong');
      const renewed = await renew(client, nowCode(secret));
      expect(renewed.status).toBe(201);
      expect((await second(await half(email), codes[0] ?? '')).errors).toHaveProperty('otp_attempt.invalid');
      expect((await second(await half(email), renewed.body.recovery_codes[0] ?? '')).status).toBe(201);
    });

    test('guessing a code for new recovery codes ends after three, as it does for turning it off', async () => {
      const { client, secret } = await guarded();
      for (let time = 0; time < accountThrottle.failures; time += 1) await renew(client, 'aaaaa-aaaaa');
      expect((await renew(client, nowCode(secret))).errors).toHaveProperty('base.locked_password');
      expect((await disable(client, nowCode(secret))).errors).toHaveProperty('base.locked_password');
    });

    test('clients that send the code alone turn it on after a sign-in, and off', async () => {
      const { client, player } = await origin.signUp();
      const setUp = async () => {
        const otp_secret = (await client.call('identity.twoFactor')).body.otp_secret ?? '';
        const body = { two_factor: { otp_secret, authentication_code: nowCode(otp_secret) } };
        return { otp_secret, answer: await client.call('identity.enableTwoFactor', { body }) };
      };
      origin.clock.advance(FRESH_SIGN_IN_MS + 1);
      expect((await setUp()).answer.errors).toHaveProperty('current_password.required');
      client.cookies.clear();
      await signIn(player.email, client);
      const { otp_secret, answer } = await setUp();
      expect(answer.status).toBe(201);
      origin.clock.advance(TOTP_STEP_MS);
      const body = { two_factor: { authentication_code: nowCode(otp_secret) } };
      expect((await client.call('identity.disableTwoFactor', { body })).status).toBe(204);
    });

    test('each change is written to the player', async () => {
      const { client, email, secret } = await guarded();
      await renew(client, nowCode(secret));
      origin.clock.advance(TOTP_STEP_MS);
      expect((await disable(client, nowCode(secret))).status).toBe(204);
      expect(await subjectsTo(origin, email)).toEqual([
        'Two-factor sign-in is off',
        'New recovery codes were created',
        'Two-factor sign-in is on',
        expect.stringMatching(/confirm/i),
      ]);
    });

    test('off needs the password and a code, and then the password is enough', async () => {
      const { client, email, secret } = await guarded();
      expect((await disable(client, nowCode(secret), 'Wrong-2026!')).errors).toHaveProperty('current_password');
      expect((await disable(client, '000000')).errors).toHaveProperty('authentication_code.code_wrong');
      expect((await client.call('identity.twoFactor')).body.enabled).toBe(true);
      expect((await disable(client, nowCode(secret))).status).toBe(204);
      expect((await signIn(email, origin.client())).status).toBe(201);
      // Set up anew, it is another secret: who kept the old one has nothing.
      expect((await client.call('identity.twoFactor')).body.otp_secret).not.toBe(secret);
    });
  });

  describe('a paused sign-in', () => {
    const open = (email: string, password: string, otp_attempt: string, client = origin.client()) =>
      client.call('identity.signIn', { body: { user: { email, password, otp_attempt } } });
    const pause = async (email: string): Promise<void> => {
      for (let time = 0; time < accountThrottle.failures; time += 1)
        await signIn(email, origin.client(), 'Wrong-2026!');
    };

    test('opens to the password and the code together, and a code opens once', async () => {
      const { email, secret } = await guarded();
      await pause(email);
      const code = nowCode(secret);
      expect((await signIn(email, origin.client())).errors['base']).toHaveProperty('locked');
      const client = origin.client();
      expect((await open(email, PASSWORD, code, client)).status).toBe(201);
      expect(await isSignedIn(client)).toBe(true);
      await pause(email);
      expect((await open(email, PASSWORD, code)).errors['base']).toHaveProperty('locked');
    });

    test('tells nothing about the password, the code or the account, and is tried three times', async () => {
      const { email, secret } = await guarded();
      const plain = await origin.signUp();
      for (const each of [email, plain.player.email, 'nobody-here@example.com']) await pause(each);
      const answers = [
        await open(email, 'Wrong-2026!', nowCode(secret)),
        await open(email, PASSWORD, '000000'),
        await open(plain.player.email, PASSWORD, '000000'),
        await open('nobody-here@example.com', PASSWORD, '000000'),
      ];
      for (const { status, raw } of answers) expect([status, raw]).toEqual([answers[0]?.status, answers[0]?.raw]);
      await open(email, PASSWORD, '111111');
      expect((await open(email, PASSWORD, nowCode(secret))).status).toBe(422);
      origin.clock.advance(accountThrottle.withinMs);
      expect((await signIn(email, origin.client())).errors).toHaveProperty('two_factor.required');
    });
  });
});
