import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '@cosmodrome/contract/calls';
import type { CallSpec } from '@cosmodrome/contract/call';
import { anyEngine } from '@cosmodrome/database/testing';
import { startOrigin, type TestOrigin } from '../../../testing/origin.ts';
import type { TestClient } from '../../../testing/client.ts';
import { COMPRESSED_FROM, KeptAnswers } from './compression.ts';

/** All calls that only read and ask for nothing in their address. */
const readings = Object.entries<CallSpec>(calls).flatMap(([name, { method, path }]) =>
  method === 'GET' && !/[:{*]/.test(path) ? [{ name: name as CallName, method, path, text: undefined }] : [],
);
const asked = [
  ...readings,
  { name: 'content.messages', method: 'GET', path: '/messages/de.json', text: undefined },
  {
    name: 'games.filter',
    method: 'POST',
    path: '/api/games_filter',
    text: '{"page":1,"page_size":24,"device":"mobile"}',
  },
];
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes };
const encodings = ['br', 'gzip', 'identity'] as const;

anyEngine((engine) => {
  let origin: TestOrigin;
  let player: TestClient;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    ({ client: player } = await origin.signUp());
    return () => origin.close();
  }, 60_000);

  const send = async (
    { method, path, text }: { method: string; path: string; text?: string | undefined },
    headers: Record<string, string> = {},
    browser?: TestClient,
  ) => {
    const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await origin.fetch(
      new Request(`http://casino.test${path}`, {
        method,
        headers: {
          accept: 'application/vnd.s.v2+json',
          'accept-language': 'en',
          'x-requested-with': 'XMLHttpRequest',
          ...(text === undefined ? {} : { 'content-type': 'application/json', origin: 'http://casino.test' }),
          ...(cookie === '' ? {} : { cookie }),
          ...headers,
        },
        body: text ?? null,
      }),
      { ip: '203.0.113.7' },
    );
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  describe('long answers', () => {
    test('come as they are asked for, and say the same', async () => {
      let long = 0;
      for (const browser of [undefined, player]) {
        for (const call of asked) {
          const plain = await send(call, {}, browser);
          for (const encoding of encodings) {
            const headers = { 'accept-encoding': encoding, 'sec-fetch-site': 'same-origin' };
            const answer = await send(call, headers, browser);
            const sent = answer.headers.get('content-encoding') ?? 'identity';
            const compressed = plain.bytes.byteLength >= COMPRESSED_FROM + 64;
            if (!compressed) continue;
            long += 1;
            expect([call.name, sent], call.path).toEqual([call.name, encoding]);
            expect(answer.headers.get('vary'), call.name).toBe('Accept-Encoding');
            expect(answer.headers.get('content-length'), call.name).toBe(String(answer.bytes.byteLength));
            expect(answer.headers.get('content-type'), call.name).toBe(plain.headers.get('content-type'));
            const decoded = Buffer.from(decoders[encoding](answer.bytes));
            expect(Object.keys(JSON.parse(decoded.toString()) as object)).toEqual(
              Object.keys(JSON.parse(plain.bytes.toString()) as object),
            );
            // What tells the time differs from call to call; everything else is the same to the last byte.
            if (call.name === 'content.messages' || call.name === 'games.filter') expect(decoded).toEqual(plain.bytes);
            if (encoding !== 'identity') expect(answer.bytes.byteLength).toBeLessThan(plain.bytes.byteLength);
          }
        }
      }
      expect(long).toBeGreaterThan(30);
    });

    test('short ones stay as they are', async () => {
      const answer = await send({ method: 'GET', path: '/api/nothing' }, { 'accept-encoding': 'br' });
      expect(answer.headers.get('content-encoding')).toBeNull();
    });

    test('a tag is known in every encoding', async () => {
      const messages = { method: 'GET', path: '/messages/en.json' };
      const plain = await send(messages);
      const small = await send(messages, { 'accept-encoding': 'br' });
      const tag = plain.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"/);
      expect(small.headers.get('etag')).toBe(`W/${tag}`);
      for (const known of [tag, `W/${tag}`, `"other", W/${tag}`]) {
        const again = await send(messages, { 'accept-encoding': 'br', 'if-none-match': known });
        expect([again.status, again.bytes.byteLength, again.headers.get('vary')]).toEqual([304, 0, 'Accept-Encoding']);
      }
      expect((await send(messages, { 'if-none-match': '"other"' })).status).toBe(200);
    });

    test.each([['cross-site'], ['same-site'], ['none'], [undefined]])(
      'of a player are not compressed for %s, whose length another site could measure',
      async (site) => {
        const headers = { 'accept-encoding': 'br', ...(site === undefined ? {} : { 'sec-fetch-site': site }) };
        const answer = await send({ method: 'GET', path: '/messages/en.json' }, headers, player);
        expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
      },
    );
  });
});

describe('kept answers', () => {
  const text = (letter: string) => letter.repeat(10_000);

  test('weigh no more than they may; the longest unused leave', () => {
    const kept = new KeptAnswers(100_000);
    const first = kept.of(text('a'), true);
    for (const letter of 'bcdefghij') {
      kept.of(text(letter), true);
      expect(kept.of(text('a'), true)).toBe(first);
      expect(kept.size.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(kept.size.answers).toBe(2);
  });

  test('of one player are not kept', () => {
    const kept = new KeptAnswers();
    expect(kept.of(text('a'), false)).not.toBe(kept.of(text('a'), false));
    expect(kept.size).toEqual({ answers: 0, bytes: 0 });
  });
});
