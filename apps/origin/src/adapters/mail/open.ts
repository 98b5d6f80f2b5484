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

export interface MailOptions {
  readonly environment: OriginEnvironment;
  readonly connection: Connection;
  readonly messages: Messages;
  /** The name of the brand behind a listed name of the site; null asks for the first brand. */
  readonly brandOf: (host: string | null) => string;
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
 * @throws ConfigError when letters are sent and nobody knows where their links lead
 */
export async function openMail({
  environment,
  connection,
  messages,
  brandOf,
  clock,
  secret,
  log,
}: MailOptions): Promise<OpenMail> {
  if (environment.SMTP_URL !== undefined && environment.SITE_URL === undefined) {
    throw new ConfigError(
      'the environment is wrong:\n  SITE_URL: needed with SMTP_URL, the links of letters lead there (https://casino.example)',
    );
  }
  const named = nameIn(environment.MAIL_FROM);
  const write = (request: MailRequest) => {
    const letter = letterOf(messages, brandOf(request.host), request);
    // The operator's own words for the first brand; another brand has its name.
    return named !== null && letter.from === brandOf(null) ? { ...letter, from: named } : letter;
  };
  if (environment.SMTP_URL === undefined) {
    if (!hasMailboxPage(environment)) {
      log.warn({}, 'SMTP_URL is not set: letters to players are not sent, they stay in the table mailbox');
    }
    const carrier = mailboxCarrier(connection, clock);
    return { send: (request) => carrier.send(write(request)), jobs: [], close: () => undefined };
  }
  const { smtpCarrier } = await import('./smtp.ts');
  const carrier = smtpCarrier(environment.SMTP_URL, sender(environment));
  const queue = queuedMail({ connection, clock, secret, carrier, write, log });
  return {
    send: (request) => queue.send(request),
    jobs: [{ name: 'send letters', everyMs: 2_000, run: () => queue.deliver() }],
    close: () => carrier.close(),
  };
}

/** The name before an address in angle brackets; null when there is none. */
const nameIn = (from: string | undefined): string | null => /^(.+?) *<.+>$/.exec(from ?? '')?.[1] ?? null;

function sender({ MAIL_FROM, SITE_URL }: OriginEnvironment): string {
  if (MAIL_FROM !== undefined) return /<(.+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return `no-reply@${new URL(SITE_URL ?? '').hostname}`;
}

/**
 * The local mailbox shows its letters only on the embedded engine, and only while none are sent: a database with a
 * server has strangers' mail in it.
 */
export const hasMailboxPage = ({ DATABASE_URL, SMTP_URL }: OriginEnvironment): boolean =>
  DATABASE_URL === undefined && SMTP_URL === undefined;

/** The path of its page; null where there is none. */
export const mailboxPath = (environment: OriginEnvironment): string | null =>
  hasMailboxPage(environment) ? '/sandbox/mailbox' : null;

/** Scheme and host of a browser's address: a name or an IP address, with a port where it has one. */
const VISITED = /^https?:\/\/(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

/**
 * Under which name letters to an account lead: a listed one, or, where no SITE_URL is set and so no letter leaves this
 * machine, the address at which the player has signed in. Null stands for SITE_URL. Who only asks for a letter never
 * chooses it.
 */
export function accountHost(environment: OriginEnvironment, listed: string | null, site: string): string | null {
  if (listed !== null) return listed;
  return environment.SITE_URL === undefined && VISITED.test(site) ? site : null;
}

/** Whether the name of an account is an address that was only visited, and follows the next sign-in. */
export const isVisited = (host: string | null): boolean => host === null || host.includes('://');

/** Where links of mails lead: to the listed name the player knows, or to the deployment's own address. */
export function siteAddress(environment: OriginEnvironment, host: string | null): string {
  if (host !== null && !isVisited(host)) return `https://${host}`;
  return environment.SITE_URL ?? host ?? `http://localhost:${environment.PORT}`;
}
