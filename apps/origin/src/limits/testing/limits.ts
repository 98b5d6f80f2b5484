import type { CallRequest } from '@cosmodrome/contract/calls';
import { sql } from 'kysely';
import { startCasino, type TestCasino, type TestCasinoOptions } from '../../../testing/casino.ts';
import type { TestClient } from '../../../testing/client.ts';
import { PASSWORD } from '../../../testing/origin.ts';
import { testPayments } from '../../../testing/payments.ts';

export const START = '2026-11-21T12:00:00Z';
export type Wanted = CallRequest<'limits.set'>['body']['user_limit'];

export interface LimitsCasino extends TestCasino {
  /** Runs every job once. */
  turn(): Promise<void>;
  /** The player once more, signed in anew: sessions end while the clock moves. */
  again(playerId: number, browser?: TestClient): Promise<TestClient>;
  /** The letters to a player, the newest first. */
  letters(playerId: number): Promise<string[]>;
  /** The token of the newest letter to a player. */
  tokenFor(playerId: number): Promise<string>;
}

export async function startLimitsCasino(options: TestCasinoOptions): Promise<LimitsCasino> {
  const casino = await startCasino({ more: [testPayments().system], complete: true, ...options });
  const { db } = casino.core.database;
  const emailOf = async (playerId: number): Promise<string> => {
    const { rows } = await sql<{ email: string }>`select email from players where id = ${playerId}`.execute(db);
    return rows[0]?.email ?? '';
  };
  const letters = async (playerId: number): Promise<string[]> => {
    const { rows } = await sql<{ text: string }>`select text from mailbox where "to" = ${await emailOf(playerId)}
      order by id desc`.execute(db);
    return rows.map(({ text }) => text);
  };
  return {
    ...casino,
    letters,
    turn: async () => {
      for (const job of casino.jobs) await job.run();
    },
    again: async (playerId, browser = casino.client()) => {
      const user = { email: await emailOf(playerId), password: PASSWORD };
      const { status } = await browser.call('identity.signIn', { body: { user } });
      if (status !== 201) throw new Error(`signing in was answered ${status}`);
      return browser;
    },
    tokenFor: async (playerId) =>
      /confirm\?token=([\w-]{43})/.exec((await letters(playerId))[0] ?? '')?.[1] ?? 'no letter',
  };
}

export const setLimit = (client: TestClient, user_limit: Wanted) => client.call('limits.set', { body: { user_limit } });

export const moneyLimit = (
  type: 'deposit' | 'loss' | 'wager',
  cents: number,
  period: 'day' | 'week' | 'month' = 'day',
): Wanted => ({ type, period, accounts: [{ currency: 'EUR', amount_cents: cents }] });

/** Of each limit of the player its type, its stage, and how much or how long. */
export const limitsOf = async (client: TestClient) =>
  (await client.call('limits.list')).body.map(({ type, status, accounts, minutes }) => [
    type,
    status,
    accounts[0]?.amount_cents ?? minutes,
  ]);

export const deposit = (client: TestClient, cents: number, currency = 'EUR') =>
  client.call('cashbox.start', { body: { action: 'deposit', method: 'card', currency, amount_cents: cents } });

/** What a refusal names, each with its field. */
export const keysOf = ({ errors }: { errors: Record<string, Record<string, string>> }): string[] =>
  Object.entries(errors).flatMap(([field, keys]) => Object.keys(keys).map((key) => `${field}.${key}`));
