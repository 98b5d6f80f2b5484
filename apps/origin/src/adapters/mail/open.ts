import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { OriginEnvironment } from '../../kernel/config.ts';
import { ConfigError } from '../../kernel/environment.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { Messages } from '../../kernel/messages.ts';
import { letterOf } from './letter.ts';
import type { Mail, MailRequest } from './mail.ts';
import { mailboxCarrier } from './mailbox.ts';
import { queuedMail } from './queue.ts';
import { smtpCarrier } from './smtp.ts';

export interface MailOptions {
  readonly environment: OriginEnvironment;
  readonly connection: Connection;
  readonly messages: Messages;
  readonly brand: string;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: { warn(details: object, message: string): void };
}

export interface OpenMail extends Mail {
  readonly jobs: readonly Job[];
  close(): void;
}

/**
 * The way mail takes here: to the mail server of `SMTP_URL`, or into the local mailbox.
 * @throws ConfigError when nobody knows which address letters come from
 */
export function openMail({ environment, connection, messages, brand, clock, secret, log }: MailOptions): OpenMail {
  const write = (request: MailRequest) => letterOf(messages, brand, request);
  if (environment.SMTP_URL === undefined) {
    if (!hasMailboxPage(environment)) {
      log.warn({}, 'SMTP_URL is not set: letters to players are not sent, they stay in the table mailbox');
    }
    const carrier = mailboxCarrier(connection, clock);
    return { send: (request) => carrier.send(write(request)), jobs: [], close: () => undefined };
  }
  const carrier = smtpCarrier(environment.SMTP_URL, sender(environment, brand));
  const queue = queuedMail({ connection, clock, secret, carrier, write, log });
  return {
    send: (request) => queue.send(request),
    jobs: [{ name: 'send letters', everyMs: 2_000, run: () => queue.deliver() }],
    close: () => carrier.close(),
  };
}

function sender({ MAIL_FROM, SITE_URL }: OriginEnvironment, brand: string): string {
  if (MAIL_FROM !== undefined) return MAIL_FROM;
  if (SITE_URL !== undefined) return `${brand} <no-reply@${new URL(SITE_URL).hostname}>`;
  throw new ConfigError('the environment is wrong:\n  MAIL_FROM: needed with SMTP_URL while SITE_URL names no host');
}

/**
 * The local mailbox shows its letters only on the embedded engine, and only while none are sent: a database with a
 * server has strangers' mail in it.
 */
export const hasMailboxPage = ({ DATABASE_URL, SMTP_URL }: OriginEnvironment): boolean =>
  DATABASE_URL === undefined && SMTP_URL === undefined;

/** Where links of mails lead. */
export const siteAddress = (environment: OriginEnvironment): string =>
  environment.SITE_URL ?? `http://localhost:${environment.PORT}`;
