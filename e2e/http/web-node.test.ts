import { expect, test } from 'vitest';
import { casinoEnvironment, dataFolder, freePort, openCasino } from '../fixtures/casino.ts';
import { signUp } from '../fixtures/player.ts';
import { startProgram } from '../fixtures/program.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { beginWithTables } from './prepared.ts';

beginWithTables();

/** The first message over a WebSocket. */
const firstOf = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.addEventListener('message', ({ data }) => {
      resolve(String(data));
      socket.close();
    });
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)));
  });

test('web and origin as two programs are one casino', { timeout: 300_000 }, async () => {
  const data = dataFolder();
  const secret = 'shared by the web node and the origin';
  const origin = await openCasino(await casinoEnvironment(data.dir, { BEHIND_PROXY: '1', PROXY_SECRET: secret }));
  const port = await freePort();
  const web = startProgram('apps/web/server/main.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    ORIGIN_URL: origin.url,
    PROXY_SECRET: secret,
  });
  await web.says('Web on');
  const url = `http://127.0.0.1:${port}`;

  // Paths that are not below /api reach the origin.
  const visitor = new Visitor(url);
  const email = await signUp(visitor);
  expect((await visitor.call('contact.checkEmail', { body: { email } })).status).toBe(200);
  // Refused, but by the origin: a page of the web would not be JSON.
  for (const path of ['/restore-id/get', '/restore-id/set']) {
    expect((await visitor.send('POST', path, { text: '{}' })).errors).toBeDefined();
  }
  expect((await visitor.send('GET', '/healthz')).status).toBe(200);
  const notice = { text: '{}' };
  const direct = await new Visitor(origin.url).send('POST', '/webhooks/payments/sandbox', notice);
  expect(direct.status).toBeGreaterThanOrEqual(400);
  expect(await visitor.send('POST', '/webhooks/payments/sandbox', notice)).toMatchObject({ status: direct.status });
  const poll = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  expect([poll.status, (await poll.text()).startsWith('0{"sid"')]).toEqual([200, true]);
  expect(await firstOf(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`)).toMatch(/^0\{"sid"/);
  // A path that only begins like one of the origin's is a page.
  expect((await fetch(`${url}/jamaica`)).headers.get('content-type')).toContain('text/html');

  web.child.kill('SIGTERM');
  expect(await web.ended).toBe(0);
  expect(await origin.stop()).toBe(0);
  data.remove();
});
