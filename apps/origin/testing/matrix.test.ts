import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallSpec } from '@cosmodrome/contract/call';
import { calls, type CallRequest } from '@cosmodrome/contract/calls';
import { ApiErrors } from '@cosmodrome/contract/errors';
import { anyEngine } from '@cosmodrome/database/testing';
import { addressOf, inputsOf, leastBody, leastParams } from './inputs.ts';
import { changeGroups } from '../src/profile/index.ts';
import { startCasino } from './casino.ts';
import type { TestClient } from './client.ts';
import type { TestOrigin } from './origin.ts';
import { testPayments } from './payments.ts';

type Break = CallRequest<'limits.set'>['body']['user_limit'];

/** Players of whom the rules know something more; the last three on a host that asks more years than their licence. */
type Who = 'tester' | 'excluded' | 'coolingOff' | 'tooYoung' | 'ofUnknownAge' | 'oldEnough';

const OF_21 = 'ee.cosmodrome.example';

const table = Object.entries<CallSpec>(calls);
const plain = { params: {}, query: {}, body: undefined };

/** Every call of the contract against the whole origin, by what the call declares. */
anyEngine((engine) => {
  let origin: TestOrigin;
  let player: TestClient;
  let people: Record<Who, TestClient> | null = null;
  const newPeople = async (): Promise<NonNullable<typeof people>> => {
    const [tester, excluded, coolingOff] = [await origin.signUp(), await origin.signUp(), await origin.signUp()];
    await changeGroups(origin.core.database.db, tester.player.id, { add: ['21'], remove: [] }, origin.clock.now());
    const set = (client: TestClient, user_limit: Break) => client.call('limits.set', { body: { user_limit } });
    await set(excluded.client, { type: 'selfexclusion', period: 'month_6' });
    await set(coolingOff.client, { type: 'coolingoff', period: 'week' });
    const visiting = async (date_of_birth?: string): Promise<TestClient> => {
      const { client } = await origin.signUp();
      const told = await client.call('profile.updatePlayer', {
        body: { player: date_of_birth ? { date_of_birth } : {} },
      });
      expect(told.status).toBe(200);
      client.host = OF_21;
      return client;
    };
    return {
      tester: tester.client,
      excluded: excluded.client,
      coolingOff: coolingOff.client,
      tooYoung: await visiting('2006-01-01'),
      ofUnknownAge: await visiting(),
      oldEnough: await visiting('1990-01-01'),
    };
  };
  const as = (who: Who): TestClient => {
    if (!people) throw new Error('nobody has signed up yet');
    return people[who];
  };
  beforeAll(async () => {
    origin = await startCasino({ engine, more: [testPayments().system], complete: true });
    return () => origin.close();
  }, 60_000);

  describe.each(table)('%s', (name, spec) => {
    beforeAll(async () => {
      const signedUp = await origin.signUp();
      player = signedUp.client;
      await origin.fund(signedUp.player.id, 'EUR', 100_000n);
      people ??= await newPeople();
    });
    afterAll(() => {
      if (name === 'identity.signOut') people = null;
    });
    const send = (client: TestClient, headers: Record<string, string> = {}) =>
      client.request(spec.method, addressOf(spec, plain), { headers, ...(spec.body && { text: '{}' }) });

    test('lets in whom it declares, and nobody else', async () => {
      const guest = await send(origin.client());
      if (spec.audience === 'player' || spec.audience === 'operator') expect(guest.status).toBe(401);
      else expect(guest.status).not.toBe(401);
      const signedIn = name === 'identity.signOut' ? null : await send(player);
      if (spec.audience === 'guest' || spec.audience === 'operator') expect(signedIn?.status).toBe(403);
      const forged = await send(origin.client(), { cookie: '_casino_session=forged-token' });
      if (spec.audience === 'player') expect(forged.status).toBe(401);
    });

    test('is closed to visitors of restricted countries where it declares so, signed in or not', async () => {
      const abroad = origin.client({ country: 'GB' });
      if (spec.audience === 'player') for (const [cookie, value] of player.cookies) abroad.cookies.set(cookie, value);
      // Signing out would end the player of the other tests.
      const { status } = name === 'identity.signOut' ? { status: 204 } : await send(abroad);
      if (spec.restrictedCountries) expect(status).not.toBe(403);
      else expect(status).toBe(403);
    });

    test('is open to a tester exactly as to every player', async () => {
      expect((await send(as('tester'))).status).toBe((await send(player)).status);
    });

    // Play for money and paying in are not, once the rest of the request is right: licences.test.ts has those.
    test('is closed to whoever is too young for the host, or of unknown age, where it declares so', async () => {
      if (!spec.closedToTooYoung) {
        const { status } = await send(as('oldEnough'));
        for (const who of ['tooYoung', 'ofUnknownAge'] as const) expect((await send(as(who))).status, who).toBe(status);
        return;
      }
      const params = leastParams(spec);
      const body = leastBody(spec);
      const text = body === undefined ? {} : { text: JSON.stringify(body) };
      const ask = async (who: Who): Promise<[number, string[]]> => {
        const answer = await as(who).request(spec.method, addressOf(spec, { ...plain, params }), text);
        const fields = answer.status < 400 ? {} : answer.errors;
        return [
          answer.status,
          Object.entries(fields).flatMap(([field, keys]) => Object.keys(keys).map((key) => `${field}.${key}`)),
        ];
      };
      expect(await ask('tooYoung')).toEqual([422, ['base.too_young_here']]);
      expect(await ask('ofUnknownAge')).toEqual([422, ['date_of_birth.required']]);
      const [, forOldEnough] = await ask('oldEnough');
      expect(forOldEnough).not.toContain('base.too_young_here');
      expect(forOldEnough).not.toContain('date_of_birth.required');
    });

    test('is closed to players on a break where it declares so, and nowhere else', async () => {
      const closed = spec.closedToExcluded;
      const least = leastBody(spec);
      const body = closed ? { ...(least as object), ...closed } : least;
      const text = body === undefined ? {} : { text: JSON.stringify(body) };
      const ask = async (client: TestClient): Promise<[number, string[]]> => {
        const answer = await client.request(
          spec.method,
          addressOf(spec, { ...plain, params: closed ? leastParams(spec) : {} }),
          text,
        );
        return [answer.status, answer.status < 400 ? [] : Object.keys(answer.errors['base'] ?? {})];
      };
      const [, forAnybody] = await ask(player);
      expect(forAnybody).not.toContain('self_excluded');
      for (const [who, key] of [
        ['excluded', 'self_excluded'],
        ['coolingOff', 'cooling_off'],
      ] as const) {
        const [status, keys] = await ask(as(who));
        if (closed) expect([status, keys]).toEqual([422, [key]]);
        else expect(keys).not.toContain(key);
        // A break is no sign-out.
        if (spec.audience === 'player') expect(status).not.toBe(401);
      }
    });

    if (spec.method !== 'GET')
      test('takes no unsafe request from elsewhere', async () => {
        expect((await send(player, { origin: 'https://evil.test' })).status).toBe(403);
        expect((await send(player, { 'x-requested-with': '' })).status).toBe(403);
      });

    test('answers anything with a clear answer, never with a failure', async () => {
      await fc.assert(
        fc.asyncProperty(inputsOf(spec), fc.boolean(), async (input, asPlayer) => {
          const text = JSON.stringify(input.body);
          const client = asPlayer ? player : origin.client();
          const kept = new Map(client.cookies);
          const answer = await client.request(spec.method, addressOf(spec, input), {
            ...(text !== undefined && { text }),
          });
          client.cookies.clear();
          for (const [cookie, value] of kept) client.cookies.set(cookie, value);
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) {
            expect(ApiErrors.parse(answer.raw)).toEqual(answer.raw);
            expect(JSON.stringify(answer.raw)).not.toMatch(/\bat .*\.ts|node_modules|select |insert /);
          }
        }),
        { numRuns: 40 },
      );
    }, 60_000);
  });
});
