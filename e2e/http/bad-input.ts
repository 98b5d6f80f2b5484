import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { FrameSession, launchToken, newRequestId, post } from '../fixtures/frame-session.ts';
import { balanceOf, newEmail, newPlayer, password, startDeposit } from '../fixtures/player.ts';
import { Visitor, type Answer, type Sending } from '../fixtures/visitor.ts';
import type { OpenCasino } from './open-casino.ts';

const SLOT = 'orbital-9/cosmic-gems';
const MONEY = 2_000;

/** Everything that bad input could have changed, as the player sees it. */
async function holdings(visitor: Visitor): Promise<unknown> {
  const [accounts, payments, rounds, player] = await Promise.all([
    visitor.call('money.accounts'),
    visitor.call('cashbox.payments'),
    visitor.call('play.history', { query: { page_size: 100 } }),
    visitor.call('profile.player'),
  ]);
  return [accounts.body, payments.body, rounds.body, player.body];
}

/** A clear refusal: a 4xx with the error body of the contract, and never a word about the inside. */
function expectRefusal(answer: Answer<unknown>, status: number, field?: string, what = ''): void {
  expect(answer.status, `${what} ${JSON.stringify(answer.raw)}`).toBe(status);
  const messages = Object.entries(answer.errors).flatMap(([name, byKey]) =>
    Object.values(byKey).map((message) => `${name}: ${message}`),
  );
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(message).toMatch(/: \S/);
  if (field !== undefined) expect(Object.keys(answer.errors)).toContain(field);
  expect(JSON.stringify(answer.raw)).not.toMatch(/node_modules|\.ts:\d|select |insert /i);
}

interface Bad {
  what: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  sending?: Sending;
  status: number;
  /** The field the refusal is about. */
  field?: string;
}

const json = (value: unknown): Sending => ({ text: JSON.stringify(value) });
const keyed = (value: unknown): Sending => ({ ...json(value), key: newRequestId() });
const payment = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 5_000 };
const newcomer = { password, country: 'DE', currency: 'EUR', terms_acceptance: true, age_acceptance: true };

const bad: readonly Bad[] = [
  { what: 'half a JSON', method: 'POST', path: '/api/users/sign_in', sending: { text: '{"user":' }, status: 400 },
  {
    what: 'a form instead of JSON',
    method: 'POST',
    path: '/api/payments',
    sending: { text: 'amount=5', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    status: 415,
  },
  { what: 'a list instead of an object', method: 'POST', path: '/api/payments', sending: keyed([1, 2]), status: 422 },
  {
    what: 'an amount as text',
    method: 'POST',
    path: '/api/payments',
    sending: keyed({ ...payment, amount_cents: '5000' }),
    status: 422,
    field: 'amount_cents',
  },
  {
    what: 'half a cent',
    method: 'POST',
    path: '/api/payments',
    sending: keyed({ ...payment, amount_cents: 5_000.5 }),
    status: 422,
    field: 'amount_cents',
  },
  {
    what: 'a negative deposit',
    method: 'POST',
    path: '/api/payments',
    sending: keyed({ ...payment, amount_cents: -5_000 }),
    status: 422,
    field: 'amount_cents',
  },
  {
    what: 'a deposit below the least',
    method: 'POST',
    path: '/api/payments',
    sending: keyed({ ...payment, amount_cents: 1 }),
    status: 422,
    field: 'amount_cents',
  },
  {
    what: 'a deposit of more than there is',
    method: 'POST',
    path: '/api/payments',
    sending: keyed({ ...payment, amount_cents: Number.MAX_SAFE_INTEGER }),
    status: 422,
    field: 'amount_cents',
  },
  {
    what: 'a way to pay that does not exist',
    method: 'POST',
    path: '/api/payments',
    sending: keyed({ ...payment, method: 'seashells' }),
    status: 422,
    field: 'method',
  },
  {
    what: 'a deposit in an unknown currency',
    method: 'POST',
    path: '/api/payments',
    sending: keyed({ ...payment, currency: 'ZZZ' }),
    status: 422,
    field: 'currency',
  },
  {
    what: 'a payout of more than the balance',
    method: 'POST',
    path: '/api/payments',
    sending: keyed({
      ...payment,
      action: 'cashout',
      method: 'e-wallet',
      amount_cents: MONEY + 1,
      fields: { wallet_account: 'pilot' },
    }),
    status: 422,
    field: 'amount_cents',
  },
  {
    what: 'a wallet in an unknown currency',
    method: 'POST',
    path: '/api/player/accounts',
    sending: json({ currency: 'ZZZ' }),
    status: 422,
    field: 'currency',
  },
  {
    what: 'a billion games on a page',
    method: 'POST',
    path: '/api/games_filter',
    sending: json({ page: 1, page_size: 1e9 }),
    status: 422,
    field: 'page_size',
  },
  {
    what: 'page minus one',
    method: 'POST',
    path: '/api/player/payments/with_pages',
    sending: json({ page: -1 }),
    status: 422,
    field: 'page',
  },
  {
    what: 'a history of 100000 rows',
    method: 'GET',
    path: '/api/player/games?page_size=100000',
    status: 422,
    field: 'page_size',
  },
  {
    what: 'a page size in words',
    method: 'GET',
    path: '/api/player/games?page_size=all',
    status: 422,
    field: 'page_size',
  },
  {
    what: 'a launch in an unknown mode',
    method: 'POST',
    path: '/api/games/orbital-9/cosmic-gems/launch',
    sending: json({ mode: 'free' }),
    status: 422,
    field: 'mode',
  },
  {
    what: 'a launch in an unknown currency',
    method: 'POST',
    path: '/api/games/orbital-9/cosmic-gems/launch',
    sending: json({ mode: 'real', currency: 'ZZZ' }),
    status: 422,
    field: 'currency',
  },
  {
    what: 'a game that does not exist',
    method: 'POST',
    path: '/api/games/orbital-9/no-such-game/launch',
    sending: json({ mode: 'real' }),
    status: 404,
  },
  { what: 'a round of nobody', method: 'GET', path: '/api/player/games/no-such-round', status: 404 },
  { what: 'a payment of nobody', method: 'GET', path: '/api/payments/no-such-payment', status: 404 },
  {
    what: 'a birthday that never was',
    method: 'PATCH',
    path: '/api/player',
    sending: json({ player: { date_of_birth: '1990-02-31' } }),
    status: 422,
    field: 'date_of_birth',
  },
  {
    what: 'a page of another site',
    method: 'POST',
    path: '/api/payments',
    sending: { ...keyed(payment), headers: { origin: 'https://elsewhere.example' } },
    status: 403,
  },
  {
    what: 'a request that says it crosses sites',
    method: 'POST',
    path: '/api/payments',
    sending: { ...keyed(payment), headers: { 'sec-fetch-site': 'cross-site' } },
    status: 403,
  },
  {
    what: 'a plain form of any page',
    method: 'DELETE',
    path: '/api/users/sign_out',
    sending: { headers: { 'x-requested-with': '' } },
    status: 403,
  },
  {
    what: 'a key with a line break in it',
    method: 'POST',
    path: '/api/payments',
    sending: { ...json(payment), key: 'x'.repeat(500) },
    status: 422,
  },
  {
    what: 'a megabyte of nothing',
    method: 'POST',
    path: '/api/users/sign_in',
    sending: json({ user: { email: 'x'.repeat(1_048_576), password } }),
    status: 413,
  },
  { what: 'an address that does not exist', method: 'GET', path: '/api/no/such/call', status: 404 },
];

/** What an attacker or a broken client sends: refused clearly, and nothing moves. */
export function badInput(casino: OpenCasino): void {
  test('bad calls are refused clearly, and nothing changes', async () => {
    const player = await newPlayer(casino.url, MONEY);
    const before = await holdings(player);
    for (const { what, method, path, sending, status, field } of bad) {
      expectRefusal(await player.send(method, path, sending), status, field, what);
    }
    expect(await holdings(player)).toEqual(before);
    expect((await fetch(`${casino.url}/healthz`)).status).toBe(200);
  });

  test('an address that nothing can have is not found', async () => {
    const impossible = [
      '/%00',
      '/de/%00',
      '/play/orbital-9/%00',
      `/${'a'.repeat(9_000)}`,
      '/%ff',
      '/privacy-policy/%00',
    ];
    for (const path of impossible) {
      const { status } = await fetch(`${casino.url}${path}`);
      expect([path.slice(0, 24), status]).toEqual([path.slice(0, 24), 404]);
    }
  });

  test('newcomers who give nonsense get no account', async () => {
    const nonsense: readonly [Record<string, unknown>, string][] = [
      [{ email: 'no address' }, 'email'],
      [{ password: 'short' }, 'password'],
      [{ currency: 'ZZZ' }, 'currency'],
      [{ country: 'XX' }, 'country'],
      [{ country: 'US' }, 'country'],
      [{ terms_acceptance: false }, 'terms_acceptance'],
    ];
    for (const [wrong, field] of nonsense) {
      const visitor = new Visitor(casino.url);
      const user = { email: newEmail(), ...newcomer, ...wrong };
      expectRefusal(await visitor.send('POST', '/api/users', keyed({ user })), 422, field);
      expect((await visitor.call('profile.player')).body).not.toHaveProperty('id');
    }
  });

  test('a session that is invented or has ended opens nothing', async () => {
    const invented = new Visitor(casino.url);
    invented.take([{ name: '_casino_session', value: 'A'.repeat(43) }]);
    expectRefusal(await invented.call('money.accounts'), 401);

    const player = await newPlayer(casino.url);
    const cookies = player.cookies();
    await player.call('identity.signOut');
    const thief = new Visitor(casino.url);
    thief.take(cookies);
    expectRefusal(await thief.call('money.accounts'), 401);
    expect((await thief.call('profile.player')).body).not.toHaveProperty('id');
  });

  test('a key that was used for something else is refused', async () => {
    const player = await newPlayer(casino.url);
    await player.call('limits.answerPrompt');
    const key = newRequestId();
    const first = await player.send('POST', '/api/payments', { ...json(payment), key });
    expect(first.status).toBe(201);
    const again = await player.send('POST', '/api/payments', { ...json(payment), key });
    expect(again.raw).toEqual(first.raw);
    expectRefusal(
      await player.send('POST', '/api/payments', { ...json({ ...payment, amount_cents: 9_000 }), key }),
      422,
    );
    expect((await player.call('cashbox.payments')).body).toHaveLength(1);
  });

  test('stakes that no table takes are refused, and cost nothing', async () => {
    const player = await newPlayer(casino.url, MONEY);
    const frame = await FrameSession.open(player, SLOT);
    const { min, max } = frame.opened.rules.stakes;
    const before = await holdings(player);
    const refused: readonly [action: unknown, status: number, code: string][] = [
      [{ type: 'spin', stake: min - 1 }, 409, 'illegal_action'],
      [{ type: 'spin', stake: 0 }, 422, 'malformed'],
      [{ type: 'spin', stake: -min }, 422, 'malformed'],
      [{ type: 'spin', stake: min + 0.5 }, 422, 'malformed'],
      [{ type: 'spin', stake: String(min) }, 422, 'malformed'],
      [{ type: 'spin', stake: max * 10 }, 422, 'bet_out_of_range'],
      [{ type: 'spin', stake: max }, 422, 'insufficient_funds'],
      [{ type: 'free-spin' }, 409, 'illegal_action'],
      [{ type: 'jackpot', win: 1_000_000 }, 422, 'malformed'],
      [null, 422, 'malformed'],
      ['spin', 422, 'malformed'],
    ];
    for (const [action, status, code] of refused) {
      expect(await frame.send(action), JSON.stringify(action)).toMatchObject({ status, body: { error: { code } } });
    }
    expect(await holdings(player)).toEqual(before);
    expect(await balanceOf(player)).toBe(MONEY);
  });

  test('the studio takes neither a spent token nor an invented bearer nor half a request', async () => {
    const player = await newPlayer(casino.url, MONEY);
    const token = await launchToken(player, SLOT);
    expect(await post(player, 'session', null, { token })).toMatchObject({ status: 201 });
    expect(await post(player, 'session', null, { token })).toMatchObject({
      status: 401,
      body: { error: { code: 'session_unknown' } },
    });
    const spin = { request_id: newRequestId(), action: { type: 'spin', stake: 20 } };
    expect(await post(player, 'rounds/play', 'A'.repeat(43), spin)).toMatchObject({ status: 401 });
    expect(await post(player, 'rounds/play', null, spin)).toMatchObject({ status: 401 });
    const frame = await FrameSession.open(player, SLOT);
    const bearer = frame.opened.bearer;
    expect(await post(player, 'rounds/play', bearer, '{"request_id":')).toMatchObject({ status: 400 });
    expect(await post(player, 'rounds/play', bearer, { ...spin, win: 1e6 })).toMatchObject({ status: 422 });
    expect(await post(player, 'rounds/play', bearer, { ...spin, request_id: 'x' })).toMatchObject({ status: 422 });
    expect(await balanceOf(player)).toBe(MONEY);
  });

  test('a wallet call or a payment notice that the partner has not signed moves nothing', async () => {
    const player = await newPlayer(casino.url, MONEY);
    const { id, page } = await startDeposit(player, 5_000);
    const before = await holdings(player);
    const now = Math.floor(new Date().getTime() / 1000);
    const signed = (key: string, at: number, body: string): Record<string, string> => ({
      'x-studio': 'arcade',
      'x-timestamp': String(at),
      'x-signature': createHmac('sha256', key).update(`${at}.${body}`).digest('hex'),
    });
    const win = JSON.stringify({
      session_id: 'A'.repeat(27),
      action_id: 'forged-1',
      round_id: 'forged-1',
      game: 'orbital-9/CosmicGems',
      currency: 'EUR',
      bet: 0,
      win: 1_000_000,
      finished: true,
    });
    const notice = JSON.stringify({
      notice_id: newRequestId(),
      payment_id: id,
      reference: page.split('/').at(-1),
      event: 'confirmed',
      amount_cents: 5_000,
      currency: 'EUR',
      reason: null,
      confirmations: null,
      profile: null,
    });
    for (const headers of [{}, signed('a guess', now, win), signed('a guess', now - 86_400, win)]) {
      expect((await player.send('POST', '/wallet/v1/play', { text: win, headers })).status).toBe(401);
      expect((await player.send('POST', '/wallet/v1/rollback', { text: win, headers })).status).toBe(401);
    }
    for (const headers of [{}, signed('a guess', now, notice)]) {
      expect((await player.send('POST', '/webhooks/payments/sandbox', { text: notice, headers })).status).toBe(401);
    }
    expect(await holdings(player)).toEqual(before);
  });
}
