import { beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { startCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { tellDetails, type TestOrigin } from '../../testing/origin.ts';
import { testPayments } from '../../testing/payments.ts';
import { publishTerms } from './index.ts';

const keys = (errors: Record<string, Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, of]) => [field, Object.keys(of)]));

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startCasino({
      engine,
      more: [testPayments().system],
      complete: true,
      server: { requiredFields: ['city', 'state'] },
    });
    return () => origin.close();
  }, 60_000);
  const player = async (client: TestClient) => {
    const { body } = await client.call('profile.player');
    if (!('id' in body)) throw new Error('nobody is signed in');
    return body;
  };

  describe('personal data', () => {
    test('is asked before a cashout in a fiat currency, by the origin too', async () => {
      const { client, player: owner } = await origin.signUp();
      await origin.fund(owner.id, 'EUR', 5_000n);
      const cashout = () =>
        client.call('cashbox.start', {
          body: {
            action: 'cashout',
            method: 'e-wallet',
            currency: 'EUR',
            amount_cents: 2_000,
            fields: { wallet_account: 'me@wallet.example' },
          },
        });
      const refused = await cashout();
      expect(refused.status).toBe(422);
      expect(keys(refused.errors)).toMatchObject({ first_name: ['required'], mobile_phone: ['required'] });
      expect(refused.errors).not.toHaveProperty('country');
      await tellDetails(client);
      expect((await cashout()).status).toBe(201);
    });

    test('every field is held to its rule, whoever sends it', async () => {
      const { client } = await origin.signUp({ country: 'EE' });
      const edit = (fields: Record<string, string>) =>
        client.call('profile.updatePlayer', { body: { player: fields } });
      const wrong = {
        nickname: 'a_b',
        first_name: '<b>',
        date_of_birth: '31/02/1990',
        address: '<script>',
        postal_code: '1',
        mobile_phone: '123',
        personal_id_number: '3800101',
        iban: 'EE38 2200 2210 2014 5686',
      };
      expect(keys((await edit(wrong)).errors)).toEqual({
        nickname: ['invalid_characters'],
        first_name: ['invalid_characters'],
        date_of_birth: ['birthday_invalid'],
        address: ['invalid_characters'],
        postal_code: ['postal_code'],
        mobile_phone: ['phone_invalid'],
        personal_id_number: ['personal_id'],
        iban: ['iban_invalid'],
      });
      const right = await edit({ iban: 'ee38 2200 2210 2014 5685', personal_id_number: '38001085718' });
      expect(right.body).toMatchObject({ iban: 'EE382200221020145685', personal_id_number: '38001085718' });
      expect(keys((await edit({ personal_id_number: '38001085719' })).errors)).toEqual({
        personal_id_number: ['already_set'],
      });
    });

    test('an account in Lithuania puts its owner into the group for it', async () => {
      const { client } = await origin.signUp();
      const answer = await client.call('profile.updatePlayer', { body: { player: { iban: 'LT121000011101001000' } } });
      expect(answer.body.statuses.map(({ id }) => id)).toContain('1101');
    });

    test('a studio’s fields are a context of their own', async () => {
      const { contexts } = (await origin.client().call('profile.playerFields')).body;
      const studios = Object.entries(contexts).filter(([, fields]) => fields.join() === 'city,state');
      expect(studios.length).toBeGreaterThan(0);
      expect(contexts['registration']).toContain('email');
    });
  });

  test('terms that were changed are missed until they are accepted', async () => {
    const { client } = await origin.signUp();
    const accept = (terms_acceptance: boolean) =>
      client.call('profile.updateDetails', { body: { user: { terms_acceptance } } });
    expect((await player(client)).auth_fields_missed).toEqual([]);
    origin.clock.advance(1_000);
    await publishTerms(origin.core.database.db, origin.clock.now());
    origin.clock.advance(1_000);
    expect((await player(client)).auth_fields_missed).toEqual(['terms_acceptance']);
    expect(keys((await accept(false)).errors)).toEqual({ terms_acceptance: ['must_be_checked'] });
    expect((await accept(true)).body.auth_fields_missed).toEqual([]);
    expect((await origin.signUp()).player.auth_fields_missed).toEqual([]);
  });

  test('offers are off until they are wanted, each by itself', async () => {
    const { client } = await origin.signUp();
    const none = {
      receive_promos: false,
      receive_sms_promos: false,
      receive_promos_via_phone_calls: false,
      agreed_to_partner_promotions: false,
    };
    expect((await client.call('contact.subscriptions')).body).toEqual(none);
    const some = await client.call('contact.updateSubscriptions', { body: { receive_sms_promos: true } });
    expect(some.body).toEqual({ ...none, receive_sms_promos: true });
    expect((await player(client)).receive_sms_promos).toBe(true);
    const wanted = { receive_promos_via_phone_calls: true, agreed_to_partner_promotions: true };
    const chosen = await origin.signUp(wanted);
    expect((await chosen.client.call('contact.subscriptions')).body).toEqual({ ...none, ...wanted });
  });

  test('the language is one that is offered', async () => {
    const { client } = await origin.signUp();
    const set = (locale: string) => client.call('profile.updateLocale', { body: { locale } });
    expect((await set('de')).body.language).toBe('de');
    expect(keys((await set('xx')).errors)).toEqual({ locale: ['unknown'] });
    expect((await player(client)).language).toBe('de');
  });
});
