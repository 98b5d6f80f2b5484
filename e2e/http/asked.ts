import { CookieJar } from '@cosmodrome/contract/cookie-jar';
import { expect, test } from 'vitest';
import { newEmail, password } from '../fixtures/player.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { ASKED, ASKING, type OpenCasino } from './open-casino.ts';

/** Joining by the form of the document, without script, where the host asks for more than an address and a password. */
export function asked(casino: OpenCasino): void {
  const from = { 'x-forwarded-host': ASKING.host };

  test('a form that is sent without script asks what the host asks, and keeps it', async () => {
    const email = newEmail();
    const always = { email, password, country: 'EE', currency: 'EUR', terms_acceptance: 'on' };
    const post = (fields: Readonly<Record<string, string>>): Promise<Response> =>
      fetch(`${casino.url}/en/sign-up`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...from, accept: 'text/html', origin: `http://${ASKING.host}` },
        body: new URLSearchParams({ ...always, ...fields }),
      });
    const form = await (await fetch(`${casino.url}/en/sign-up`, { headers: { ...from, accept: 'text/html' } })).text();
    const named = (html: string, name: string): string =>
      new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    for (const name of ['email', 'password', 'terms_acceptance', ...ASKED])
      expect(named(form, name), name).not.toBe('');

    const refused = await post({ first_name: 'Ada', date_of_birth: '31/02/1990' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('Enter a real date, like 31/12/1990.');
    expect(named(html, 'first_name')).toContain('value="Ada"');
    expect(named(html, 'date_of_birth')).toContain('value="31/02/1990"');

    const taken = await post({ first_name: 'Ada', date_of_birth: '10/12/1990' });
    expect(taken.status).toBe(303);
    const visitor = new Visitor(casino.url);
    const cookies = new CookieJar();
    cookies.keep(taken.headers);
    visitor.take([...cookies].map(([name, value]) => ({ name, value })));
    const { body } = await visitor.call('profile.player', {}, { headers: from });
    expect(body).toMatchObject({ email, first_name: 'Ada', date_of_birth: '1990-12-10' });
  });
}
