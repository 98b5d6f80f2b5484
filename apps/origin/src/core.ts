import { join } from 'node:path';
import { openDatabase, type Database } from '@cosmodrome/database';
import { systemClock, type Clock } from '@cosmodrome/rules/clock';
import {
  createCaptcha,
  createSessions,
  createSignInThrottle,
  createSocketTokens,
  SERVER_COST,
  type PasswordCost,
  type IdentityTables,
} from './identity/index.ts';
import { openMail } from './adapters/mail/open.ts';
import { readPolicies, readSites } from './content/index.ts';
import { readContents } from './generated/contents.ts';
import type { OriginEnvironment } from './kernel/config.ts';
import { createLog, type Log } from './kernel/log.ts';
import { loadMessages } from './kernel/messages.ts';
import { Relay } from './kernel/outbox/index.ts';
import { loadSecret } from './kernel/secret.ts';
import { openLedger } from './ledger/index.ts';
import { admissionOf } from './admission.ts';
import { hooksOf } from './hooks.ts';
import { bringUpToDate } from './schema.ts';
import { policyHere } from './policy-of.ts';
import { Prizes } from './prizes/index.ts';
import type { OriginCore, System } from './system.ts';

/** Left by the build; without it the first start initialises the database itself. */
const EMPTY_CLUSTER = join(import.meta.dirname, '../../../.cache/database/cluster');

export interface CoreOptions {
  environment: OriginEnvironment;
  /** An open database, when the program shares it; the origin then leaves it open. */
  database?: Database<IdentityTables> | undefined;
  clock?: Clock | undefined;
  log?: Log | undefined;
  passwordCost?: PasswordCost | undefined;
}

export const openOriginDatabase = (environment: OriginEnvironment, log: Log): Promise<Database<IdentityTables>> =>
  openDatabase<IdentityTables>({
    url: environment.DATABASE_URL,
    dataDir: join(environment.DATA_DIR, 'database'),
    template: EMPTY_CLUSTER,
    log,
  });

/**
 * Opens what all systems share, and brings the database up to date. `systems` is filled with them as they are opened.
 * @throws when a file of the content is wrong, or the database cannot be opened
 */
export async function openCore(
  options: CoreOptions,
  publish: OriginCore['publish'],
  systems: readonly System[],
): Promise<OriginCore> {
  const { environment, clock = systemClock } = options;
  const log = options.log ?? createLog(environment.LOG_LEVEL);
  const messages = loadMessages(join(environment.CONTENT_DIR, 'locales'));
  const content = readContents(environment.CONTENT_DIR);
  const sites = readSites(environment.CONTENT_DIR, environment.LICENCE, content);
  const site = sites.main;
  const policies = readPolicies(environment.CONTENT_DIR, environment.PROTECTION === 'strict');
  const everywhere = environment.RESTRICTED_COUNTRIES && new Set(environment.RESTRICTED_COUNTRIES);
  const secret = loadSecret(environment.SESSION_SECRET, environment.DATA_DIR);
  const database = options.database ?? (await openOriginDatabase(environment, log));
  await bringUpToDate(database.db);
  const brandOf = (host: string | null): string => (host === null ? site : sites.of(host).site).brand.name;
  const mail = await openMail({ environment, connection: database.db, messages, brandOf, clock, secret, log });
  const relay = new Relay({ connection: database.db, engine: database.engine, clock, log });
  return {
    environment,
    database,
    clock,
    log,
    secret,
    messages,
    content,
    site,
    sites,
    policies,
    policyHere: policyHere(policies, sites),
    isRestricted: (country, host) =>
      (everywhere ?? policies.of(sites.licenceOf(host)).restrictedCountries).has(country),
    passwordCost: options.passwordCost ?? SERVER_COST,
    ledger: openLedger({ database, clock, onCommit: () => relay.wake() }),
    relay,
    sessions: createSessions(database.db, clock),
    throttle: createSignInThrottle(database.db, clock, secret),
    captcha: createCaptcha(database.db, clock, secret, environment.CAPTCHA),
    socketTokens: createSocketTokens(secret, clock),
    mail,
    publish,
    prizes: new Prizes(),
    admission: admissionOf(systems),
    hooks: hooksOf(systems),
  };
}
