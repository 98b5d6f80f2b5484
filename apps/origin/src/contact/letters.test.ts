import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { letterLinks, letterThrottle } from '@cosmodrome/rules/contact/letters';
import { accountThrottle } from '@cosmodrome/rules/identity/sign-in-throttle';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD, startOrigin, type TestOrigin } from '../../testing/origin.ts';
import { SESSION_COOKIE } from '../kernel/http/session-cookie.ts';

const NEXT = 'Orbit-2027?';
const askingCalls = ['identity.remind', 'contact.resendConfirmation', 'identity.askUnlock'] as const;

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    return () => origin.close();
  }, 60_000);

  const signIn = (email: string, password = PASSWORD, client = origin.client()) =>
    client.call('identity.signIn', { body: { user: { email, password } } });
  const ask = (call: (typeof askingCalls)[number], email: string, client = origin.client()) =>
    client.call(call, { body: { user: { email } } });
  const restore = (reset_password_token: string, password = NEXT, client = origin.client()) =>
    client.call('identity.restorePassword', { body: { user: { reset_password_token, password } } });
  const confirm = (confirmation_token: string, client = origin.client()) =>
    client.call('contact.confirmEmail', { query: { confirmation_token } });
  const unlock = (unlock_token: string) =>
    origin.client().call('identity.unlock', { body: { user: { unlock_token } } });
  const isSignedIn = async (client: TestClient): Promise<boolean> => 'id' in (await client.call('profile.player')).body;
  const keys = (errors: Record<string, Record<string, string>>) =>
    Object.fromEntries(Object.entries(errors).map(([field, of]) => [field, Object.keys(of)]));

  /** What has come to an address, the latest first. */
  const letters = async (email: string) => {
    await origin.core.relay.drain();
    const { rows } = await sql<{ subject: string; text: string; html: string }>`
      select subject, text, html from mailbox where "to" = ${email} order by id desc`.execute(origin.core.database.db);
    return rows;
  };
  const tokenIn = async (email: string, purpose: keyof typeof letterLinks): Promise<string> => {
    const { parameter, path } = letterLinks[purpose];
    for (const { text } of await letters(email)) {
      const link = /https?:\/\/\S+/.exec(text)?.[0];
      if (link && new URL(link).pathname.endsWith(path)) return new URL(link).searchParams.get(parameter) ?? '';
    }
    throw new Error(`no letter with ${path} came`);
  };
  const failThreeTimes = async (email: string): Promise<void> => {
    for (let time = 0; time < accountThrottle.failures; time += 1) await signIn(email, 'Wrong-2026!');
  };

  describe.each(askingCalls)('%s', (call) => {
    test('answers the same for every address, also when it was asked too often, and writes to players only', async () => {
      const { player } = await origin.signUp();
      if (call === 'identity.askUnlock') await failThreeTimes(player.email);
      const before = (await letters(player.email)).length;
      for (let time = 0; time < letterThrottle.failures + 2; time += 1) {
        const known = await ask(call, ` ${player.email.toUpperCase()}`);
        const unknown = await ask(call, `nobody-${call}@example.com`);
        expect([unknown.status, unknown.raw]).toEqual([known.status, known.raw]);
        expect(known.status).toBe(time < letterThrottle.failures ? 204 : 422);
      }
      expect((await letters(player.email)).length - before).toBe(letterThrottle.failures);
      expect(await letters(`nobody-${call}@example.com`)).toEqual([]);
      origin.clock.advance(letterThrottle.withinMs);
      expect((await ask(call, player.email)).status).toBe(204);
    });

    test('does the same work for every address', async () => {
      const { player } = await origin.signUp();
      const queue = async (): Promise<string[]> =>
        (
          await sql<{
            payload: string;
          }>`select payload::text as payload from outbox where topic = 'account.letter_asked' order by id`.execute(
            origin.core.database.db,
          )
        ).rows.map(({ payload }) => payload);
      await origin.core.relay.drain();
      await ask(call, player.email);
      const known = await queue();
      await origin.core.relay.drain();
      await ask(call, 'nobody-at-all@example.com');
      const unknown = await queue();
      expect(unknown.map((payload) => payload.replace('nobody-at-all@example.com', player.email))).toEqual(known);
    });

    test('says plainly that something is no address', async () => {
      expect(keys((await ask(call, 'not an address')).errors)).toEqual({ email: ['email_invalid'] });
    });
  });

  describe('another password', () => {
    const forgotten = async () => {
      const { client, player } = await origin.signUp();
      await ask('identity.remind', player.email);
      return { client, player, token: await tokenIn(player.email, 'password') };
    };

    test('is set once with the token; every session ends and nobody is signed in', async () => {
      const { client, player, token } = await forgotten();
      const thief = origin.client({ ip: '198.51.100.9' });
      thief.cookies.set(SESSION_COOKIE, client.cookies.get(SESSION_COOKIE) ?? '');
      const visitor = origin.client();
      expect((await restore(token, NEXT, visitor)).status).toBe(204);
      expect(visitor.cookies.size).toBe(0);
      expect(await Promise.all([client, thief].map(isSignedIn))).toEqual([false, false]);
      expect((await signIn(player.email)).status).toBe(422);
      expect((await signIn(player.email, NEXT)).status).toBe(201);
      expect(keys((await restore(token, 'Comet-2028;')).errors)).toEqual({ reset_password_token: ['invalid'] });
      expect((await signIn(player.email, NEXT)).status).toBe(201);
      expect((await letters(player.email))[0]?.subject).toBe('Your password was changed');
    });

    test('a lost answer is given again, and another wish under the same key is not', async () => {
      const { token } = await forgotten();
      const send = (password: string) =>
        origin
          .client()
          .call(
            'identity.restorePassword',
            { body: { user: { reset_password_token: token, password } } },
            { key: 'restore-once' },
          );
      expect([(await send(NEXT)).status, (await send(NEXT)).status]).toEqual([204, 204]);
      expect((await send('Comet-2028;')).status).toBe(422);
    });

    test('of two at once one wins, and only its password works', async () => {
      const { player, token } = await forgotten();
      const words = [NEXT, 'Comet-2028;'];
      const answers = await Promise.all(words.map((word) => restore(token, word)));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 422]);
      const won = answers.findIndex(({ status }) => status === 204);
      expect((await signIn(player.email, words[won])).status).toBe(201);
      expect((await signIn(player.email, words[1 - won])).status).toBe(422);
    });

    test.each([
      ['short', { password: ['too_short'] }],
      ['pässword-2026', { password: ['password_characters'] }],
    ])('%s is refused and the token is not used up', async (word, wrong) => {
      const { token } = await forgotten();
      expect(keys((await restore(token, word)).errors)).toEqual(wrong);
      expect((await restore(token)).status).toBe(204);
    });

    test('no token opens it that is too old, made up, of another letter, or older than the password', async () => {
      const { client, player, token } = await forgotten();
      const refused = { reset_password_token: ['invalid'] };
      expect(keys((await restore(`${token}A`)).errors)).toEqual(refused);
      expect(keys((await restore(await tokenIn(player.email, 'confirmation'))).errors)).toEqual(refused);
      await client.call('identity.changePassword', {
        body: { user: { current_password: PASSWORD, password: NEXT, password_confirmation: NEXT } },
      });
      expect(keys((await restore(token)).errors)).toEqual(refused);
      await ask('identity.remind', player.email);
      const late = await tokenIn(player.email, 'password');
      origin.clock.advance(letterLinks.password.lifeMs);
      expect(keys((await restore(late)).errors)).toEqual(refused);
    });

    test('leaves the second factor in place, opens a paused sign-in, and confirms the address', async () => {
      const { player, token } = await forgotten();
      await origin.core.database.db
        .updateTable('players')
        .set({ two_factor_secret: Buffer.from('sealed') })
        .where('id', '=', player.id)
        .execute();
      await failThreeTimes(player.email);
      await restore(token);
      expect((await signIn(player.email, NEXT)).errors).toHaveProperty('two_factor.required');
      const { confirmed_at } = await origin.core.database.db
        .selectFrom('players')
        .select('confirmed_at')
        .where('id', '=', player.id)
        .executeTakeFirstOrThrow();
      expect(confirmed_at).not.toBeNull();
    });

    test('tokens are kept as hashes only', async () => {
      const { token } = await forgotten();
      const { rows } = await sql<{ all: string }>`select string_agg(l::text, '') as all from letter_links l`.execute(
        origin.core.database.db,
      );
      expect(token.length).toBeGreaterThanOrEqual(43);
      expect(rows[0]?.all).not.toContain(token);
      expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
    });

    test('no letter comes for a closed account', async () => {
      const { client, player } = await origin.signUp();
      await origin.core.database.db
        .updateTable('players')
        .set({ closed_at: origin.clock.now() })
        .where('id', '=', player.id)
        .execute();
      const before = (await letters(player.email)).length;
      expect((await ask('identity.remind', player.email, client)).status).toBe(204);
      expect((await letters(player.email)).length).toBe(before);
    });
  });

  describe('the address', () => {
    test('is confirmed by the letter of the registration, and opening it again is the same', async () => {
      const { client, player } = await origin.signUp();
      expect(player.confirmed_at).toBeNull();
      const token = await tokenIn(player.email, 'confirmation');
      const first = await confirm(token, client);
      expect(first.body).toMatchObject({ id: player.id, confirmed_at: origin.clock.now().toISOString() });
      origin.clock.advance(60_000);
      expect((await confirm(token, client)).body).toEqual(first.body);
    });

    test('a token tells a stranger nothing about the player and signs nobody in', async () => {
      const { player } = await origin.signUp();
      const other = await origin.signUp();
      const token = await tokenIn(player.email, 'confirmation');
      const visitor = origin.client();
      expect(Object.keys((await confirm(token, visitor)).body)).toEqual(['confirmed_at']);
      expect(visitor.cookies.size).toBe(0);
      expect(Object.keys((await confirm(token, other.client)).body)).toEqual(['confirmed_at']);
      expect((await other.client.call('profile.player')).body).toMatchObject({ confirmed_at: null });
    });

    test('stays unconfirmed for a token that is made up, too old, or of another letter', async () => {
      const { client, player } = await origin.signUp();
      await ask('identity.remind', player.email);
      const token = await tokenIn(player.email, 'confirmation');
      const refused = { confirmation_token: ['invalid'] };
      expect(keys((await confirm('made-up')).errors)).toEqual(refused);
      expect(keys((await confirm(await tokenIn(player.email, 'password'))).errors)).toEqual(refused);
      origin.clock.advance(letterLinks.confirmation.lifeMs);
      expect(keys((await confirm(token)).errors)).toEqual(refused);
      await signIn(player.email, PASSWORD, client);
      expect((await client.call('profile.player')).body).toMatchObject({ confirmed_at: null });
    });

    test('once confirmed, only the player hears so when asking again', async () => {
      const { client, player } = await origin.signUp();
      await confirm(await tokenIn(player.email, 'confirmation'));
      expect(keys((await ask('contact.resendConfirmation', player.email, client)).errors)).toEqual({
        email: ['already_confirmed'],
      });
      const before = (await letters(player.email)).length;
      expect((await ask('contact.resendConfirmation', player.email)).status).toBe(204);
      expect((await letters(player.email)).length).toBe(before);
    });

    test('letters speak the player’s language, as text and as a page', async () => {
      const { player } = await origin.signUp({ language: 'de' });
      const [letter] = await letters(player.email);
      expect(letter?.subject).toBe('Bestätige deine E-Mail-Adresse');
      for (const part of [letter?.text, letter?.html]) {
        expect(part).toContain('/de/confirmation?confirmation_token=');
        expect(part).toContain('72 Stunden');
      }
    });

    test('/check-email knows the form of addresses and no accounts', async () => {
      const { player } = await origin.signUp();
      const check = async (email: string) =>
        (await origin.client().call('contact.checkEmail', { body: { email } })).raw;
      expect(await check(player.email)).toEqual({});
      expect(await check('nobody@example.com')).toEqual({});
      expect(await check('nobody')).toEqual({ errors: { message: 'email_invalid' } });
    });
  });

  describe('a paused sign-in', () => {
    test('is opened by the letter, once, and only then', async () => {
      const { player } = await origin.signUp();
      const before = (await letters(player.email)).length;
      await ask('identity.askUnlock', player.email);
      // Nothing is paused yet, so there is nothing to write.
      expect((await letters(player.email)).length).toBe(before);
      await failThreeTimes(player.email);
      expect((await signIn(player.email)).errors['base']).toHaveProperty('locked');
      await ask('identity.askUnlock', player.email);
      const token = await tokenIn(player.email, 'unlock');
      expect((await unlock(token)).status).toBe(204);
      expect((await signIn(player.email)).status).toBe(201);
      await failThreeTimes(player.email);
      expect(keys((await unlock(token)).errors)).toEqual({ unlock_token: ['invalid'] });
      expect((await signIn(player.email)).errors['base']).toHaveProperty('locked');
    });
  });
});
