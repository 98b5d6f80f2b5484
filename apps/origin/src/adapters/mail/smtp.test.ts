import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { startOrigin, type TestOrigin } from '../../../testing/origin.ts';
import { originEnvironment } from '../../kernel/config.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { mailboxPath } from './open.ts';

interface Arrived {
  to: string[];
  source: string;
}

/** A mail server on a free port. What it answers to recipients can be changed while it runs. */
async function startServer() {
  const arrived: Arrived[] = [];
  const state: { answer: Error | undefined; user: string | undefined } = { answer: undefined, user: undefined };
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      state.user = username;
      if (password === 'right') done(null, { user: username });
      else done(new Error('wrong'));
    },
    onRcptTo: (_address, _session, done) => done(state.answer),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        arrived.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    state,
    url: `smtp://casino:right@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode });

anyEngine((engine) => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let origin: TestOrigin;
  beforeAll(async () => {
    server = await startServer();
    origin = await startOrigin({ engine, env: { SMTP_URL: server.url, SITE_URL: 'https://casino.example' } });
    return async () => {
      await origin.close();
      await server.close();
    };
  }, 60_000);
  afterEach(() => {
    server.state.answer = undefined;
    server.arrived.length = 0;
  });

  const deliver = () => origin.jobs.find(({ name }) => name === 'send letters')?.run();
  const queued = async (): Promise<number> =>
    Number(
      (await sql<{ n: bigint }>`select count(*) as n from mail_queue`.execute(origin.core.database.db)).rows[0]?.n,
    );
  const joins = async (): Promise<string> => {
    const { player } = await origin.signUp({ language: 'de' });
    await origin.core.relay.drain();
    return player.email;
  };

  test('a letter reaches the mail server as text and page, from the site’s address', async () => {
    const email = await joins();
    expect([server.arrived.length, await queued()]).toEqual([0, 1]);
    await deliver();
    expect(await queued()).toBe(0);
    const [letter] = server.arrived;
    expect(letter?.to).toEqual([email]);
    expect(server.state.user).toBe('casino');
    expect(letter?.source).toMatch(/^From: Cosmodrome <no-reply@casino\.example>/m);
    expect(letter?.source).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(letter?.source).toMatch(/text\/plain[\s\S]*text\/html/);
    expect(letter?.source).toContain('https://casino.example/de/confirmation');
    await deliver();
    expect(server.arrived).toHaveLength(1);
  });

  test('another brand writes under its own name, from the same address', async () => {
    await origin.signUp({}, origin.client({ host: 'auralune.example' }));
    await origin.core.relay.drain();
    await deliver();
    expect(server.arrived[0]?.source).toMatch(/^From: Auralune <no-reply@casino\.example>/m);
  });

  test('what waits cannot be read in the database', async () => {
    const email = await joins();
    const { rows } = await sql<{ sealed: Uint8Array }>`select sealed from mail_queue`.execute(origin.core.database.db);
    const text = Buffer.from(rows[0]?.sealed ?? []).toString('latin1');
    expect(text).not.toContain(email);
    expect(text).not.toContain('token');
    await deliver();
  });

  test('a server that fails for a while gets it later, once, and nobody waits for it', async () => {
    const email = await joins();
    server.state.answer = refusal(451);
    await deliver();
    await deliver();
    expect([server.arrived.length, await queued()]).toEqual([0, 1]);
    server.state.answer = undefined;
    await deliver();
    expect(server.arrived).toEqual([]);
    origin.clock.advance(5_000);
    await deliver();
    expect(server.arrived.map(({ to }) => to)).toEqual([[email]]);
    expect(await queued()).toBe(0);
  });

  test('an address the server does not know is given up, and the next letter goes', async () => {
    await joins();
    const second = await joins();
    server.state.answer = refusal(550);
    const running = deliver();
    await running;
    expect(await queued()).toBe(0);
    server.state.answer = undefined;
    const third = await joins();
    await deliver();
    expect(server.arrived.map(({ to }) => to)).toEqual([[third]]);
    expect(second).not.toBe(third);
  });

  test('what could not be sent for a day is forgotten', async () => {
    await joins();
    server.state.answer = refusal(451);
    await deliver();
    origin.clock.advance(25 * HOUR_MS);
    await deliver();
    expect(await queued()).toBe(0);
  });

  test('two nodes send a letter once', async () => {
    await joins();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(server.arrived).toHaveLength(1);
  });
});

describe('the configuration', () => {
  const read = (variables: Record<string, string>) => () => readEnvironment(originEnvironment, variables);
  test.each([
    [{ SMTP_URL: 'http://mail.example' }, /SMTP_URL: /],
    [{ SMTP_URL: 'mail.example:25' }, /SMTP_URL: /],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }, /MAIL_FROM: /],
    [{ MAIL_FROM: 'Name <a@b.example>\r\nBcc: c@d.example' }, /MAIL_FROM: /],
  ])('%j stops the start by name', (variables, reason) => expect(read(variables)).toThrow(reason));

  test('letters are shown on a page only where none are sent', () => {
    expect(mailboxPath(read({})())).toBe('/sandbox/mailbox');
    expect(mailboxPath(read({ SMTP_URL: 'smtp://mail.example' })())).toBeNull();
    expect(mailboxPath(read({ DATABASE_URL: 'postgres://db.example/casino' })())).toBeNull();
  });

  test('a mail server without an address for the links of letters stops the start by name', async () => {
    const { openMail } = await import('./open.ts');
    const environment = read({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'post@casino.example' })();
    const open = () =>
      openMail({ environment, brandOf: () => 'Cosmodrome' } as unknown as Parameters<typeof openMail>[0]);
    await expect(open()).rejects.toThrow(/SITE_URL: needed with SMTP_URL/);
  });
});
