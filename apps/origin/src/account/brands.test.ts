import { eachEngine } from '@cosmodrome/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, startOrigin, type TestOrigin } from '../../testing/origin.ts';

const AURALUNE = 'auralune.example';
const MIRROR = 'orbit.cosmodrome.example';

/** Who is behind a host is data: what a player gets carries the brand of the name that was visited. */
eachEngine((engine) => {
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
  const joined = (host: string) => origin.signUp({}, origin.client({ host }));

  test('letters are written by the brand, and lead to the name that the player knows', async () => {
    const { client, player } = await joined(AURALUNE);
    const confirmation = await newest(player.email);
    expect(confirmation.text).toContain('Auralune');
    expect(confirmation.html).toContain(`https://${AURALUNE}/en/confirmation?`);
    expect(confirmation.text + confirmation.subject).not.toContain('Cosmodrome');

    const loss = (cents: number) => ({
      user_limit: {
        type: 'loss' as const,
        period: 'day' as const,
        accounts: [{ currency: 'EUR', amount_cents: cents }],
      },
    });
    await client.call('limits.set', { body: loss(100) });
    await client.call('limits.set', { body: loss(200) });
    const limit = await newest(player.email);
    expect(limit.text).toContain(`https://${AURALUNE}/profile/limits/confirm?token=`);
    expect(limit.text).not.toContain('Cosmodrome');
  });

  test('who asks under another name is answered by its brand; under no listed name, by the account’s own', async () => {
    const { player } = await joined(AURALUNE);
    const remind = async (host?: string) => {
      await origin.client(host === undefined ? {} : { host }).call('account.remind', {
        body: { user: { email: player.email } },
      });
      return (await newest(player.email)).text;
    };
    expect(await remind(MIRROR)).toContain(`https://${MIRROR}/en/new-password?`);
    expect(await remind()).toContain(`https://${AURALUNE}/en/new-password?`);
  });

  test('a name that nobody listed never stands in a letter', async () => {
    const { player } = await origin.signUp();
    await origin.client({ host: 'evil.test' }).call('account.remind', {
      body: { user: { email: player.email } },
    });
    const { text } = await newest(player.email);
    expect(text).not.toContain('evil.test');
    expect(text).toContain('http://localhost:3000/en/new-password?');
    expect(text).toContain('Cosmodrome');
  });

  test('browsers list passkeys, and authenticators their codes, under the brand', async () => {
    for (const [host, brand] of [
      [AURALUNE, 'Auralune'],
      [MIRROR, 'Cosmodrome'],
      ['casino.test', 'Cosmodrome'],
    ] as const) {
      const { client } = await joined(host);
      const options = await client.call('account.passkeyOptions', { body: { current_password: PASSWORD } });
      expect(options.body.rp).toEqual({ name: brand, id: host });
      const uri = new URL((await client.call('account.twoFactor')).body.data ?? '');
      expect(uri.searchParams.get('issuer')).toBe(brand);
    }
  });
});
