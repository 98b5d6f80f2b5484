import { HOUR_MS } from '@cosmodrome/rules/durations';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../api/errors.ts';
import type { PlayAnswer, SessionAnswer } from '../../api/calls.ts';
import { serve, STUDIO, type Served } from '../../testing/served.ts';
import { sign } from '@cosmodrome/contract/signature';

let sequence = 0;

anyEngine((engine) => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(engine);
  });
  afterAll(() => served.close());

  async function call<T>(method: string, path: string, body?: unknown, bearer?: string) {
    const headers: Record<string, string> = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(served.url + path, { method, headers, ...(body === undefined ? {} : { body: text }) });
    const answer = (await response.json()) as T & ErrorBody;
    return { status: response.status, answer, headers: response.headers };
  }

  async function enter(extra: object = {}): Promise<SessionAnswer> {
    sequence += 1;
    const player = `guest-${sequence}`;
    served.wallet.balances.set(player, 10_000);
    const token = served.wallet.launch({
      session_id: `http-${sequence}`,
      game: 'studio/Bonus',
      player_ref: player,
      ...extra,
    });
    const { answer } = await call<SessionAnswer>('POST', '/arcade/api/session', { token });
    return answer;
  }

  describe('the frame page', () => {
    it('may be framed by the casino alone, runs only its own script, and sets no cookie', async () => {
      const response = await fetch(`${served.url}/arcade/bonus?token=launch-token-x`);
      const html = await response.text();
      const csp = response.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(csp)?.[1] ?? 'none';
      expect(csp).toContain('frame-ancestors https://casino.example');
      expect(csp).toContain("default-src 'none'");
      expect(csp).not.toContain('unsafe-eval');
      expect(csp.replace(/style-src-attr [^;]*/, '')).not.toContain('unsafe-inline');
      expect(html).toContain(`nonce="${nonce}"`);
      expect(html).not.toContain('launch-token-x');
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('permissions-policy')).toContain('camera=()');
      const other = await fetch(`${served.url}/arcade/bonus`);
      expect(other.headers.get('content-security-policy')).not.toContain(nonce);
    });

    it.each([
      '/arcade/nothing',
      '/arcade/',
      '/arcade/assets/..%2fmanifest.json',
      '/arcade/assets/%2e%2e/manifest.json',
      '/arcade/assets/%00.js',
      '/arcade/art/.env',
    ])('answers 404 for %s', async (path) => {
      expect((await fetch(served.url + path)).status).toBe(404);
    });

    it.each(['/arcade/assets/slots.js', '/assets/slots.js'])(
      'serves %s for ever and to an opaque origin',
      async (path) => {
        const response = await fetch(served.url + path);
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
      },
    );
  });

  it('swaps a launch token once', async () => {
    const token = served.wallet.launch({ session_id: 'once', game: 'studio/Bonus' });
    const first = await call<SessionAnswer>('POST', '/arcade/api/session', { token });
    expect(first.status).toBe(201);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await call('POST', '/arcade/api/session', { token });
    expect([again.status, again.answer.error.code]).toEqual([401, 'session_unknown']);
  });

  it('plays, shows the rules and the fairness, and rotates the seed', async () => {
    const { bearer, balance } = await enter();
    expect(balance).toBe(10_000);
    const body = { request_id: 'http-request-1', action: { type: 'spin', stake: 100 } };
    const played = await call<PlayAnswer>('POST', '/arcade/api/rounds/play', body, bearer);
    expect(played.status).toBe(200);
    expect(played.answer.balance).toBe(10_000 - 100 + played.answer.win);
    const repeated = await call<PlayAnswer>('POST', '/arcade/api/rounds/play', body, bearer);
    expect(repeated.answer).toEqual(played.answer);
    const rules = await call<{ figures: { rtpPpm: number } }>('GET', '/arcade/api/rules', undefined, bearer);
    expect(rules.answer.figures.rtpPpm).toBe(960_000);
    const fair = await call<{ nonce: number }>('GET', '/arcade/api/fairness', undefined, bearer);
    expect(fair.answer.nonce).toBe(1);
  });

  it('answers a clear 4xx to everything that is not right, and moves nothing', async () => {
    const { bearer } = await enter();
    const calls = served.wallet.calls.length;
    const play = (body: unknown, by = bearer) => call('POST', '/arcade/api/rounds/play', body, by);
    const spin = { type: 'spin', stake: 100 };
    expect((await play('{')).status).toBe(400);
    expect((await play([])).status).toBe(422);
    expect((await play({ request_id: 'x', action: spin })).status).toBe(422);
    expect((await play({ request_id: 'request-no-action' })).status).toBe(422);
    expect((await play({ request_id: 'request-number-1', action: { type: 'spin', stake: '100' } })).status).toBe(422);
    expect((await play({ request_id: 'request-number-2', action: { type: 'spin', stake: 1e300 } })).status).toBe(422);
    expect((await play({ request_id: 'request-number-3', action: spin }, 'x'.repeat(43))).status).toBe(401);
    expect((await call('POST', '/arcade/api/rounds/play', { action: spin })).status).toBe(401);
    expect((await play(`"${'x'.repeat(40_000)}"`)).status).toBe(413);
    expect((await call('GET', '/arcade/api/rounds/play', undefined, bearer)).status).toBe(405);
    const low = await play({ request_id: 'request-number-4', action: { type: 'spin', stake: 20_000 } });
    expect([low.status, low.answer.error.code]).toEqual([422, 'bet_out_of_range']);
    expect(low.answer.error.details).toEqual({ min: 20, max: 10_000 });
    expect(served.wallet.calls.length).toBe(calls);
  });

  it('ends a session after twelve hours', async () => {
    const { bearer } = await enter();
    served.clock.advance(12 * HOUR_MS);
    const late = await call('GET', '/arcade/api/round', undefined, bearer);
    expect([late.status, late.answer.error.code]).toEqual([401, 'session_ended']);
  });

  it('gives proofs and new seeds to the operator’s signature only', async () => {
    const { bearer } = await enter({ player_ref: 'prover' });
    served.wallet.balances.set('prover', 10_000);
    const body = { request_id: 'proved-round', action: { type: 'spin', stake: 100 } };
    const { answer } = await call<PlayAnswer>('POST', '/arcade/api/rounds/play', body, bearer);
    const path = `/arcade/provider/v1/rounds/${answer.round.id}`;
    const now = served.clock.now();
    const signed = (key: string, at = now) => ({ 'x-studio': STUDIO.id, ...sign(key, '', at) });
    const ask = async (headers: Record<string, string>) => (await fetch(served.url + path, { headers })).status;
    expect(await ask(signed(STUDIO.key))).toBe(200);
    expect(await ask(signed('another key'))).toBe(401);
    expect(await ask(signed(STUDIO.key, new Date(now.getTime() - 301_000)))).toBe(401);
    expect(await ask({})).toBe(401);
  });
});
