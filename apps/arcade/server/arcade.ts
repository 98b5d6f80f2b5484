import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Kysely } from 'kysely';
import type { ArcadeConfig } from './config.ts';
import type { ModelSource } from './content/models.ts';
import { GameRegistry } from './content/registry.ts';
import type { ArcadeContent } from './content/titles.ts';
import { CrashSockets } from './crash/sockets.ts';
import { CrashTableDriver } from './crash/table.ts';
import type { ArcadeTables } from './database/tables.ts';
import type { ArcadeDeps, ArcadeLog, Scheduler } from './deps.ts';
import { rotateSeed } from './fairness/fairness.ts';
import { cancelFreeSpins, issueFreeSpins } from './freespins/freespins.ts';
import { apiRoutes } from './http/api.ts';
import { frameFiles } from './http/frame-files.ts';
import { framePage } from './http/page.ts';
import { providerRoutes, type Provider } from './http/provider.ts';
import { json, router, type Route } from './http/router.ts';
import { staticFiles } from './http/static.ts';
import { systemScheduler } from './scheduler.ts';
import { Refused } from './refused.ts';
import { proofOf } from './rounds/proof.ts';
import { housekeeping } from './housekeeping.ts';
import { realOwner, sessionOf } from './sessions/sessions.ts';
import { demoWallet } from './wallet/demo.ts';
import type { Wallet } from './wallet/wallet.ts';

export interface ArcadeOptions {
  /** A database in which `migrateArcade` has run; it may hold other tables too. */
  db: Kysely<ArcadeTables>;
  /** The operator's wallet: in process, or `httpWallet`. */
  wallet: Wallet;
  clock: Clock;
  log: ArcadeLog;
  config: ArcadeConfig;
  content: ArcadeContent;
  models: ModelSource;
  scheduler?: Scheduler | undefined;
}

export interface Arcade {
  /** Answers everything below `/arcade/`. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** Puts the sockets of the shared tables on a server, at `/arcade/socket`. */
  attachSockets(httpServer: HttpServer): void;
  provider: Provider;
  /** Ends timers and sockets, and waits for the work under way. */
  close(): Promise<void>;
}

/**
 * Opens the studio. Before it answers, the work that a stopped process left behind is carried through: unsettled steps
 * are sent to the wallet again, and shared rounds that lost their table are settled or given back.
 */
export async function createArcade(options: ArcadeOptions): Promise<Arcade> {
  const { db, clock, log, config, content } = options;
  const scheduler = options.scheduler ?? systemScheduler;
  const demo = demoWallet(db, clock);
  const games = new GameRegistry(content, options.models);
  const deps: ArcadeDeps = { db, wallets: { real: options.wallet, demo }, clock, log, games };

  const tables = new Map<string, CrashTableDriver>();
  const sockets = new CrashSockets({
    sessionOf: (bearer) => sessionOf(deps, bearer),
    isShared: (game) => tables.has(game),
    joined: async (game) => {
      await tables.get(game)?.nudge();
      return (await tables.get(game)?.view()) ?? null;
    },
  });
  for (const identifier of games.sharedGames()) {
    const game = games.byIdentifier(identifier);
    if (game) tables.set(identifier, new CrashTableDriver(deps, game, scheduler, sockets.audience(identifier)));
  }

  const provider: Provider = {
    round: (roundId) => proofOf(deps, roundId),
    rotateSeed: ({ playerRef, game, clientSeed }) => rotateSeed(deps, realOwner(playerRef), game, clientSeed),
    issueFreeSpins: ({ playerRef, ...issue }) => issueFreeSpins(deps, { ...issue, owner: realOwner(playerRef) }),
    cancelFreeSpins: ({ playerRef, freespinsId }) => cancelFreeSpins(deps, realOwner(playerRef), freespinsId),
  };
  const files = frameFiles(config.frameDir);
  const assets = staticFiles(`${files.dir}/assets`, 'public, max-age=31536000, immutable');
  const routes: Route[] = [
    ...apiRoutes(deps, demo, { acted: (game) => void tables.get(game)?.nudge() }),
    ...(config.studio ? providerRoutes(provider, config.studio, clock) : []),
    { method: 'GET', path: '/arcade/assets/*', handle: assets },
    // Typefaces have the address of the page's: beside a web server it is that one which answers.
    { method: 'GET', path: '/assets/*', handle: assets },
    { method: 'GET', path: '/arcade/art/*', handle: staticFiles(config.artDir, 'public, max-age=86400') },
    { method: 'GET', path: '/arcade/healthz', handle: () => json(200, { ok: true }) },
    {
      method: 'GET',
      path: '/arcade/:slug',
      handle: ({ params }) => {
        const game = games.bySlug(params['slug'] ?? '');
        if (!game) throw new Refused(404, 'not_found');
        return framePage(game, files, config.siteOrigin);
      },
    },
  ];

  const chores = housekeeping(deps, scheduler);
  await chores.start();
  await Promise.all([...tables.values()].map((table) => table.nudge()));

  return {
    listener: router(routes, log),
    attachSockets: (httpServer) => sockets.attach(httpServer),
    provider,
    close: async () => {
      await sockets.close();
      await Promise.all([...tables.values()].map((table) => table.close()));
      await chores.stop();
    },
  };
}
