import type { IncomingMessage, ServerResponse } from 'node:http';
import { tablesOf, type Database } from '@cosmodrome/database';
import { ageAt } from '@cosmodrome/rules/account/birth-date';
import { highestStake } from '@cosmodrome/rules/limits/highest-stake';
import { REGISTER_FIELD } from '@cosmodrome/rules/limits/register';
import { jurisdictionOf, playerFacts, SESSION_ENDED, type SessionEnded } from './account/index.ts';
import { studioRegistry, type StudioRegistry, type StudioServer } from './adapters/providers/index.ts';
import { createBonuses } from './bonuses/index.ts';
import { createCashback } from './cashback/index.ts';
import { favorites, gamesCalls, openGames, playsProjector, type GameCatalogue, type Games } from './games/index.ts';
import { openJackpots, withJackpots, type Jackpots } from './jackpots/index.ts';
import { createLevels } from './levels/index.ts';
import { ageFields, askAdmission, playRefusal, tellRefusedBet } from './limits/index.ts';
import { forgetWins, lobbyCalls, winsProjector } from './lobby/index.ts';
import {
  createNames,
  createWallet,
  endSessions,
  playCalls,
  sweepSessions,
  walletListener,
  type MayBet,
  type PlayDeps,
  type PlayTables,
  type WalletService,
} from './play/index.ts';
import type { OriginCore, SystemFactory } from './system.ts';

export interface GamingOptions {
  readonly catalogue: GameCatalogue;
  /** The studios' servers. A studio in this process may hand over what it does not have yet, as functions. */
  readonly studios: (core: OriginCore) => readonly StudioServer[];
  readonly mayPlay?: PlayDeps['mayPlay'];
  readonly mayBet?: MayBet | undefined;
}

export interface Gaming {
  /** Games, jackpots, cashback, bonuses, levels, play and lobby, for the list of systems. */
  readonly systems: readonly SystemFactory[];
  /** For a studio in the same process; after the origin was created. */
  wallet(): WalletService;
  /** Puts the games into order anew: popularity, releases. It happens by itself once a minute while somebody looks. */
  refresh(): Promise<void>;
  /** Answers `/wallet/v1/*`, beside the origin's listener. */
  walletListener(request: IncomingMessage, response: ServerResponse): void;
}

interface Parts {
  games: Games;
  jackpots: Jackpots;
  studios: StudioRegistry;
  wallet: WalletService;
  play: PlayDeps;
  listener: ReturnType<typeof walletListener>;
}

const HOUR_MS = 3_600_000;
const TOUCH_STEP_MS = 60_000;
/** Longer than the top list looks back: a quiet week still has its latest winners. */
const KEEP_WINS_MS = 7 * 24 * HOUR_MS;

/** The systems that games live in, made together because they share the catalogue. */
export function createGaming(options: GamingOptions): Gaming {
  let parts: Parts | null = null;
  const made = (): Parts => {
    if (!parts) throw new Error('the origin has not been created yet');
    return parts;
  };
  const games: SystemFactory = async (core) => {
    parts = await assemble(options, core);
    return {
      handlers: gamesCalls({
        games: parts.games,
        connection: core.database.db,
        clock: core.clock,
        categoryTitle: (locale, slug) => core.messages.text(locale, `games.categories.${slug}`),
        jackpotTotals: () => made().jackpots.totals(),
      }),
      subscriptions: { round: playsProjector(core.database.db) },
      ownData: async (playerId) => ({ favorites: await favorites(core.database.db, playerId) }),
    };
  };
  return {
    systems: [
      games,
      () => made().jackpots.system,
      (core) => createCashback(core, options.catalogue),
      (core) => createBonuses(core, options.catalogue),
      (core) => createLevels(core),
      (core) => playSystem(core, made().play),
      (core) => lobbySystem(core, made().games),
    ],
    wallet: () => made().wallet,
    refresh: () => made().games.refresh(),
    walletListener: (request, response) => made().listener(request, response),
  };
}

async function assemble(options: GamingOptions, core: OriginCore): Promise<Parts> {
  const { clock, log } = core;
  const database: Database<PlayTables> = { ...core.database, db: tablesOf<PlayTables>(core.database.db) };
  const catalogue = withJackpots(options.catalogue, core.site.jackpots);
  const games = await openGames({ connection: database.db, catalogue, clock, log });
  const jackpots = await openJackpots({
    connection: database.db,
    policies: core.site.jackpots,
    catalogue,
    clock,
    log,
    publish: core.publish,
    onCommit: () => core.relay.wake(),
  });
  const studios = studioRegistry(options.studios(core));
  const names = createNames(core.secret);
  const wallet = createWallet({
    database,
    ledger: core.ledger,
    names,
    clock,
    mayBet: options.mayBet,
    onActivity: touching(core),
    onRefused: (bet) => tellRefusedBet(core, bet),
  });
  const isBarred = askAdmission(core);
  const mayPlay: PlayDeps['mayPlay'] =
    options.mayPlay ??
    (async (playerId, host) =>
      (await isBarred(playerId, host)) ?? (await playRefusal(database.db, playerId, clock.now())));
  const policyOf = async (playerId: number | null, host: string) => {
    const here = core.sites.of(host).site.licence;
    const own = playerId === null ? here : (await jurisdictionOf(database.db, playerId)).licence;
    return core.policies.of(own, here);
  };
  const rulesOf: PlayDeps['rulesOf'] = async (playerId, host) => {
    const { play: profile, limits } = await policyOf(playerId, host);
    const birthDate = playerId === null ? null : (await playerFacts(database.db, playerId))?.date_of_birth;
    const age = birthDate ? ageAt(birthDate, clock.now()) : null;
    return {
      profile,
      realityCheckMinutes: limits.realityCheckMinutes.max,
      highestStake: (currency) => highestStake(limits.highestStake, age, currency),
    };
  };
  /**
   * A host's age is told by a field of the profile, and a register knows people by one: real play then asks for them,
   * whatever the studio asks.
   */
  const fieldsOf: PlayDeps['fieldsOf'] = async (playerId, host) => [
    ...(await ageFields(database.db, playerId, core.sites.of(host).site.licence)),
    ...((await policyOf(playerId, host)).limits.exclusionRegister === null ? [] : [REGISTER_FIELD]),
  ];
  const play: PlayDeps = { rulesOf, fieldsOf, database, clock, games, studios, names, mayPlay, log };
  return { games, jackpots, studios, wallet, play, listener: walletListener({ wallet, studios, clock, log }) };
}

/** Who plays is not idle: told to the sessions of the account at most once a minute. */
function touching(core: OriginCore): (playerId: number) => void {
  const touched = new Map<number, number>();
  return (playerId) => {
    const now = core.clock.now().getTime();
    if (now - (touched.get(playerId) ?? -Infinity) < TOUCH_STEP_MS) return;
    if (touched.size > 50_000) touched.clear();
    touched.set(playerId, now);
    core.sessions.touchPlayer(playerId).catch((error: unknown) => {
      touched.delete(playerId);
      core.log.warn({ err: error }, 'a session could not be kept alive');
    });
  };
}

/** What each studio asks for before real play, for those that ask for anything. */
const studioContexts = ({ games, studios }: PlayDeps): Record<string, readonly string[]> =>
  Object.fromEntries(
    games.shelf().studios.flatMap(({ id }) => {
      const fields = studios.serving(id)?.requiredFields ?? [];
      return fields.length > 0 ? [[id, fields]] : [];
    }),
  );

const playSystem: (core: OriginCore, deps: PlayDeps) => ReturnType<SystemFactory> = (core, deps) => ({
  handlers: playCalls(deps),
  fieldContexts: studioContexts(deps),
  subscriptions: {
    [SESSION_ENDED]: async ({ playerId, payload }) => {
      if (playerId === null) return;
      const { session_id: accountSessionId } = payload as SessionEnded;
      await endSessions(deps.database.db, { playerId, accountSessionId, now: core.clock.now() });
    },
  },
  jobs: [
    {
      name: 'sweep game sessions',
      everyMs: HOUR_MS,
      run: () => sweepSessions(deps.database.db, core.clock.now()),
    },
  ],
});

const lobbySystem: (core: OriginCore, games: Games) => ReturnType<SystemFactory> = (core, games) => {
  const connection = core.database.db;
  return {
    handlers: lobbyCalls({ connection, games, clock: core.clock }),
    subscriptions: {
      round: winsProjector({
        connection,
        publish: (data, at) => core.publish({ channel: 'public:wins', at, data }),
      }),
    },
    jobs: [
      {
        name: 'forget wins',
        everyMs: HOUR_MS,
        run: () => forgetWins(connection, new Date(core.clock.now().getTime() - KEEP_WINS_MS)),
      },
    ],
  };
};
