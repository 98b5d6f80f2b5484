import { join } from 'node:path';
import { openDatabase, migrate, type Database } from '@cosmodrome/database';
import { systemClock, type Clock } from '@cosmodrome/rules/clock';
import {
  createSessions,
  createSocketTokens,
  SERVER_COST,
  type AccountTables,
  type PasswordCost,
} from './account/index.ts';
import { openMail } from './adapters/mail/open.ts';
import { readPolicies, readSites } from './content/index.ts';
import type { OriginEnvironment } from './kernel/config.ts';
import { createLog, type Log } from './kernel/log.ts';
import { loadMessages } from './kernel/messages.ts';
import { Relay } from './kernel/outbox/index.ts';
import { loadSecret } from './kernel/secret.ts';
import { openLedger } from './ledger/index.ts';
import type { OriginCore } from './system.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

export interface CoreOptions {
  environment: OriginEnvironment;
  /** An open database, when the program shares it; the origin then leaves it open. */
  database?: Database<AccountTables> | undefined;
  clock?: Clock | undefined;
  log?: Log | undefined;
  passwordCost?: PasswordCost | undefined;
}

export const openOriginDatabase = (environment: OriginEnvironment, log: Log): Promise<Database<AccountTables>> =>
  openDatabase<AccountTables>({
    url: environment.DATABASE_URL,
    dataDir: join(environment.DATA_DIR, 'database'),
    log,
  });

/**
 * Opens what all systems share, and brings the database up to date.
 * @throws when a file of the content is wrong, or the database cannot be opened
 */
export async function openCore(options: CoreOptions, publish: OriginCore['publish']): Promise<OriginCore> {
  const { environment, clock = systemClock } = options;
  const log = options.log ?? createLog(environment.LOG_LEVEL);
  const messages = loadMessages(join(environment.CONTENT_DIR, 'messages'));
  const sites = readSites(environment.CONTENT_DIR, environment.LICENCE);
  const site = sites.main;
  const policies = readPolicies(environment.CONTENT_DIR, environment.PROTECTION === 'strict');
  const everywhere = environment.RESTRICTED_COUNTRIES && new Set(environment.RESTRICTED_COUNTRIES);
  const secret = loadSecret(environment.SESSION_SECRET, environment.DATA_DIR);
  const database = options.database ?? (await openOriginDatabase(environment, log));
  await migrate(database.db, MIGRATIONS, 'origin_migrations');
  const brandOf = (host: string | null): string => (host === null ? site : sites.of(host).site).brand.name;
  const mail = openMail({ environment, connection: database.db, messages, brandOf, clock, secret, log });
  const relay = new Relay({ connection: database.db, engine: database.engine, clock, log });
  return {
    environment,
    database,
    clock,
    log,
    secret,
    messages,
    site,
    sites,
    policies,
    isRestricted: (country, host) =>
      (everywhere ?? policies.of(sites.of(host).site.licence).restrictedCountries).has(country),
    passwordCost: options.passwordCost ?? SERVER_COST,
    ledger: openLedger({ database, clock, onCommit: () => relay.wake() }),
    relay,
    sessions: createSessions(database.db, clock),
    socketTokens: createSocketTokens(secret, clock),
    mail,
    publish,
    systems: [],
  };
}
