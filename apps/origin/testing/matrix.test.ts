import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallSpec } from '@cosmodrome/contract/call';
import { calls } from '@cosmodrome/contract/calls';
import { ApiErrors } from '@cosmodrome/contract/errors';
import { eachEngine } from '@cosmodrome/database/testing';
import { addressOf, inputsOf } from './inputs.ts';
import { startCasino } from './casino.ts';
import type { TestClient } from './client.ts';
import type { TestOrigin } from './origin.ts';
import { testPayments } from './payments.ts';

const table = Object.entries<CallSpec>(calls);
const plain = { params: {}, query: {}, body: undefined };

/** Every call of the contract against the whole origin, by what the call declares. */
eachEngine((engine) => {
  let origin: TestOrigin;
  let player: TestClient;
  beforeAll(async () => {
    origin = await startCasino({ engine, more: [testPayments().system], complete: true });
    return () => origin.close();
  }, 60_000);

  describe.each(table)('%s', (name, spec) => {
    beforeAll(async () => {
      const signedUp = await origin.signUp();
      player = signedUp.client;
      await origin.fund(signedUp.player.id, 'EUR', 100_000n);
    });
    const send = (client: TestClient, headers: Record<string, string> = {}) =>
      client.request(spec.method, addressOf(spec, plain), { headers, ...(spec.body && { text: '{}' }) });

    test('lets in whom it declares, and nobody else', async () => {
      const guest = await send(origin.client());
      if (spec.audience === 'player') expect(guest.status).toBe(401);
      else expect(guest.status).not.toBe(401);
      const signedIn = name === 'account.signOut' ? null : await send(player);
      if (spec.audience === 'guest') expect(signedIn?.status).toBe(403);
      const forged = await send(origin.client(), { cookie: '_casino_session=forged-token' });
      if (spec.audience === 'player') expect(forged.status).toBe(401);
      if (!spec.restrictedCountries && spec.audience !== 'player') {
        expect((await send(origin.client({ country: 'GB' }))).status).toBe(403);
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
