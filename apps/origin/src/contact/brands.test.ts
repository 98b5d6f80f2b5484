import { anyEngine } from '@cosmodrome/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountHost, siteAddress } from '../adapters/mail/open.ts';
import { originEnvironment } from '../kernel/config.ts';
import { readEnvironment } from '../kernel/environment.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD, startOrigin, type TestOrigin } from '../../testing/origin.ts';

const AURALUNE = 'auralune.example';
const MIRROR = 'orbit.cosmodrome.example';

/** Who is behind a host is data: what a player gets carries the brand of the name that was visited. */
anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
  }, 60_000);
  afterAll(() => origin.close());

  const newest = async (to: string): Promise<{ subject: string; text: string; html: string }> => {
    await origin.core.relay.drain();
    for (const { name, run } of origin.jobs) if (name.includes('limits')) await run();
    const { rows } = await sql<{ subject: string; text: string; html: string }>`
      select subject, text, html from mailbox where "to" = ${to} order by id desc limit 1`.execute(
      origin.core.database.db,
    );
    const [letter] = rows;
    if (!letter) throw new Error('no letter came');
    return letter;
  };
  const loss = (cents: number) => ({
    user_limit: {
      type: 'loss' as const,
      period: 'day' as const,
      accounts: [{ currency: 'EUR', amount_cents: cents }],
    },
  });
  const joined = (host: string) => origin.signUp({}, origin.client({ host }));

  test('letters are written by the brand, and lead to the name that the player knows', async () => {
    const { client, player } = await joined(AURALUNE);
    const confirmation = await newest(player.email);
    expect(confirmation.text).toContain('Auralune');
    expect(confirmation.html).toContain(`https://${AURALUNE}/en/confirmation?`);
    expect(confirmation.text + confirmation.subject).not.toContain('Cosmodrome');

    await client.call('limits.set', { body: loss(100) });
    await client.call('limits.set', { body: loss(200) });
    const limit = await newest(player.email);
    expect(limit.text).toContain(`https://${AURALUNE}/en/profile/limits/confirm?token=`);
    expect(limit.text).not.toContain('Cosmodrome');
  });

  test('who asks under another name is answered by its brand; under no listed name, by the account’s own', async () => {
    const { player } = await joined(AURALUNE);
    const remind = async (host?: string) => {
      await origin.client(host === undefined ? {} : { host }).call('identity.remind', {
        body: { user: { email: player.email } },
      });
      return (await newest(player.email)).text;
    };
    expect(await remind(MIRROR)).toContain(`https://${MIRROR}/en/new-password?`);
    expect(await remind()).toContain(`https://${AURALUNE}/en/new-password?`);
  });

  /** Each way to be written to, asked from a browser that is signed in. */
  const letters = {
    restore: (email: string, client: TestClient) => client.call('identity.remind', { body: { user: { email } } }),
    confirmation: (email: string, client: TestClient) =>
      client.call('contact.resendConfirmation', { body: { user: { email } } }),
    unlock: async (email: string, client: TestClient) => {
      const stranger = origin.client();
      for (const attempt of [1, 2, 3, 4]) {
        const user = { email, password: `Wrong-password-${attempt}` };
        await stranger.call('identity.signIn', { body: { user } });
      }
      return client.call('identity.askUnlock', { body: { user: { email } } });
    },
    'raised limit': async (_email: string, client: TestClient) => {
      await client.call('limits.set', { body: loss(100) });
      return client.call('limits.set', { body: loss(200) });
    },
    'removed limit': async (_email: string, client: TestClient) => {
      const [limit] = (await client.call('limits.set', { body: loss(100) })).body;
      return client.call('limits.remove', { params: { id: limit?.id ?? 0 } });
    },
  };
  const kinds = Object.keys(letters) as (keyof typeof letters)[];
  /** Where the links of the letter lead. */
  const leadsTo = async (kind: keyof typeof letters, askedAt: string, openedAt = AURALUNE): Promise<string[]> => {
    const { client, player } = await joined(openedAt);
    // The letter of the registration is another one.
    await newest(player.email);
    client.host = askedAt;
    const { status } = await letters[kind](player.email, client);
    expect([kind, status < 300]).toEqual([kind, true]);
    const { text, html } = await newest(player.email);
    const links = `${text} ${html}`.match(/https?:\/\/[^\s"'<]+(?=\/[^\s"'<]*token=)/g) ?? [];
    return [...new Set(links.map((link) => new URL(link).origin))];
  };

  test.each(kinds)('a %s letter leads to the name where it was asked', async (kind) => {
    expect(await leadsTo(kind, MIRROR)).toEqual([`https://${MIRROR}`]);
    expect(await leadsTo(kind, AURALUNE)).toEqual([`https://${AURALUNE}`]);
  });

  test.each(kinds)(
    'a %s letter never leads to a name that nobody listed',
    async (kind) => {
      for (const foreign of ['evil.test', `${MIRROR}.evil.test`, `evil-${MIRROR}`]) {
        expect(await leadsTo(kind, foreign)).toEqual([`https://${AURALUNE}`]);
        expect(await leadsTo(kind, foreign, '192.168.1.5:3000')).toEqual(['http://192.168.1.5:3000']);
      }
    },
    60_000,
  );

  test('an address that was only visited follows the next sign-in, and a wrong host is none', async () => {
    const { player } = await joined('127.0.0.1:3000');
    const letterAfter = async (host: string): Promise<string> => {
      const user = { email: player.email, password: PASSWORD };
      expect(
        (await origin.client({ host, ip: '198.51.100.9' }).call('identity.signIn', { body: { user } })).status,
      ).toBe(201);
      await origin.client({ host: 'evil.test' }).call('identity.remind', { body: { user: { email: player.email } } });
      return (await newest(player.email)).text;
    };
    expect(await letterAfter('127.0.0.1:3000')).toContain('http://127.0.0.1:3000/en/new-password?');
    expect(await letterAfter('station.local')).toContain('http://station.local/en/new-password?');
    expect(accountHost(origin.core.environment, null, 'http://a"b')).toBeNull();
  });

  test('browsers list passkeys, and authenticators their codes, under the brand', async () => {
    for (const [host, brand] of [
      [AURALUNE, 'Auralune'],
      [MIRROR, 'Cosmodrome'],
      ['casino.test', 'Cosmodrome'],
    ] as const) {
      const { client } = await joined(host);
      const options = await client.call('identity.passkeyOptions', { body: { current_password: PASSWORD } });
      expect(options.body.rp).toEqual({ name: brand, id: host });
      const uri = new URL((await client.call('identity.twoFactor')).body.data ?? '');
      expect(uri.searchParams.get('issuer')).toBe(brand);
    }
  });
});

test('with SITE_URL no letter leads to an address that was only visited', () => {
  const environment = readEnvironment(originEnvironment, { SITE_URL: 'https://casino.example' });
  expect(accountHost(environment, null, 'http://evil.test')).toBeNull();
  expect(accountHost(environment, MIRROR, 'http://evil.test')).toBe(MIRROR);
  expect(siteAddress(environment, 'http://127.0.0.1:3000')).toBe('https://casino.example');
});
