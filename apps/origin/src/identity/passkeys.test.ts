import { beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { base32nopad } from '@scure/base';
import { PASSKEY_ANSWER_MS } from '@cosmodrome/rules/identity/passkeys';
import { type Otherwise, TestAuthenticator } from '../../testing/authenticator.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD, startOrigin, subjectsTo, type TestOrigin } from '../../testing/origin.ts';
import { codeAt, stepAt } from './totp.ts';

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    return () => origin.close();
  }, 60_000);

  const optionsFor = async (client: TestClient, current_password = PASSWORD) =>
    client.call('identity.passkeyOptions', { body: { current_password } });
  const add = async (client: TestClient, device: TestAuthenticator, otherwise?: Otherwise) => {
    const options = (await optionsFor(client)).body;
    return client.call('identity.addPasskey', {
      body: { name: 'Phone', credential: device.create(options, otherwise) },
    });
  };
  const enter = async (device: TestAuthenticator, otherwise?: Otherwise, client = origin.client()) => {
    const options = (await client.call('identity.passkeySignInOptions')).body;
    return client.call('identity.passkeySignIn', { body: { credential: device.get(options, otherwise) } });
  };
  /** A player with a passkey. */
  const owner = async () => {
    const { client, player } = await origin.signUp();
    const device = new TestAuthenticator();
    expect((await add(client, device)).status).toBe(201);
    return { client, player, device };
  };
  const refusedAs = (key: string) => ({ base: { [key]: expect.any(String) } });

  test('one is made with the password, named, listed, and signs in by itself', async () => {
    const { client, player, device } = await owner();
    const [kept] = (await client.call('identity.passkeys')).body;
    expect(kept).toMatchObject({ name: 'Phone', last_used_at: null });
    expect(await subjectsTo(origin, player.email)).toContain('A passkey was added');
    const id = kept?.id ?? '';
    const renamed = await client.call('identity.renamePasskey', { params: { id }, body: { name: ' Key ring ' } });
    expect(renamed.body.name).toBe('Key ring');
    origin.clock.advance(60_000);
    const answer = await enter(device);
    expect([answer.status, answer.body.id]).toEqual([201, player.id]);
    expect((await client.call('identity.passkeys')).body[0]?.last_used_at).toBe(origin.clock.now().toISOString());
  });

  test('the sign-in keeps the mark of the device, as every other way in does', async () => {
    const { player, device } = await owner();
    const client = origin.client();
    const options = (await client.call('identity.passkeySignInOptions')).body;
    const body = { credential: device.get(options), dfpc: 'c'.repeat(32) };
    expect((await client.call('identity.passkeySignIn', { body })).status).toBe(201);
    const sessions = origin.core.database.db.selectFrom('sessions').where('player_id', '=', player.id);
    const rows = await sessions.select('device').orderBy('created_at').execute();
    expect(rows.map((row) => row.device)).toContain('c'.repeat(32));
  });

  test('with a second factor it is made with a code, too: it stands for the code from then on', async () => {
    const { client } = await origin.signUp();
    const { body: offered } = await client.call('identity.twoFactor');
    const secret = offered.otp_secret ?? '';
    const nowCode = () => codeAt(base32nopad.decode(secret), stepAt(origin.clock.now()));
    const two_factor = { otp_secret: secret, authentication_code: nowCode(), current_password: PASSWORD };
    expect((await client.call('identity.enableTwoFactor', { body: { two_factor } })).status).toBe(201);
    expect((await optionsFor(client)).errors).toHaveProperty('authentication_code.required');
    const asked = (authentication_code: string) =>
      client.call('identity.passkeyOptions', { body: { current_password: PASSWORD, authentication_code } });
    expect((await asked('000000')).errors).toHaveProperty('authentication_code.code_wrong');
    // The one that turned it on opens nothing more.
    expect((await asked(nowCode())).errors).toHaveProperty('authentication_code.code_wrong');
    expect((await client.call('identity.passkeys')).body).toEqual([]);
    origin.clock.advance(60_000);
    const options = await asked(nowCode());
    expect(options.status).toBe(200);
    const credential = new TestAuthenticator().create(options.body);
    expect((await client.call('identity.addPasskey', { body: { name: 'Phone', credential } })).status).toBe(201);
  });

  test('it stands in for the code after the password, and only the player’s own are asked', async () => {
    const { client, player, device } = await owner();
    const { body: offered } = await client.call('identity.twoFactor');
    const secret = offered.otp_secret ?? '';
    const code = codeAt(base32nopad.decode(secret), stepAt(origin.clock.now()));
    const two_factor = { otp_secret: secret, authentication_code: code, current_password: PASSWORD };
    expect((await client.call('identity.enableTwoFactor', { body: { two_factor } })).status).toBe(201);
    const browser = origin.client();
    await browser.call('identity.signIn', { body: { user: { email: player.email, password: PASSWORD } } });
    const options = (await browser.call('identity.passkeySignInOptions')).body;
    expect(options['allowCredentials']).toEqual([expect.objectContaining({ id: device.id.toString('base64url') })]);
    const answer = await browser.call('identity.passkeySignIn', { body: { credential: device.get(options) } });
    expect(answer.status).toBe(201);
    expect((await origin.client().call('identity.passkeySignInOptions')).body['allowCredentials']).toEqual([]);
  });

  describe('is refused, always with the same words', () => {
    const cases: [string, Otherwise][] = [
      ['from another site', { site: 'https://casino.test.evil.example' }],
      ['for another site', { rpId: 'evil.example' }],
      ['when the device has not asked who holds it', { unverified: true }],
      ['signed with another key', { forged: true }],
    ];
    test.each(cases)('%s', async (_what, otherwise) => {
      const { client, device } = await owner();
      expect((await enter(device, otherwise)).errors).toEqual(refusedAs('passkey_refused'));
      const other = new TestAuthenticator();
      if (!otherwise.forged) expect((await add(client, other, otherwise)).errors).toEqual(refusedAs('passkey_refused'));
      expect((await enter(device)).status).toBe(201);
    });

    test('one that nobody has', async () => {
      expect((await enter(new TestAuthenticator())).errors).toEqual(refusedAs('passkey_refused'));
    });

    test('an answer that was given already, in another browser, or too late', async () => {
      const { device } = await owner();
      const client = origin.client();
      const options = (await client.call('identity.passkeySignInOptions')).body;
      const credential = device.get(options);
      const thief = origin.client();
      await thief.call('identity.passkeySignInOptions');
      expect((await thief.call('identity.passkeySignIn', { body: { credential } })).status).toBe(422);
      const kept = new Map(client.cookies);
      expect((await client.call('identity.passkeySignIn', { body: { credential } })).status).toBe(201);
      const replay = origin.client();
      for (const [name, value] of kept) replay.cookies.set(name, value);
      expect((await replay.call('identity.passkeySignIn', { body: { credential } })).status).toBe(422);
      const late = origin.client();
      const asked = (await late.call('identity.passkeySignInOptions')).body;
      origin.clock.advance(PASSKEY_ANSWER_MS + 1);
      const answer = await late.call('identity.passkeySignIn', { body: { credential: device.get(asked) } });
      expect(answer.errors).toEqual(refusedAs('passkey_refused'));
    });

    test('a copy whose count has been passed', async () => {
      const { device } = await owner();
      await enter(device, { counter: 7 });
      expect((await enter(device, { counter: 7 })).errors).toEqual(refusedAs('passkey_refused'));
      expect((await enter(device, { counter: 8 })).status).toBe(201);
    });
  });

  test('neither making nor removing one goes without the password, nor with somebody else’s challenge', async () => {
    const { client, device } = await owner();
    expect((await optionsFor(client, 'wrong')).errors).toHaveProperty('current_password.password_wrong');
    const { client: other } = await origin.signUp();
    const options = (await optionsFor(client)).body;
    const body = { name: 'Mine', credential: new TestAuthenticator().create(options) };
    expect((await other.call('identity.addPasskey', { body })).errors).toEqual(refusedAs('passkey_refused'));
    const id = (await client.call('identity.passkeys')).body[0]?.id ?? '';
    const remove = (by: TestClient, current_password: string) =>
      by.call('identity.removePasskey', { params: { id }, body: { current_password } });
    expect((await remove(client, 'wrong')).status).toBe(422);
    expect((await remove(other, PASSWORD)).status).toBe(404);
    expect((await other.call('identity.renamePasskey', { params: { id }, body: { name: 'x' } })).status).toBe(404);
    expect((await remove(client, PASSWORD)).status).toBe(204);
    expect((await enter(device)).errors).toEqual(refusedAs('passkey_refused'));
  });

  test('the same device is kept once, and a closed account opens to none', async () => {
    const { client, device } = await owner();
    expect((await add(client, device)).errors).toEqual(refusedAs('passkey_refused'));
    await client.call('identity.close', { body: { user: { current_password: PASSWORD } } });
    expect((await enter(device)).errors).toEqual(refusedAs('account_closed'));
  });
});
