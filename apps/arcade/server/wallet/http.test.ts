import type { Play } from '@cosmodrome/contract/wallet';
import { ManualClock } from '@cosmodrome/rules/clock';
import { expect, it } from 'vitest';
import { httpWallet } from './http.ts';
import { verify } from '@cosmodrome/contract/signature';
import { WalletRefusal } from './wallet.ts';

const KEY = 'a-key-that-only-tests-know-0123456789';
const clock = new ManualClock('2026-05-01T12:00:00Z');
const action: Play = {
  session_id: 's',
  action_id: 'a1',
  round_id: 'r1',
  game: 'studio/Bonus',
  currency: 'EUR',
  bet: 100,
  win: 0,
  finished: true,
};

/** A wallet over answers that are given one after the other; null is a connection that breaks. */
function walletOver(answers: (Response | null)[]) {
  const sent: { url: string; body: string; headers: Headers }[] = [];
  const waits: number[] = [];
  const wallet = httpWallet({
    origin: 'https://casino.example',
    studio: 'turbogames',
    key: KEY,
    clock,
    scheduler: {
      after: (milliseconds, task) => {
        waits.push(milliseconds);
        task();
        return () => undefined;
      },
    },
    fetch: (url, init) => {
      sent.push({ url: String(url), body: String(init?.body), headers: new Headers(init?.headers) });
      const answer = answers.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('connection lost'));
    },
  });
  return { wallet, sent, waits };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

it('signs what it sends, byte for byte', async () => {
  const { wallet, sent } = walletOver([json(200, { transaction_id: 't', balance: 900 })]);
  expect(await wallet.play(action)).toEqual({ transaction_id: 't', balance: 900 });
  const [request] = sent;
  const header = (name: string) => request?.headers.get(name) ?? '';
  expect(request?.url).toBe('https://casino.example/wallet/v1/play');
  const headers = { timestamp: header('x-timestamp'), signature: header('x-signature') };
  expect(verify(KEY, request?.body ?? '', headers, clock.now())).toBe(true);
  expect(verify(KEY, `${request?.body} `, headers, clock.now())).toBe(false);
});

it('sends the same action again when no answer comes, with growing pauses', async () => {
  const { wallet, sent, waits } = walletOver([
    null,
    json(502, 'bad gateway'),
    json(200, { transaction_id: 't', balance: 1 }),
  ]);
  await wallet.play(action);
  expect(new Set(sent.map((request) => request.body)).size).toBe(1);
  expect(waits).toEqual([150, 500]);
});

it('says plainly that the outcome is unknown when all attempts fail', async () => {
  const { wallet, sent } = walletOver([]);
  const failure: unknown = await wallet.play(action).catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(WalletRefusal);
  expect(sent.length).toBe(4);
});

it('takes a refusal as final, and never swaps a launch token twice', async () => {
  const refused = walletOver([json(422, { code: 'insufficient_funds', message: 'no' })]);
  await expect(refused.wallet.play(action)).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect(refused.sent.length).toBe(1);
  const lost = walletOver([null]);
  await expect(lost.wallet.openSession('a launch token')).rejects.toThrow();
  expect(lost.sent.length).toBe(1);
});

it('does not believe a success that has not the promised shape', async () => {
  const wrong = () => json(200, { balance: -5 });
  const { wallet } = walletOver([wrong(), wrong(), wrong(), wrong()]);
  await expect(wallet.play(action)).rejects.not.toBeInstanceOf(WalletRefusal);
});
