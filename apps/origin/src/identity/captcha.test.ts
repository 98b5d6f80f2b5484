import { beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { captchaAfter, freeLetters, freeRegistrations } from '@cosmodrome/rules/identity/captcha-policy';
import { CAPTCHA_LIFE_MS, search } from '@cosmodrome/rules/identity/proof-of-work';
import { addressThrottle } from '@cosmodrome/rules/identity/sign-in-throttle';
import { PASSWORD, startOrigin, type TestOrigin } from '../../testing/origin.ts';

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine, env: { CAPTCHA: 'true' } });
    return () => origin.close();
  }, 60_000);

  let networks = 0;
  /** Somebody from an address nobody has come from yet. */
  const stranger = () => origin.client({ ip: `198.51.${Math.floor((networks += 1) / 250)}.${networks % 250}` });
  const solved = async (): Promise<string> => {
    const { challenge, bits } = (await origin.client().call('identity.captcha')).body;
    const answer = search(challenge, bits, 0, 2 ** 24);
    return `${challenge}:${answer}`;
  };
  const signIn = (email: string, password: string, captcha?: string, client = stranger()) =>
    client.call('identity.signIn', { body: { user: { email, password, ...(captcha && { captcha }) } } });
  const keys = (errors: Record<string, Record<string, string>>) =>
    Object.entries(errors).map(([field, of]) => `${field}.${Object.keys(of).join()}`);
  /** An account whose next sign-in needs a captcha. */
  const suspicious = async (): Promise<string> => {
    const { player } = await origin.signUp({}, stranger());
    for (let time = 0; time < captchaAfter.account; time += 1) await signIn(player.email, 'Wrong-2026!');
    return player.email;
  };

  describe('a sign-in', () => {
    test('needs one after failures, the right password too, whether or not the account exists', async () => {
      const email = await suspicious();
      for (let time = 0; time < captchaAfter.account; time += 1) await signIn('nobody@example.com', 'Wrong-2026!');
      const known = await signIn(email, PASSWORD);
      const unknown = await signIn('nobody@example.com', PASSWORD);
      expect(keys(known.errors)).toEqual(['captcha.required']);
      expect([unknown.status, unknown.raw]).toEqual([known.status, known.raw]);
      expect((await signIn(email, PASSWORD, await solved())).status).toBe(201);
      // Signed in: the failures are forgotten.
      expect((await signIn(email, PASSWORD)).status).toBe(201);
    });

    test('of one address needs one, whatever accounts are tried', async () => {
      const client = stranger();
      for (let time = 0; time < captchaAfter.address; time += 1) {
        await signIn(`stuffed-${time}@example.com`, 'Leaked-2026!', undefined, client);
      }
      expect(keys((await signIn('stuffed-next@example.com', 'Leaked-2026!', undefined, client)).errors)).toEqual([
        'captcha.required',
      ]);
      origin.clock.advance(addressThrottle.withinMs);
      expect(keys((await signIn('stuffed-next@example.com', 'Leaked-2026!', undefined, client)).errors)).toEqual([
        'base.invalid_credentials,tries_left',
      ]);
    });

    test('lets a neighbour in whatever others of the network address have tried', async () => {
      const network = stranger();
      const { player } = await origin.signUp({}, stranger());
      for (let time = 0; time < addressThrottle.failures + 2; time += 1) {
        const captcha = time < captchaAfter.address ? undefined : await solved();
        await signIn(`stuffed-${time}@example.com`, 'Leaked-2026!', captcha, network);
      }
      expect(keys((await signIn(player.email, PASSWORD, undefined, network)).errors)).toEqual(['captcha.required']);
      expect((await signIn(player.email, PASSWORD, await solved(), network)).status).toBe(201);
    });

    test('takes a solution once, also of two at the same time', async () => {
      const [first, second] = [await suspicious(), await suspicious()];
      const captcha = await solved();
      const answers = await Promise.all([signIn(first, PASSWORD, captcha), signIn(second, PASSWORD, captcha)]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422]);
      expect(keys((await signIn(await suspicious(), PASSWORD, captcha)).errors)).toEqual(['captcha.invalid']);
    });

    test('takes none that is too old, unsolved, of another challenge, or made up', async () => {
      const email = await suspicious();
      const refused = async (captcha: string) => keys((await signIn(email, PASSWORD, captcha)).errors);
      const late = await solved();
      const [challenge = ''] = late.split(':');
      const [until = '', ...rest] = challenge.split('.');
      const wrong = Array.from({ length: 50 }, (_, n) => `${challenge}:${n}`).find((each) => each !== late) ?? '';
      for (const each of [wrong, `${Number(until) + 1}.${rest.join('.')}:1`, 'x', '1:1', `${late}0`, 'é'.repeat(100)]) {
        expect(await refused(each)).toEqual(['captcha.invalid']);
      }
      origin.clock.advance(CAPTCHA_LIFE_MS);
      expect(await refused(late)).toEqual(['captcha.invalid']);
      expect((await signIn(email, PASSWORD, await solved())).status).toBe(201);
    });
  });

  const open = (client: ReturnType<typeof stranger>, captcha?: string) => {
    const user = { email: `many-${Math.random()}@example.com`, password: PASSWORD, country: 'DE', currency: 'EUR' };
    const accepted = { terms_acceptance: true, age_acceptance: true, ...(captcha && { captcha }) };
    return client.call('identity.register', { body: { user: { ...user, ...accepted } } });
  };

  test('accounts need one when a network address has opened several', async () => {
    const network = stranger();
    for (let time = 0; time < freeRegistrations.failures; time += 1) {
      expect((await open(network)).status).toBe(201);
      await network.call('identity.signOut');
    }
    expect(keys((await open(network)).errors)).toEqual(['captcha.required']);
    expect((await open(network, await solved())).status).toBe(201);
    expect((await open(stranger())).status).toBe(201);
  });

  test('letters need one when a network address has asked for several', async () => {
    const network = stranger();
    const remind = (captcha?: string) =>
      network.call('identity.remind', {
        body: { user: { email: `many-${Math.random()}@example.com`, ...(captcha && { captcha }) } },
      });
    for (let time = 0; time < freeLetters.failures; time += 1) expect((await remind()).status).toBe(204);
    expect(keys((await remind()).errors)).toEqual(['captcha.required']);
    expect((await remind(await solved())).status).toBe(204);
  });

  test('what was taken is forgotten when it has run out', async () => {
    await signIn(await suspicious(), PASSWORD, await solved());
    const left = async () =>
      (await origin.core.database.db.selectFrom('used_captchas').select('expires_at').execute()).length;
    expect(await left()).toBeGreaterThan(0);
    origin.clock.advance(CAPTCHA_LIFE_MS + 1);
    await origin.jobs.find(({ name }) => name === 'forget used captchas')?.run();
    expect(await left()).toBe(0);
  });
});
