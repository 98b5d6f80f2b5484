import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verify } from '@cosmodrome/contract/signature';
import { ManualClock } from '@cosmodrome/rules/clock';
import { afterEach, describe, expect, it } from 'vitest';
import { httpProvider } from './http-provider.ts';
import { ProviderRefusal, ProviderUnavailable, refusalCode, type Provider } from './provider.ts';
import { launchAddress, studioRegistry, type StudioServer } from './registry.ts';

const clock = new ManualClock('2026-04-05T06:07:08Z');
const PROOF = {
  model: 'm',
  server_seed_hash: 'h',
  server_seed: null,
  client_seed: 'c',
  nonce: 3,
  actions: [],
  events: [],
};
const ROTATED = { revealed: null, next_server_seed_hash: 'n', client_seed: 'mine' };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Heard {
  path: string;
  body: string;
  signed: boolean;
}

async function studio(reply: (response: ServerResponse) => void): Promise<{ provider: Provider; heard: Heard[] }> {
  const heard: Heard[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { 'x-timestamp': timestamp, 'x-signature': signature, 'x-studio': name } = request.headers;
    const headers = { timestamp: String(timestamp), signature: String(signature) };
    const signed = name === 'there' && verify('key', body, headers, clock.now());
    heard.push({ path: `${request.method} ${request.url}`, body, signed });
    reply(response);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/arcade`;
  return { provider: httpProvider({ baseUrl, studio: 'there', key: 'key', clock }), heard };
}

const answer = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('a studio elsewhere', () => {
  it('is asked for a proof, signed', async () => {
    const { provider, heard } = await studio(answer(200, PROOF));
    expect(await provider.round('a/b')).toEqual(PROOF);
    expect(heard).toEqual([{ path: 'GET /arcade/provider/v1/rounds/a%2Fb', body: '', signed: true }]);
  });

  it('is asked for a new seed, signed over the body', async () => {
    const { provider, heard } = await studio(answer(201, ROTATED));
    expect(await provider.rotateSeed({ playerRef: 'p', game: 'a/B', clientSeed: 'mine' })).toEqual(ROTATED);
    expect(heard[0]).toMatchObject({ path: 'POST /arcade/provider/v1/seeds/rotate', signed: true });
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ player_ref: 'p', game: 'a/B', client_seed: 'mine' });
  });

  it('may not know a round, and may refuse', async () => {
    expect(await (await studio(answer(404, { error: { code: 'not_found' } }))).provider.round('x')).toBeNull();
    const { provider } = await studio(answer(409, { error: { code: 'round_open' } }));
    const refusal: unknown = await provider
      .rotateSeed({ playerRef: 'p', game: 'a/B' })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ProviderRefusal);
    expect(refusalCode(refusal)).toBe('round_open');
  });

  it.each([
    ['answers nonsense', answer(200, { nonce: 'three' })],
    ['fails', answer(500, {})],
    [
      'sends elsewhere',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://evil.example' }).end(),
    ],
    ['hangs up', (response: ServerResponse) => response.destroy()],
  ])('is unavailable when it %s', async (_what, reply) => {
    const { provider } = await studio(reply);
    await expect(provider.round('x')).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('the registry', () => {
  const provider: Provider = {
    round: () => Promise.resolve(null),
    rotateSeed: () => Promise.resolve(ROTATED),
    issueFreeSpins: () => Promise.resolve(null),
    cancelFreeSpins: () => Promise.resolve(null),
  };
  const server = (id: string, providers: readonly string[] | null): StudioServer => ({
    id,
    key: 'k',
    providers,
    launchUrl: '/arcade/{slug}?studio={provider}',
    requiredFields: [],
    provider,
  });

  it('finds the server of a studio, and the one for all others', () => {
    const studios = studioRegistry([server('house', null), server('guest', ['turbo'])]);
    expect(studios.serving('turbo')?.id).toBe('guest');
    expect(studios.serving('orbit')?.id).toBe('house');
    expect(studioRegistry([server('guest', ['turbo'])]).serving('orbit')).toBeUndefined();
  });

  it('refuses names that could be mistaken', () => {
    for (const id of ['a:b', '', 'sixteen-letters-', 'UP']) expect(() => studioRegistry([server(id, null)])).toThrow();
    expect(() => studioRegistry([server('a', null), server('a', [])])).toThrow();
  });

  it('makes the address of a launch', () => {
    const game = { slug: 'rocket-x', provider: 'turbo games', name: 'RocketX' };
    expect(launchAddress(server('a', null), game, 't-1')).toBe('/arcade/rocket-x?studio=turbo%20games&token=t-1');
  });
});
