import { anyEngine } from '@cosmodrome/database/testing';
import { REGISTRATION_EXTRAS } from '@cosmodrome/rules/identity/registration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentWithPolicies } from '../../testing/content.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD, startOrigin, type TestOrigin } from '../../testing/origin.ts';

const CW = 'cosmodrome.example';
const EE = 'ee.cosmodrome.example';
const BASE = ['email', 'password', 'country', 'currency', 'terms_acceptance', 'age_acceptance'];

const keys = (errors: Record<string, Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, of]) => [field, Object.keys(of)]));

/** Registration asks what the host's policy names, and nothing else. */
anyEngine((engine) => {
  let origin: TestOrigin;
  let people = 0;
  beforeAll(async () => {
    const CONTENT_DIR = contentWithPolicies({
      // Written in another order than they are asked.
      CW: { registration: ['date_of_birth', 'first_name'] },
      EE: { registration: ['date_of_birth', 'personal_id_number', 'postal_code', 'gender'] },
    });
    origin = await startOrigin({ engine, env: { CONTENT_DIR } });
  }, 60_000);
  afterAll(() => origin.close());

  const register = (told: object, host = CW, client: TestClient = origin.client({ host })) => {
    people += 1;
    const user = {
      email: `asked-${people}@example.com`,
      password: PASSWORD,
      country: 'DE',
      currency: 'EUR',
      terms_acceptance: true,
      age_acceptance: true,
      ...told,
    };
    return client.call('identity.register', { body: { user } });
  };
  const asked = async (host: string) =>
    (await origin.client({ host }).call('profile.playerFields')).body.contexts['registration'];

  test('the context of registration is the host’s', async () => {
    expect(await asked(CW)).toEqual([...BASE, 'first_name', 'date_of_birth']);
    expect(await asked(EE)).toEqual([...BASE, 'date_of_birth', 'gender', 'personal_id_number', 'postal_code']);
  });

  test('every field that can be asked is described', async () => {
    const { fields } = (await origin.client().call('profile.playerFields')).body;
    expect(fields.map(({ field }) => field)).toEqual(expect.arrayContaining([...REGISTRATION_EXTRAS]));
  });

  describe('an account', () => {
    test('is not opened without what is asked: each field says so, blanks are nothing', async () => {
      const client = origin.client({ host: CW });
      const empty = await register({}, CW, client);
      expect([empty.status, keys(empty.errors)]).toEqual([
        422,
        { first_name: ['required'], date_of_birth: ['required'] },
      ]);
      const blank = await register({ first_name: '  ', date_of_birth: '' }, CW, client);
      expect(keys(blank.errors)).toEqual({ first_name: ['required'], date_of_birth: ['required'] });
      expect((await client.call('profile.player')).body).not.toHaveProperty('id');
    });

    test('keeps what was asked, in the wire’s own form', async () => {
      const { status, body } = await register({ first_name: ' Ada ', date_of_birth: '10/12/1990' });
      expect(status).toBe(201);
      expect(body).toMatchObject({ first_name: 'Ada', date_of_birth: '1990-12-10', last_name: null });
    });

    test('of fields that are set once keeps the first value', async () => {
      const client = origin.client({ host: CW });
      await register({ first_name: 'Ada', date_of_birth: '1990-12-10' }, CW, client);
      const edit = { first_name: 'Eve', date_of_birth: '1991-12-10' };
      const { status, errors } = await client.call('profile.updatePlayer', { body: { player: edit } });
      expect([status, keys(errors)]).toEqual([422, { first_name: ['already_set'], date_of_birth: ['already_set'] }]);
    });

    test('takes nothing that was not asked', async () => {
      const { status, body } = await register({
        first_name: 'Ada',
        date_of_birth: '1990-12-10',
        last_name: 'Ray',
        gender: 'f',
        address: 'Sternweg 7',
        postal_code: '10115',
        city: 'Berlin',
        mobile_phone: '+49 30 1234567',
        personal_id_number: '38001085718',
        iban: 'LT121000011101001000',
        state: 'Berlin',
        verified: true,
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        last_name: null,
        gender: null,
        address: null,
        postal_code: null,
        city: null,
        mobile_phone: null,
        personal_id_number: null,
        iban: null,
        state: null,
        verified: false,
      });
      // What was not asked is not read either: it cannot be wrong.
      const odd = { first_name: 'Ada', date_of_birth: '1990-12-10', last_name: '<>', postal_code: '?' };
      expect((await register(odd)).status).toBe(201);
    });

    test.each([
      [{ first_name: 'A<b>', date_of_birth: '1990-12-10' }, { first_name: ['invalid_characters'] }],
      [{ first_name: 'Ada', date_of_birth: '31/02/1990' }, { date_of_birth: ['birthday_invalid'] }],
      [{ first_name: 'Ada', date_of_birth: '1890-01-01' }, { date_of_birth: ['birthday_invalid'] }],
    ])('%j is told as %j', async (told, expected) => {
      const { status, errors } = await register(told);
      expect([status, keys(errors)]).toEqual([422, expected]);
    });

    const estonian = { personal_id_number: '38001085718', postal_code: '10115', gender: 'f' as const };
    test('checks a postal code and a number as the profile does', async () => {
      const { errors } = await register(
        { ...estonian, date_of_birth: '1980-01-08', personal_id_number: '123', postal_code: 'K1A 0B1' },
        EE,
      );
      expect(keys(errors)).toEqual({ personal_id_number: ['personal_id'], postal_code: ['postal_code'] });
      const { status, body } = await register({ ...estonian, date_of_birth: '08/01/1980' }, EE);
      expect(status).toBe(201);
      expect(body).toMatchObject({ ...estonian, date_of_birth: '1980-01-08', license_name: 'EE', first_name: null });
    });

    test('belongs to somebody old enough for the licence: 18 or 21, to the day', async () => {
      const years = (count: number, days: number): string => {
        const date = new Date(origin.clock.now());
        date.setUTCFullYear(date.getUTCFullYear() - count);
        date.setUTCDate(date.getUTCDate() + days);
        return date.toISOString().slice(0, 10);
      };
      const told = async (host: string, date_of_birth: string, more: object) => {
        const answer = await register({ ...more, date_of_birth }, host);
        return answer.status === 201 ? 201 : keys(answer.errors);
      };
      const young = { date_of_birth: ['too_young'] };
      expect(await told(CW, years(18, 0), { first_name: 'Ada' })).toBe(201);
      expect(await told(CW, years(18, 1), { first_name: 'Ada' })).toEqual(young);
      expect(await told(EE, years(21, 0), estonian)).toBe(201);
      expect(await told(EE, years(21, 1), estonian)).toEqual(young);
      expect(await told(EE, years(18, 0), estonian)).toEqual(young);
    });

    test('opened twice by one press is one account with what was told first', async () => {
      const client = origin.client({ host: CW });
      const user = {
        email: 'asked-twice@example.com',
        password: PASSWORD,
        country: 'DE',
        currency: 'EUR',
        terms_acceptance: true,
        age_acceptance: true,
        first_name: 'Ada',
        date_of_birth: '1990-12-10',
      };
      const send = (form: typeof user) =>
        client.call('identity.register', { body: { user: form } }, { key: 'one-press-of-a-button' });
      const first = await send(user);
      const again = await send(user);
      expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
      expect((await client.call('profile.player')).body).toMatchObject({ first_name: 'Ada' });
    });
  });
});
