import { randomInt } from 'node:crypto';
import type { Game } from '@cosmodrome/contract/http/games';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { categorySlug } from '@cosmodrome/rules/games/categories';
import { unfinishedFirst } from '@cosmodrome/rules/games/order';
import { refuse, type CallContext, type Handlers } from '../kernel/http/handler.ts';
import { openRounds } from '../ledger/index.ts';
import { filterGames } from './filter.ts';
import type { Games } from './games.ts';
import { mayBePicked, ownCollections, viewerOf } from './own.ts';
import { forViewer, type JackpotTotals } from './present.ts';
import { searchShelf } from './search.ts';
import type { Collection, ShelvedGame } from './shelf.ts';
import { addFavorite, favorites, played, removeFavorite } from './store.ts';

export interface GamesCallsOptions {
  readonly games: Games;
  readonly connection: Connection;
  readonly clock: Clock;
  /** The title of a category in a language. */
  readonly categoryTitle: (locale: string, slug: string) => string;
  /** What games' jackpots can pay now. */
  readonly jackpotTotals: () => Promise<JackpotTotals>;
}

/** The random game is one of so many first ones of its category (spec 9). */
const RANDOM_FROM = 100;

type Device = Game['devices'][number];

/** Whether a game runs on a device; on any when none is named. */
const runsOn =
  (device: Device | undefined) =>
  ({ card }: ShelvedGame): boolean =>
    device === undefined || card.devices.includes(device);

/** How many games of a collection run on a device. */
const countOn = (device: Device | undefined, { games, counts }: Collection): number =>
  device === undefined ? games.length : (counts.get(device) ?? 0);

export function gamesCalls(options: GamesCallsOptions): Handlers {
  const { games, connection, clock, categoryTitle } = options;
  const show = async (list: readonly ShelvedGame[], context: CallContext): Promise<Game[]> => {
    const [person, jackpots] = await Promise.all([viewerOf(connection, context), options.jackpotTotals()]);
    return list.map(({ card }) => forViewer(card, { ...person, jackpots }));
  };
  const showMap = async (list: readonly ShelvedGame[], context: CallContext): Promise<Record<string, Game>> =>
    Object.fromEntries((await show(list, context)).map((game) => [game.identifier, game]));
  const numbered = (id: number): ShelvedGame => {
    const shelved = games.findByNumber(id);
    if (!shelved) throw refuse(404, 'base', 'game_not_found');
    return shelved;
  };

  return {
    'games.providers': () => {
      const { studios, providers } = games.shelf();
      return Promise.resolve(
        studios
          .filter(({ id }) => providers.has(id))
          .map(({ id, title }) => ({ id, title, games_count: providers.get(id)?.games.length ?? 0 })),
      );
    },
    'games.collections': ({ query: { device } }, { locale }) => {
      const { collections } = games.shelf();
      return Promise.resolve(
        [...collections.values()].map((collection) => ({
          id: collection.slug,
          title: categoryTitle(locale, collection.slug),
          games_count: countOn(device, collection),
        })),
      );
    },
    'games.filter': async ({ body }, context) => {
      const shelf = games.shelf();
      const asked = body.filter?.categories?.identifiers ?? [];
      const own = await ownCollections(shelf, connection, asked, context.caller);
      const { games: list, ...page } = filterGames({ shelf, search: games.search }, body, own);
      return { data: await show(list, context), ...page };
    },
    'games.search': async ({ query }, context) => {
      const shelf = games.shelf();
      const names = {
        aliases: games.aliases,
        studioTitle: games.studioTitle,
        categoryTitle: (slug: string) => categoryTitle(context.locale, slug),
      };
      const found = searchShelf({ shelf, search: games.search, ...names }, query.q);
      const counted = (list: readonly Collection[], titleOf: (id: string) => string) =>
        list.map((collection) => ({
          id: collection.slug,
          title: titleOf(collection.slug),
          games_count: countOn(query.device, collection),
        }));
      const fitting = found.games.filter(runsOn(query.device));
      return {
        games: await show(fitting.slice(0, query.limit), context),
        total_count: fitting.length,
        providers: counted(found.providers, names.studioTitle),
        categories: counted(found.categories, names.categoryTitle),
      };
    },
    'games.random': async ({ query }, context) => {
      const shelf = games.shelf();
      const { provider } = query;
      const category = categorySlug(query.category ?? 'all');
      const own = await ownCollections(shelf, connection, [category], context.caller);
      const list =
        provider === undefined ? (own.get(category) ?? shelf.collections.get(category)) : shelf.providers.get(provider);
      const first = (list?.games ?? []).filter(runsOn(query.device)).slice(0, RANDOM_FROM);
      const open = first.filter(await mayBePicked(connection, context.caller));
      const picked = open[open.length === 0 ? 0 : randomInt(open.length)];
      const [game] = await show(picked ? [picked] : [], context);
      if (!game) throw refuse(404, 'base', 'game_not_found');
      return game;
    },
    'games.select': ({ body }, context) => {
      const { byIdentifier } = games.shelf();
      const named = [...new Set(body.game_ids)].flatMap((id) => byIdentifier.get(id) ?? []);
      return showMap(named.filter(runsOn(body.device)), context);
    },
    'games.selectBySeoTitles': ({ body }, context) => {
      const { bySeoTitle } = games.shelf();
      return showMap(
        [...new Set(body.game_seo_titles)].flatMap((title) => bySeoTitle.get(title) ?? []),
        context,
      );
    },
    'games.played': async (_request, { caller }) => {
      const { byIdentifier } = games.shelf();
      const { playerId } = caller;
      const open = new Set((await openRounds(connection, playerId)).map(({ gameId }) => gameId));
      return unfinishedFirst(await played(connection, playerId, open), ({ identifier }) => open.has(identifier))
        .filter(({ identifier }) => byIdentifier.has(identifier))
        .map(({ identifier, at }) => ({ identifier, last_activity_at: at.toISOString() }));
    },
    'games.favorites': async (_request, context) => {
      const { byIdentifier } = games.shelf();
      const chosen = (await favorites(connection, context.caller.playerId)).filter((row) =>
        byIdentifier.has(row.identifier),
      );
      if (context.version === 1) return chosen.map(({ gameId }) => gameId);
      return show(
        chosen.flatMap(({ identifier }) => byIdentifier.get(identifier) ?? []),
        context,
      );
    },
    'games.addFavorite': async ({ params }, { caller }) => {
      const { game } = numbered(params.id);
      await addFavorite(connection, {
        playerId: caller.playerId,
        identifier: game.identifier,
        gameId: params.id,
        at: clock.now(),
      });
    },
    'games.removeFavorite': async ({ params }, { caller }) => {
      await removeFavorite(connection, caller.playerId, numbered(params.id).game.identifier);
    },
  };
}
