import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GameSession } from '@cosmodrome/contract/wallet';
import type { StudioServer } from '../src/adapters/providers/index.ts';
import { CATALOGUE, GAMES, type CatalogueGame, type GameCatalogue } from '../src/games/index.ts';
import { systems } from '../src/generated/systems.ts';
import { STUDIOS, WALLET, WALLET_LISTENER, type WalletService } from '../src/play/index.ts';
import type { SystemDefinition } from '../src/system.ts';
import type { TestClient } from './client.ts';
import { prepareDeposit, startOrigin, type TestOrigin, type TestOriginOptions } from './origin.ts';
import { TestStudio } from './studio.ts';

export function testGame(identifier: string, facts: Partial<CatalogueGame> = {}): CatalogueGame {
  const [provider = '', name = ''] = identifier.split('/');
  const slug = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return {
    identifier,
    slug,
    name,
    title: name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
    provider,
    model: 'lines-medium',
    preview: `/art/tiles/${slug}`,
    symbols: null,
    palette: ['#000000', '#ffffff'],
    family: 'lines',
    lines: 20,
    ways: null,
    features: ['free-spins'],
    volatility: 'medium',
    hitRate: '25.10',
    payout: '96.02',
    themes: [],
    tags: [],
    currencies: ['EUR', 'USD', 'BTC'],
    demo: true,
    devices: ['desktop', 'mobile'],
    released: '2026-03-01',
    ...facts,
  };
}

export const TEST_GAMES: readonly CatalogueGame[] = [
  testGame('orbit/CosmicGems', { released: '2026-11-01', themes: ['fruit'] }),
  testGame('orbit/BookOfComets', { family: 'book', volatility: 'high', released: '2026-10-01' }),
  testGame('orbit/RocketX', { family: 'crash', lines: null, volatility: null, released: '2025-01-01' }),
  testGame('tables/GrandRoulette', { family: 'roulette', lines: null, currencies: ['EUR'] }),
  testGame('tables/AceBlackjack', { family: 'blackjack', lines: null, currencies: ['EUR', 'USD'] }),
  testGame('tables/TomorrowsGame', { released: '2027-01-01' }),
];

export interface TestCasino extends TestOrigin {
  /** The wallet for a studio in the same process. */
  wallet(): WalletService;
  /** Puts the games into order anew: popularity, releases. */
  refresh(): Promise<void>;
  studio: TestStudio;
  /** Address of the origin's real server: `/wallet/v1/*` and the rest. */
  url: string;
  /**
   * A player with money in EUR, signed in, whose address is confirmed and who may pay in. `told` changes the personal
   * details; with null none are given, and the player may not pay in yet.
   */
  player(
    real?: bigint,
    told?: Readonly<Record<string, string>> | null,
  ): Promise<{ client: TestClient; playerId: number }>;
  /** Launches a game and opens it as the studio does. */
  openGame(client: TestClient, identifier: string, currency?: string): Promise<GameSession>;
  close(): Promise<void>;
}

export interface TestCasinoOptions extends TestOriginOptions {
  games?: readonly CatalogueGame[];
  pins?: GameCatalogue['pins'];
  aliases?: GameCatalogue['aliases'];
  server?: Partial<StudioServer>;
  /** Systems beside the usual ones: payments, for instance. */
  more?: readonly SystemDefinition[];
}

const KEY = 'the key of the test studio';

/** All systems but the cashbox, which needs a provider; those that a suite brings stand in the place of their name. */
function composed(more: readonly SystemDefinition[] = []): SystemDefinition[] {
  const own = systems.flatMap(
    (system) => more.find(({ name }) => name === system.name) ?? (system.name === 'cashbox' ? [] : system),
  );
  return [...own, ...more.filter((system) => !own.includes(system))];
}

/** The origin with games on it, a studio that speaks the provider protocol, and a server for both. */
export async function startCasino(options: TestCasinoOptions): Promise<TestCasino> {
  const games = options.games ?? TEST_GAMES;
  const catalogue: GameCatalogue = {
    games,
    studios: [...new Set(games.map(({ provider }) => provider))].map((id) => ({ id, title: id.toUpperCase() })),
    ...(options.pins && { pins: options.pins }),
    ...(options.aliases && { aliases: options.aliases }),
  };
  let studio: TestStudio | undefined;
  const closed = () => new Error('the studio is closed');
  const studios: StudioServer[] = [
    {
      id: 'studio',
      key: KEY,
      providers: null,
      launchUrl: '/arcade/{slug}',
      requiredFields: [],
      provider: {
        round: (id) => (studio ? studio.provider.round(id) : Promise.resolve(null)),
        rotateSeed: (request) => {
          if (!studio) throw closed();
          return studio.provider.rotateSeed(request);
        },
        issueFreeSpins: (request) => (studio ? studio.provider.issueFreeSpins(request) : Promise.reject(closed())),
        cancelFreeSpins: (request) => (studio ? studio.provider.cancelFreeSpins(request) : Promise.reject(closed())),
      },
      ...options.server,
    },
  ];
  const origin = await startOrigin({
    ...options,
    systems: options.systems ?? composed(options.more),
    equip: (core) => {
      CATALOGUE.set(core, catalogue);
      STUDIOS.set(core, studios);
      options.equip?.(core);
    },
  });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/wallet/')) WALLET_LISTENER.of(origin.core)(request, response);
    else origin.listener(request, response);
  });
  origin.attachSockets(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  studio = new TestStudio({ url, id: 'studio', key: KEY, clock: origin.clock });
  const opened = studio;
  return {
    ...origin,
    wallet: () => WALLET.of(origin.core),
    refresh: () => GAMES.of(origin.core).refresh(),
    studio: opened,
    url,
    player: async (real = 100_000n, told = {}) => {
      const { client, player } = await origin.signUp();
      if (!('id' in player)) throw new Error('nobody was signed up');
      const playerId = player.id;
      await origin.confirmAddress(playerId);
      if (told) await prepareDeposit(client, told);
      if (real > 0n) await origin.fund(playerId, 'EUR', real);
      return { client, playerId };
    },
    openGame: async (client, identifier, currency = 'EUR') => {
      const [producer = '', name = ''] = identifier.split('/');
      const launch = await client.call('play.launch', { params: { producer, name }, body: { mode: 'real', currency } });
      const token = new URL(launch.body.launch_url, url).searchParams.get('token') ?? '';
      return opened.expectAnswer(await opened.openSession(token));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await origin.close();
    },
  };
}
