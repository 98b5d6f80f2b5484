export { gamesCalls, type GamesCallsOptions } from './calls.ts';
export {
  gameCatalogue,
  type CatalogueGame,
  type CatalogueModel,
  type GameCatalogue,
  type Studio,
} from './catalogue.ts';
export { openGames, type Games, type GamesOptions } from './games.ts';
export { favorites } from './store.ts';
export type { JackpotTotals } from './present.ts';
export { filterGames } from './filter.ts';
export { playsProjector } from './plays.ts';
export { searchShelf } from './search.ts';
export { searchIndex } from './search-index.ts';
export { idTable } from './ids.ts';
export { buildShelf, stockOf } from './shelf.ts';
export type { ShelvedGame } from './shelf.ts';
export type { GamesTables } from './tables.ts';
