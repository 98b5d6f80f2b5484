import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { SandboxTables } from './tables.ts';

anyEngine((engine) => {
  let sandbox: Sandbox;
  let server: Server;
  beforeAll(async () => {
    sandbox = await createSandbox({
      database: await engine.open<SandboxTables>(),
      clock: new ManualClock('2026-11-21T12:00:00Z'),
      key: 'the key of the test',
      deliver: () => Promise.resolve(true),
    });
    server = createServer((request, response) => sandbox.listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await sandbox.close();
  });

  test.each([
    ['', 'en', 'its front page'],
    ['', 'de-DE,de;q=0.9', 'die Startseite'],
    ['registration', 'en', '<code>registration</code>'],
    ['football/cup-2026', 'tlh', '<code>football/cup-2026</code>'],
    ['%3Cscript%3E', '<script>', '<code>&#60;script&#62;</code>'],
  ])('the betting site says where %j in %j leads, and leads back', async (place, language, said) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'accept-language': language };
    const answer = await fetch(`http://127.0.0.1:${port}/sandbox/betting/${place}`, { headers });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(said);
    expect(text).toContain('href="/"');
    expect(text).not.toContain('<script');
  });
});
