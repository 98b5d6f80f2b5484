import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallSpec } from '@cosmodrome/contract/call';
import { calls } from '@cosmodrome/contract/calls';
import { anyEngine } from '@cosmodrome/database/testing';
import { changeGroups } from '../src/profile/index.ts';
import { startCasino, type TestCasino } from './casino.ts';
import type { TestClient } from './client.ts';
import { addressOf, inputsOf, leastBody } from './inputs.ts';
import { ownedRows, ownedTables } from './owned-rows.ts';
import { PNG } from './papers.ts';
import { testPayments } from './payments.ts';

const table = Object.entries<CallSpec>(calls);

/** What no request may write, smuggled into every object of a body and into every search. */
const SMUGGLED = {
  id: 1,
  player_id: 1,
  email: 'other@example.com',
  country: 'AT',
  currency: 'USD',
  license_name: 'EE',
  verified: true,
  confirmed_at: '2026-01-01T00:00:00.000Z',
  can_issue_bonuses: false,
  autoregistered: true,
  statuses: [{ id: '759' }],
  groups: ['21'],
  level: 'level_12',
  amount_cents: 1_000_000,
  password_hash: 'x',
  stag: 'other',
};

/** Calls whose parameter names what everybody may ask about: the answer is the caller's own part of it. */
const EVERYBODYS: ReadonlySet<string> = new Set(['lotteries.status', 'tournaments.status']);

/** Columns that a player fills in and chooses. */
const FILLED_IN = new Set([
  'nickname',
  'first_name',
  'last_name',
  'date_of_birth',
  'gender',
  'city',
  'address',
  'postal_code',
  'state',
  'mobile_phone',
  'personal_id_number',
  'iban',
  'language',
  'receive_promos',
  'receive_sms_promos',
  'receive_promos_via_phone_calls',
  'agreed_to_partner_promotions',
]);

/** Columns of the caller that a call changes because that is what it is for. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'bonuses.settings': ['can_issue_bonuses'],
  'limits.set': ['session_minutes'],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body with the smuggled fields beside the real ones, at every depth. */
function withSmuggled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSmuggled);
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([name, each]) => [name, withSmuggled(each)]);
  return { ...SMUGGLED, ...Object.fromEntries(inner) };
}

const paramsOf = (spec: CallSpec): Record<string, unknown> =>
  Object.fromEntries(Object.keys(spec.params?.shape ?? {}).map((param) => [param, 'x']));

/** Every call, made by a player, with what is not the player's: generated from the contract, so no call is forgotten. */
anyEngine((engine) => {
  let origin: TestCasino;
  /** Every table that says whose its rows are; a table of tomorrow is among them. */
  let theirTables: readonly string[];
  let victim: { client: TestClient; playerId: number; ids: string[] };

  /** All that is known of a player but what the player fills in: a column of tomorrow is among them. */
  const facts = async (playerId: number): Promise<Record<string, unknown>> => {
    const { rows } = await sql<Record<string, unknown>>`
      select p.*, (select string_agg(group_id, ',' order by group_id) from player_groups g where g.player_id = ${playerId}) as groups
      from players p where p.id = ${playerId}`.execute(origin.core.database.db);
    return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([column]) => !FILLED_IN.has(column)));
  };
  const money = async (playerId: number): Promise<bigint> => {
    const { rows } = await sql<{ sum: bigint }>`
      select coalesce(sum(real_balance + bonus_balance), 0)::bigint as sum from ledger_wallets where player_id = ${playerId}`.execute(
      origin.core.database.db,
    );
    return BigInt(rows[0]?.sum ?? 0);
  };
  /** Everything of the victim, as text: whatever changes in it was changed by somebody else. */
  const everything = async (): Promise<string> =>
    JSON.stringify(await ownedRows(origin.core.database.db, victim.playerId, theirTables));
  /** What it was when it was last looked at. */
  let theirs: string;
  const expectUntouched = async (): Promise<void> => {
    const before = theirs;
    theirs = await everything();
    expect(theirs).toBe(before);
  };

  beforeAll(async () => {
    origin = await startCasino({ engine, more: [testPayments().system], complete: true });
    theirTables = await ownedTables(origin.core.database.db);
    const { client, playerId } = await origin.player(10_000n);
    const [session] = (await client.call('identity.sessions')).body;
    const [limit] = (
      await client.call('limits.set', {
        body: {
          user_limit: { type: 'deposit', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 50_000 }] },
        },
      })
    ).body;
    const { payment } = (
      await client.call(
        'cashbox.start',
        { body: { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 2_000, return_path: '/' } },
        { key: 'of-the-victim' },
      )
    ).body;
    const document = (
      await client.call('documents.add', {
        body: { document_type: 'identity', file: { file_name: 'papers.png', content: PNG.toString('base64') } },
      })
    ).body;
    await origin.studio.play(await origin.openGame(client, 'orbit/RocketX'), { bet: 100, win: 0 });
    const [round] = (await client.call('play.history', { query: {} })).body;
    const ids = [session?.id, limit?.id, payment.id, document.id, round?.bet_id, playerId];
    expect(ids).not.toContain(undefined);
    expect(theirTables).toEqual(expect.arrayContaining(['sessions', 'payments', 'bonuses', 'ledger_rounds']));
    victim = { client, playerId, ids: ids.map(String) };
    theirs = await everything();
    return () => origin.close();
  }, 60_000);

  /** A player with money; a tester sees more, and may do no more. */
  const newCaller = async (isTester: boolean) => {
    const caller = await origin.player();
    if (isTester) {
      const { db } = origin.core.database;
      await changeGroups(db, caller.playerId, { add: ['21'], remove: [] }, origin.clock.now());
    }
    return caller;
  };

  describe.each(table)('%s', (name, spec) => {
    test.each([false, true])('writes nothing that is not the caller’s to write (tester: %s)', async (isTester) => {
      const { client, playerId } = await newCaller(isTester);
      const kept = new Map(client.cookies);
      const [before, had] = [await facts(playerId), await money(playerId)];
      // The shortest request is the one that is taken most easily, with what is smuggled as its only wish.
      const shortest = fc.constant({ params: paramsOf(spec), query: {}, body: leastBody(spec) });
      await fc.assert(
        fc.asyncProperty(fc.oneof(shortest, inputsOf(spec)), fc.constantFrom(...victim.ids), async (input, id) => {
          const params = Object.fromEntries(Object.keys(input.params).map((param) => [param, id]));
          const query = { ...SMUGGLED, ...input.query };
          const body = withSmuggled(input.body);
          const text = JSON.stringify(body);
          await client.request(spec.method, addressOf(spec, { params, query, body }), {
            ...(text !== undefined && { text }),
          });
          client.cookies.clear();
          for (const [cookie, value] of kept) client.cookies.set(cookie, value);
        }),
        { numRuns: 12 },
      );
      const after = await facts(playerId);
      for (const column of MEANT[name] ?? []) after[column] = before[column];
      expect(after).toEqual(before);
      expect(await money(playerId)).toBeLessThanOrEqual(had);
      await expectUntouched();
    });

    if (spec.audience === 'player' && spec.params)
      test('does not show or touch what is somebody else’s', async () => {
        const { client } = await newCaller(false);
        const { email } = (await facts(victim.playerId)) as { email: string };
        for (const id of victim.ids) {
          const params = Object.fromEntries(Object.keys(paramsOf(spec)).map((param) => [param, id]));
          const answer = await client.request(spec.method, addressOf(spec, { params, query: {}, body: undefined }), {
            ...(spec.body && { text: '{}' }),
          });
          expect(JSON.stringify(answer.raw ?? '')).not.toContain(email);
          if (spec.method === 'GET' && !EVERYBODYS.has(name)) expect(answer.status).toBeGreaterThanOrEqual(400);
        }
        await expectUntouched();
      });
  });
});
