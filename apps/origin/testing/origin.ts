import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Player } from '@cosmodrome/contract/http/profile';
import type { Registration } from '@cosmodrome/contract/http/identity';
import type { TestEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { confirmAddress } from '../src/contact/index.ts';
import type { IdentityTables } from '../src/identity/index.ts';
import { originEnvironment } from '../src/kernel/config.ts';
import { systems } from '../src/generated/systems.ts';
import { readEnvironment } from '../src/kernel/environment.ts';
import { fund, originTables } from './books.ts';
import { createOrigin, type Origin, type OriginOptions } from '../src/origin.ts';
import { TestClient } from './client.ts';

/** Cheap on purpose: tests sign in hundreds of times. */
const TEST_COST = { memory: 8, passes: 1 };
export const PASSWORD = 'Ignition-2026!';

export interface TestOrigin extends Origin {
  clock: ManualClock;
  /** A browser of a new visitor, from Germany unless said otherwise. */
  client(visitor?: { ip?: string; country?: string; locale?: string; host?: string }): TestClient;
  /** A new player, signed in. */
  signUp(form?: Partial<Registration['user']>, client?: TestClient): Promise<{ client: TestClient; player: Player }>;
  /** Confirms the player's address, as the link of the letter does; what follows is left to the relay. */
  confirmAddress(playerId: number): Promise<void>;
  /** Delivers all messages that wait. */
  settle(): Promise<void>;
  /** Puts money into a wallet of the player, from the house's adjustments; once per player and currency. */
  fund(playerId: number, currency: string, real: bigint, bonus?: bigint): Promise<void>;
}

export interface TestOriginOptions extends Partial<
  Pick<OriginOptions, 'systems' | 'equip' | 'complete' | 'background'>
> {
  engine: TestEngine;
  clock?: ManualClock;
  /** Environment variables. */
  env?: Record<string, string>;
  /** Logs nothing: for suites that break what the origin stands on. */
  quiet?: boolean;
}

/** What a payment in a fiat currency asks of somebody in Germany. */
export const details = {
  first_name: 'Ada',
  last_name: 'Ray',
  date_of_birth: '10/12/1990',
  address: 'Sternweg 7',
  postal_code: '10115',
  city: 'Berlin',
  mobile_phone: '+49 30 1234567',
} as const;

/** Tells what a payment in a fiat currency asks for. */
export async function tellDetails(client: TestClient, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const player = { ...details, ...more };
  const { status } = await client.call('profile.updatePlayer', { body: { player } });
  if (status !== 200) throw new Error('the details were refused');
}

/** Makes ready for a first deposit: details are told, and the question about limits is answered. */
export async function prepareDeposit(client: TestClient, more: Readonly<Record<string, string>> = {}): Promise<void> {
  await tellDetails(client, more);
  const { status } = await client.call('limits.answerPrompt');
  if (status !== 200) throw new Error('the question about limits was not answered');
}

/** Subjects of the letters that have come to an address, the latest first. */
export async function subjectsTo(origin: TestOrigin, email: string): Promise<string[]> {
  await origin.core.relay.drain();
  const { rows } = await sql<{
    subject: string;
  }>`select subject from mailbox where "to" = ${email} order by id desc`.execute(origin.core.database.db);
  return rows.map(({ subject }) => subject);
}

/** What an account needs, and nothing from outside: no games, no payments. */
const NEEDED = new Set(['identity', 'profile', 'contact', 'documents', 'content', 'limits', 'money']);
export const withoutGames = systems.filter(({ name }) => NEEDED.has(name));

let people = 0;

/**
 * The whole origin on a database of its own, checked against the contract with every answer. The clock stands still
 * until it is moved; the relay and the jobs work only when told (`settle()`), unless `background` is on.
 */
export async function startOrigin(options: TestOriginOptions): Promise<TestOrigin> {
  const clock = options.clock ?? new ManualClock('2026-11-21T12:00:00Z');
  const environment = readEnvironment(originEnvironment, {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'origin-')),
    SESSION_SECRET: 'a secret that only tests have, 32+',
    RATE_LIMIT_FACTOR: '1000000',
    CAPTCHA: 'false',
    CROWD: '0',
    ...options.env,
  });
  const database = await options.engine.open<IdentityTables>(originTables);
  const origin = await createOrigin({
    environment,
    database,
    clock,
    log: pino({ level: options.quiet ? 'silent' : 'error' }, pino.destination(2)),
    passwordCost: TEST_COST,
    complete: options.complete ?? false,
    background: options.background ?? false,
    checkAnswers: true,
    systems: options.systems ?? withoutGames,
    equip: options.equip,
  });
  const client: TestOrigin['client'] = (visitor) => new TestClient(origin.fetch, visitor);
  return {
    ...origin,
    close: async () => {
      await origin.close();
      await database.close();
    },
    clock,
    client,
    signUp: async (form = {}, browser = client()) => {
      people += 1;
      const answer = await browser.call('identity.register', {
        body: {
          user: {
            email: `player-${people}@example.com`,
            password: PASSWORD,
            country: 'DE',
            currency: 'EUR',
            terms_acceptance: true,
            age_acceptance: true,
            ...form,
          },
        },
      });
      return { client: browser, player: answer.body };
    },
    confirmAddress: (playerId) =>
      database.db.transaction().execute((trx) => confirmAddress(trx, playerId, clock.now())),
    settle: async () => {
      while ((await origin.core.relay.drain()) > 0);
    },
    fund: (playerId, currency, real, bonus = 0n) =>
      fund(database, { playerId, currency, real, bonus, at: clock.now() }),
  };
}
