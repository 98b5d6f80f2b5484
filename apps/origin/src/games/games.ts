import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { POPULAR_DAYS } from '@cosmodrome/rules/games/order';
import type { GameCatalogue } from './catalogue.ts';
import { gameIds } from './ids.ts';
import { searchIndex, type SearchIndex } from './search-index.ts';
import { buildShelf, stockOf, type Shelf, type ShelvedGame } from './shelf.ts';
import { playCounts, rememberPlayed } from './store.ts';

/** How old the order by plays may become. New releases wait no longer than that either. */
const REBUILD_AFTER_MS = MINUTE_MS;

export interface GamesOptions {
  readonly connection: Connection;
  readonly catalogue: GameCatalogue;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
}

/** The games of this origin, for its own calls and for the systems that launch and show them. */
export interface Games {
  /** The shelf as it is now. When it has become old a newer one is made meanwhile. */
  shelf(): Shelf;
  readonly search: SearchIndex;
  /** Words that players type for a category, by its slug. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** The title of a studio; its id when it has none. */
  studioTitle(id: string): string;
  /** Makes the shelf anew: after a reload of the catalogue, or when the clock was moved. */
  refresh(): Promise<void>;
  find(identifier: string): ShelvedGame | undefined;
  /** By the numeric id that it has in some currency. */
  findByNumber(id: number): ShelvedGame | undefined;
  /** By the parts of an address: the name of the identifier, or the title in addresses. */
  findByAddress(provider: string, name: string): ShelvedGame | undefined;
  /** Remembers that a player opened a game. */
  recordOpened(opened: { playerId: number; identifier: string; at: Date }): Promise<void>;
}

/** Gives every game its numeric ids and fills the shelf. */
export async function openGames(options: GamesOptions): Promise<Games> {
  const { connection, catalogue, clock, log } = options;
  const stock = stockOf(catalogue, await gameIds(connection, catalogue.games));
  const build = async (): Promise<Shelf> => {
    const now = clock.now();
    const plays = await playCounts(connection, new Date(now.getTime() - POPULAR_DAYS * DAY_MS));
    return buildShelf(stock, plays, now);
  };
  let shelf = await build();
  let building: Promise<void> | null = null;
  const refresh = (): Promise<void> => {
    building ??= build()
      .then((built) => void (shelf = built))
      .finally(() => (building = null));
    return building;
  };
  const current = (): Shelf => {
    const age = clock.now().getTime() - shelf.builtAt.getTime();
    if (age > REBUILD_AFTER_MS && !building) {
      refresh().catch((error: unknown) => log.error({ err: error }, 'the shelf of games could not be made anew'));
    }
    return shelf;
  };
  const studios = new Map(catalogue.studios.map(({ id, title }) => [id, title]));
  const studioTitle = (id: string): string => studios.get(id) ?? id;
  return {
    shelf: current,
    search: searchIndex(catalogue.games, studioTitle),
    aliases: catalogue.aliases ?? {},
    studioTitle,
    refresh,
    find: (identifier) => current().byIdentifier.get(identifier),
    findByNumber: (id) => current().byIdentifier.get(stock.ids.gameOf(id) ?? ''),
    findByAddress: (provider, name) => {
      const now = current();
      const named = now.byIdentifier.get(`${provider}/${name}`);
      return named ?? now.bySeoTitle.get(name)?.find(({ game }) => game.provider === provider);
    },
    recordOpened: (opened) => rememberPlayed(connection, opened),
  };
}
