import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import path from 'node:path';
import { createArcade, migrateArcade, type Arcade, type ArcadeTables } from '@cosmodrome/arcade/server/index';
import { titlesOf } from '@cosmodrome/arcade/server/content/catalogue';
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import * as symbols from '@cosmodrome/content/catalogue/symbols.ts';
import { tablesOf } from '@cosmodrome/database';
import { models } from '@cosmodrome/maths/models';
import { sandboxProvider } from '@cosmodrome/origin/adapters/payments/sandbox';
import { mailboxListener } from '@cosmodrome/origin/adapters/mail/mailbox';
import { hasMailboxPage } from '@cosmodrome/origin/adapters/mail/open';
import { openOriginDatabase } from '@cosmodrome/origin/core';
import { PAYMENT_LISTENER, PAYMENTS } from '@cosmodrome/origin/cashbox/index';
import { CATALOGUE, gameCatalogue } from '@cosmodrome/origin/games/index';
import { crowdOf } from '@cosmodrome/origin/kernel/config';
import { createLog } from '@cosmodrome/origin/kernel/log';
import { createOrigin } from '@cosmodrome/origin/origin';
import { STUDIOS, WALLET, WALLET_LISTENER } from '@cosmodrome/origin/play/index';
import { changeGroups } from '@cosmodrome/origin/profile/index';
import { SIMULATED_GROUP } from '@cosmodrome/rules/profile/statuses';
import { systemClock } from '@cosmodrome/rules/clock';
import { createSandbox, deliverByHttp } from '@cosmodrome/sandbox/sandbox';
import type { SandboxTables } from '@cosmodrome/sandbox/tables';
import { createWebHandler } from '@cosmodrome/web/server/handler';
import type { CasinoEnvironment } from './environment.ts';
import { gamesForCrowd, startCrowd } from './crowd/crowd.ts';
import { humanPace } from './crowd/pace.ts';
import { dispatcher, type Listener } from './dispatch.ts';
import { bridgeWallet } from './wallet-bridge.ts';

/** The in-house studio's name in the wallet protocol. */
const STUDIO = 'arcade';
const TICK_MS = 1_000;
const contentDir = path.resolve(import.meta.dirname, '../../../content');

export interface Casino {
  listener: Listener;
  attachSockets(server: Server): void;
  close(): Promise<void>;
}

/**
 * Puts origin, arcade, sandbox and web together in one process on one database. `address` is where this very server
 * answers: the sandbox and the cashbox talk to each other over it, signed, as they would apart.
 */
export async function composeCasino(environment: CasinoEnvironment, address: string): Promise<Casino> {
  const clock = systemClock;
  const log = createLog(environment.LOG_LEVEL);
  const database = await openOriginDatabase(environment, log);
  const catalogue = readCatalogue(environment.CATALOGUE_DIR);
  let arcade: Arcade | null = null;
  const studio = (): Arcade => {
    if (!arcade) throw new Error('the studio is not open yet');
    return arcade;
  };
  const keyOf = (secret: string, use: string): string => createHmac('sha256', secret).update(use).digest('hex');

  const origin = await createOrigin({
    environment,
    database,
    clock,
    log,
    equip: (core) => {
      CATALOGUE.set(
        core,
        gameCatalogue(catalogue, (id) => models[id]),
      );
      STUDIOS.set(core, [
        {
          id: STUDIO,
          key: keyOf(core.secret, 'studio'),
          providers: null,
          launchUrl: `${environment.GAMES_ORIGIN ?? ''}/arcade/{slug}`,
          requiredFields: [],
          provider: {
            round: (id) => studio().provider.round(id),
            rotateSeed: (request) => studio().provider.rotateSeed(request),
            issueFreeSpins: (request) => studio().provider.issueFreeSpins(request),
            cancelFreeSpins: (request) => studio().provider.cancelFreeSpins(request),
          },
        },
      ]);
      PAYMENTS.set(core, {
        provider: sandboxProvider({ url: address, key: keyOf(core.secret, 'payments'), clock }),
        extendedPublicKey: environment.DEPOSIT_PUBLIC_KEY,
        cardanoPublicKey: environment.CARDANO_PUBLIC_KEY,
        siteUrl: environment.SITE_URL,
      });
    },
    complete: true,
  });

  await migrateArcade(tablesOf<ArcadeTables>(database.db));
  arcade = await createArcade({
    db: tablesOf<ArcadeTables>(database.db),
    wallet: bridgeWallet(STUDIO, () => WALLET.of(origin.core)),
    clock,
    log,
    config: {
      siteOrigin: environment.GAMES_ORIGIN ? (environment.SITE_URL ?? null) : null,
      studio: null,
      artDir: path.join(contentDir, 'art'),
    },
    content: { titles: titlesOf(catalogue, symbols) },
    models: (id) => models[id],
  });
  const paymentsKey = keyOf(origin.core.secret, 'payments');
  const sandbox = await createSandbox({
    database: { ...database, db: tablesOf<SandboxTables>(database.db) },
    clock,
    key: paymentsKey,
    deliver: deliverByHttp(`${address}/webhooks/payments/sandbox`, paymentsKey, clock),
  });
  const web = await createWebHandler({
    origin: origin.fetch,
    clock,
    config: {
      siteUrl: environment.SITE_URL ?? null,
      visitorOf: (request) => origin.visitorOf(request),
      countryHeader: environment.TRUSTED_PROXIES.length > 0 ? environment.COUNTRY_HEADER : null,
      frameOrigins: environment.GAMES_ORIGIN ? [environment.GAMES_ORIGIN] : [],
      artDirectories: [path.join(contentDir, 'art/renditions'), path.join(contentDir, 'art/tiles')],
    },
  });
  const opened = arcade;
  const crowd = startCrowd({
    count: crowdOf(environment),
    fetch: origin.fetch,
    site: address,
    secret: origin.core.secret,
    games: gamesForCrowd(CATALOGUE.of(origin.core), clock.now()),
    mark: async (playerId) => {
      await changeGroups(origin.core.database.db, playerId, { add: [SIMULATED_GROUP], remove: [] }, clock.now());
    },
    pace: humanPace(environment.CROWD_PACE),
    log,
  });
  const ticking = setInterval(() => {
    sandbox.tick().catch((error: unknown) => log.error({ err: error }, 'the sandbox could not work'));
  }, TICK_MS);

  return {
    listener: dispatcher({
      origin: (request, response) => origin.listener(request, response),
      wallet: (request, response) => WALLET_LISTENER.of(origin.core)(request, response),
      webhooks: (request, response) => PAYMENT_LISTENER.of(origin.core)(request, response),
      arcade: (request, response) => opened.listener(request, response),
      mailbox: hasMailboxPage(environment)
        ? mailboxListener(database.db)
        : (request, response) => sandbox.listener(request, response),
      sandbox: (request, response) => sandbox.listener(request, response),
      web,
    }),
    attachSockets: (server) => {
      origin.attachSockets(server);
      opened.attachSockets(server);
    },
    close: async () => {
      clearInterval(ticking);
      await crowd.stop();
      await sandbox.close();
      await opened.close();
      await origin.close();
      await database.close();
    },
  };
}
