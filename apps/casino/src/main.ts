/** The whole casino in one process on one port: what `npm start` runs. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasMailboxPage } from '@cosmodrome/origin/adapters/mail/open';
import { ConfigError, readEnvironment } from '@cosmodrome/origin/kernel/environment';
import { DatabaseUnreachableError, FolderInUseError } from '@cosmodrome/database';
import { composeCasino, type Casino } from './compose.ts';
import type { Listener } from './dispatch.ts';
import { casinoEnvironment, type CasinoEnvironment } from './environment.ts';

const notReady: Listener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' }).end('The casino is opening.\n');
};

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ConfigError(`PORT: ${port} cannot be used: ${error.message}`)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function whereMailGoes(port: number, environment: CasinoEnvironment): string {
  if (environment.SMTP_URL !== undefined) return 'Mail to players goes to the server of SMTP_URL.';
  if (hasMailboxPage(environment)) return `Mail to players stays here: http://localhost:${port}/sandbox/mailbox`;
  return 'Mail to players is NOT sent: set SMTP_URL to a mail server.';
}

function greet(port: number, environment: CasinoEnvironment): void {
  const lines = [
    '',
    `Ready: http://localhost:${port}`,
    '',
    'Open it in a browser and press Join: an e-mail address and a password of your own make an account.',
    'Deposits go to the sandbox bank; its page lists cards to try. Ctrl-C ends the casino, the data stays.',
    whereMailGoes(port, environment),
    '',
  ];
  console.log(lines.join('\n'));
}

/** Ends at the first signal: no new requests, running ones are answered, then the database is closed. */
function endOnSignal(server: Server, casino: Casino): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    server.close();
    server.closeIdleConnections();
    casino.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

async function main(): Promise<void> {
  const environment = readEnvironment(casinoEnvironment, process.env);
  let listener = notReady;
  const server = createServer((request, response) => listener(request, response));
  const port = await listen(server, environment.PORT, environment.HOST);
  const loopback = environment.HOST === '0.0.0.0' || environment.HOST === '::' ? '127.0.0.1' : environment.HOST;
  const casino = await composeCasino(environment, `http://${loopback}:${port}`);
  casino.attachSockets(server);
  listener = casino.listener;
  endOnSignal(server, casino);
  greet(port, environment);
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof FolderInUseError;
  if (error instanceof DatabaseUnreachableError) console.error(`DATABASE_URL: ${error.message}`);
  else console.error(known ? error.message : error);
  process.exit(1);
});
