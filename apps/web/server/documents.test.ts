import { DAY_MS } from '@cosmodrome/rules/durations';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isMobile } from '@cosmodrome/rules/identity/device';
import { ManualClock } from '@cosmodrome/rules/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLocale, localePrefixOf, splitLocale } from '../app/platform/i18n/locales.ts';
import { hasHint } from '../app/platform/session/hint.ts';
import type { Bundle } from './bundle.ts';
import { defaultConfig, type WebConfig } from './config.ts';
import { createDocuments } from './documents.ts';
import type { Visits } from './visits.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}
type Get = (path: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Answer>;

const clock = new ManualClock('2026-01-01T00:00:00Z');
/** Written once for every render: what it was asked with. */
const answer = vi.fn<Bundle['answer']>();
let place = { country_code: 'DE', restricted: false };
let closed = false;
let config: WebConfig;
let get: Get;
let close: () => void;

/** A renderer that writes down what it was given, with the real rules for languages and the hint. */
const bundle = {
  answer,
  defaultLocale,
  hasHint,
  isMobile,
  localePrefixOf,
  splitLocale,
  specFor: (path: string) => ({ kind: 'page', cache: path === '/own' ? 'none' : 'shared', search: ['page'] }),
} as unknown as Bundle;
const visits = {
  inMaintenance: () => closed,
  placeOf: async () => place,
  knownPlace: () => place,
  guestApi: () => undefined,
  answers: () => undefined,
  hostFacts: async ({ headers }: IncomingMessage) => ({
    canonical: headers.host === 'evil.test' ? null : 'casino.test',
    hidden_locales: ['en-AU'],
  }),
} as unknown as Visits;

beforeEach(async () => {
  clock.advance(DAY_MS);
  place = { country_code: 'EE', restricted: false };
  closed = false;
  answer.mockReset();
  answer.mockImplementation(async (_request, basename, { path, site, restricted, signedIn, locale, device }) => {
    const seen = { number: answer.mock.calls.length, basename, path, site, restricted, signedIn, locale, device };
    const response = new Response(null, {
      status: path === '/gone' ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    return { response, html: Buffer.from(`<script>1</script>${JSON.stringify(seen)} ä`) };
  });
  config = { ...defaultConfig, frameOrigins: [] };
  const documents = createDocuments(bundle, visits, clock, config);
  const server = createServer((req, res) => {
    if (!documents.kept(req, res)) documents.send(req, res).catch((error: Error) => res.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  get = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request({ port, path, method, headers: { host: 'casino.test', ...headers } }, (message) => {
        const chunks: Buffer[] = [];
        message.on('data', (chunk: Buffer) => chunks.push(chunk));
        message.on('end', () => {
          const body = Buffer.concat(chunks);
          const encoding = message.headers['content-encoding'];
          const read =
            encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (raw: Buffer) => raw;
          const text = body.length === 0 ? '' : read(body).toString();
          resolve({ status: message.statusCode ?? 0, headers: message.headers, text });
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  close = () => server.close();
});
afterEach(() => close());

const stateOf = ({ headers }: Answer): string => /"(\w+)"/.exec(String(headers['server-timing']))?.[1] ?? '';
/** Headers that may differ between two answers with the same document. */
const lasting = ({ headers: { date: _date, 'server-timing': _timing, ...rest } }: Answer) => rest;

test.each([{ 'accept-encoding': 'br, gzip' }, { 'accept-encoding': 'gzip' }, {}])(
  'a kept document is the made one, header for header, for %o',
  async (headers) => {
    const made = await get('/', headers);
    expect(stateOf(made)).toBe('miss');
    for (let time = 0; time < 3; time++) {
      const kept = await get('/', headers);
      expect(stateOf(kept)).toBe('hit');
      expect(kept.text).toBe(made.text);
      const { 'content-length': _length, ...others } = lasting(kept);
      expect({ ...others, 'content-length': lasting(made)['content-length'] }).toEqual(lasting(made));
    }
    expect(answer).toHaveBeenCalledTimes(1);
    expect(made.headers).toMatchObject({
      vary: 'Accept-Encoding, Cookie, User-Agent, Accept-Language',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("'sha256-"),
    });
  },
);

test.each([
  ['/', { 'accept-language': 'en-GB,en;q=0.9' }, '/en'],
  ['/', { 'accept-language': 'en-AU,en;q=0.9' }, '/en'],
  ['/', { 'accept-language': 'en', cookie: 'a=b; _casino_language=no' }, '/no'],
  ['/?page=2', { cookie: '_casino_language=au' }, '/au?page=2'],
  ['/pokies/all?page=2', { 'accept-language': 'de-CH' }, '/de/pokies/all?page=2'],
] as const)('%s with %o leads to %s, for this visitor alone', async (path, headers, target) => {
  await get('/');
  const answered = await get(path, headers);
  expect([answered.status, answered.headers.location]).toEqual([302, target]);
  expect(answered.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Accept-Language, Cookie' });
});

test('wishes that differ in the last letter that is read are not answered alike', async () => {
  const wish = (last: string) => ({
    'accept-encoding': 'br',
    'accept-language': 'xx,'.repeat(84) + last,
    cookie: '_casino_language=zz',
  });
  expect(stateOf(await get('/', wish('et')))).toBe('miss');
  expect(stateOf(await get('/', wish('et')))).toBe('hit');
  expect((await get('/', wish('en'))).headers.location).toBe('/en');
});

test.each([
  ['/', { 'accept-language': 'et-EE,en;q=0.5' }],
  ['/', { 'accept-language': 'tlh' }],
  ['/', { 'accept-language': 'en', cookie: '_casino_language=et' }],
  ['/', { cookie: '_casino_language=xx' }],
  ['/et', { 'accept-language': 'en', cookie: '_casino_language=de' }],
] as const)('%s with %o stays', async (path, headers) => {
  const first = await get(path, headers);
  expect([first.status, (await get(path, headers)).status]).toEqual([200, 200]);
  expect(String(first.headers.vary).includes('Accept-Language')).toBe(path === '/');
});

test.each([
  ['TRACE', {}, 405],
  ['DELETE', {}, 405],
  ['GET', { host: 'evil.test/x?' }, 400],
  ['GET', { host: 'evil.test:99999999' }, 400],
  ['GET', { host: 'a b' }, 400],
])('%s with %o is refused with %i', async (method, headers, status) => {
  const answered = await get('/', headers, method);
  expect([answered.status, answer.mock.calls.length]).toEqual([status, 0]);
  expect(answered.headers).toMatchObject({ 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' });
});

test.each([
  ['/de/pokies/all', 'Gleich wieder da'],
  ['/en-AU', 'Back soon'],
  ['/own', 'Oleme varsti tagasi'],
])('while the origin is closed %s says so in its language, and is not kept', async (path, title) => {
  closed = true;
  const said = await get(path);
  expect([said.status, said.headers['x-maintenance-mode'], said.headers['retry-after']]).toEqual([503, '1', '60']);
  expect(said.headers['cache-control']).toBe('private, no-cache');
  expect(said.text).toContain(`>${title}</h1>`);
  expect(said.text).not.toContain('<style');
  closed = false;
  expect((await get(path)).status).toBe(200);
});

test('a site that has named its address answers under that and under listed names only', async () => {
  expect((await get('/own', { host: 'evil.test' })).status).toBe(200);
  config.siteUrl = 'https://evil.test:8443';
  expect((await get('/', { host: 'evil.test' })).status).toBe(421);
  expect((await get('/pokies/all', { host: 'evil.test' })).status).toBe(421);
  expect((await get('/', { host: 'evil.test:8443' })).status).toBe(200);
  expect((await get('/', { host: 'casino.test' })).status).toBe(200);
});

test('nobody gets the document of another host, language, country class, device, address or hint', async () => {
  const asked = [
    () => get('/'),
    () => get('/', { host: 'other.test' }),
    () => get('/de'),
    () => get('/gone'),
    () => get('/', { cookie: 'a=b; _casino_signed_in=1' }),
    () => get('/?page=2'),
    () => get('/', { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile' }),
    async () => {
      place = { country_code: 'EE', restricted: true };
      return get('/').finally(() => (place = { country_code: 'EE', restricted: false }));
    },
    async () => {
      place = { country_code: 'DE', restricted: false };
      return get('/').finally(() => (place = { country_code: 'EE', restricted: false }));
    },
  ];
  const first: string[] = [];
  for (const ask of asked) first.push((await ask()).text);
  expect(new Set(first).size).toBe(asked.length);
  for (const [at, ask] of asked.entries()) {
    const again = await ask();
    expect([again.text, stateOf(again)]).toEqual([first[at], 'hit']);
  }
});

test('a parameter that shapes nothing, and a cookie that says nothing, share the document', async () => {
  await get('/?utm=1');
  expect(stateOf(await get('/?utm=2'))).toBe('hit');
  expect(stateOf(await get('/', { cookie: 'theme=dark' }))).toBe('hit');
  expect(stateOf(await get('/', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }))).toBe('hit');
});

test('a browser that has the document gets none, and HEAD never gets a body', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'br' });
  for (const etag of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`]) {
    const known = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([known.status, known.text, known.headers.etag, known.headers.vary]).toEqual([
      304,
      '',
      headers.etag,
      headers.vary,
    ]);
  }
  expect((await get('/', { 'if-none-match': '"another"' })).status).toBe(200);
  const head = await get('/', {}, 'HEAD');
  expect([head.status, head.text, Number(head.headers['content-length']) > 0]).toEqual([200, '', true]);
});

test('what is made for one request is kept for nobody, and a missing page is no cached one', async () => {
  expect([stateOf(await get('/own')), stateOf(await get('/own'))]).toEqual(['none', 'none']);
  await get('/gone');
  const missing = await get('/gone');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'private, no-cache']);
});

test('a document that is no longer fresh is made anew', async () => {
  const { text } = await get('/');
  clock.advance(defaultConfig.documentFresh);
  expect([stateOf(await get('/')), answer.mock.calls.length]).toEqual(['stale', 2]);
  await vi.waitFor(async () => expect((await get('/')).text).not.toBe(text), { timeout: 20_000 });
});
