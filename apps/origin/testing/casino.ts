import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GameSession } from '@cosmodrome/contract/wallet';
import type { StudioServer } from '../src/adapters/providers/index.ts';
import type { CatalogueGame, GameCatalogue } from '../src/games/index.ts';
import { createGaming, type Gaming, type GamingOptions } from '../src/gaming.ts';
import type { SystemFactory } from '../src/system.ts';
import { systems } from '../src/systems.ts';
import type { TestClient } from './client.ts';
import { startOrigin, type TestOrigin, type TestOriginOptions } from './origin.ts';
import { TestStudio } from './studio.ts';

const OWN_SYSTEMS = new Set(['games', 'play', 'lobby']);

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
  gaming: Gaming;
  studio: TestStudio;
  /** Address of the origin's real server: `/wallet/v1/*` and the rest. */
  url: string;
  /** A player with money in EUR, signed in, whose address is confirmed. */
  player(real?: bigint): Promise<{ client: TestClient; playerId: number }>;
  /** Launches a game and opens it as the studio does. */
  openGame(client: TestClient, identifier: string, currency?: string): Promise<GameSession>;
  close(): Promise<void>;
}

export interface TestCasinoOptions extends TestOriginOptions {
  games?: readonly CatalogueGame[];
  pins?: GameCatalogue['pins'];
  aliases?: GameCatalogue['aliases'];
  gaming?: Partial<GamingOptions>;
  server?: Partial<StudioServer>;
  /** Systems beside the usual ones: payments, for instance. */
  more?: readonly SystemFactory[];
}

/** The ledger's message as it is, unless a system presents it. */
const balances: SystemFactory = () => ({ handlers: {}, channels: { balance: (payload) => payload } });

const KEY = 'the key of the test studio';

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
  const gaming = createGaming({
    catalogue,
    studios: () => [
      {
        id: 'studio',
        key: KEY,
        providers: null,
        launchUrl: '/arcade/{slug}',
        requiredFields: [],
        provider: {
          round: (id) => (studio ? studio.provider.round(id) : Promise.resolve(null)),
          rotateSeed: (request) => {
            if (!studio) throw new Error('the studio is closed');
            return studio.provider.rotateSeed(request);
          },
        },
        ...options.server,
      },
    ],
    ...options.gaming,
  });
  const origin = await startOrigin({
    ...options,
    systems: options.systems ?? [
      balances,
      ...systems.filter(({ name }) => !OWN_SYSTEMS.has(name)),
      ...gaming.systems,
      ...(options.more ?? []),
    ],
  });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/wallet/')) gaming.walletListener(request, response);
    else origin.listener(request, response);
  });
  origin.attachSockets(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  studio = new TestStudio({ url, id: 'studio', key: KEY, clock: origin.clock });
  const opened = studio;
  return {
    ...origin,
    gaming,
    studio: opened,
    url,
    player: async (real = 100_000n) => {
      const { client, player } = await origin.signUp();
      if (!('id' in player)) throw new Error('nobody was signed up');
      const playerId = player.id;
      await origin.confirmAddress(playerId);
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
