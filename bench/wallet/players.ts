import { createHmac, randomUUID } from 'node:crypto';
import type { Player } from '@cosmodrome/contract/http/profile';
import type { Launch } from '@cosmodrome/contract/http/play';
import type { GameSession } from '@cosmodrome/contract/wallet';
import { openDatabase } from '@cosmodrome/database';
import { openLedger, type LedgerTables } from '@cosmodrome/origin/ledger/index';
import { systemClock } from '@cosmodrome/rules/clock';
import type { Studio } from './studio.ts';

/** A game whose rounds all players share: every other keeps a pause between two rounds of one player. */
export const GAME = 'turbogames/rocket-x';
const BALANCE = 1_000_000_000n;

/** The key that a casino with this secret shares with the in-house studio. */
export const studioKey = (secret: string): string => createHmac('sha256', secret).update('studio').digest('hex');

/** Registers players over HTTP, gives each of them money, and opens the game for real. */
export async function seatPlayers(url: string, database: string, studio: Studio, count: number) {
  const players: { id: number; cookie: string }[] = [];
  // Passwords are hashed slowly on purpose: a few at a time.
  while (players.length < count) {
    players.push(...(await Promise.all(Array.from({ length: Math.min(4, count - players.length) }, () => join(url)))));
  }
  await fund(
    database,
    players.map(({ id }) => id),
  );
  const sessions: GameSession[] = [];
  for (const { cookie } of players) {
    const launched = await post(`${url}/api/games/${GAME}/launch`, { mode: 'real', currency: 'EUR' }, cookie);
    const token = new URL((launched.body as Launch).launch_url, url).searchParams.get('token');
    sessions.push(await studio.send<GameSession>('session', { launch_token: token }));
  }
  return sessions;
}

async function join(url: string) {
  const password = `Bench-${randomUUID()}`;
  const { body, cookie } = await post(`${url}/api/users`, {
    user: {
      email: `${randomUUID()}@example.com`,
      password,
      password_confirmation: password,
      country: 'DE',
      currency: 'EUR',
      terms_acceptance: true,
      age_acceptance: true,
    },
  });
  return { id: (body as Player).id, cookie };
}

/** The money comes as a win, so that the books of the run add up. */
async function fund(database: string, playerIds: readonly number[]): Promise<void> {
  const opened = await openDatabase<LedgerTables>({ url: database, log: { warn: console.warn, error: console.error } });
  const ledger = openLedger({ database: opened, clock: systemClock });
  for (const playerId of playerIds) {
    const id = `bench:${playerId}`;
    const round = { actionId: id, roundId: id, gameId: GAME, bet: 0n, win: BALANCE, finished: true };
    const { code } = await ledger.play({ kind: 'play', playerId, currency: 'EUR', ...round });
    if (code !== 'ok') throw new Error(`player ${playerId} could not be given money: ${code}`);
  }
  await ledger.close();
  await opened.close();
}

async function post(url: string, body: unknown, cookie = '') {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': randomUUID(),
      ...(cookie === '' ? {} : { cookie }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  const cookies = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { body: JSON.parse(text) as unknown, cookie: cookies.join('; ') };
}
