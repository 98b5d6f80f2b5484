export {
  gameCatalogue,
  type CatalogueGame,
  type CatalogueModel,
  type GameCatalogue,
  type Studio,
} from './catalogue.ts';
export type { Games } from './games.ts';
export { withJackpots } from './jackpot-games.ts';
export { CATALOGUE, GAMES, JACKPOT_TOTALS } from './services.ts';
export type { JackpotTotals } from './present.ts';
export { filterGames } from './filter.ts';
export { searchShelf } from './search.ts';
export { searchIndex } from './search-index.ts';
export { idTable } from './ids.ts';
export { buildShelf, stockOf } from './shelf.ts';
export type { ShelvedGame } from './shelf.ts';
export type { GamesTables } from './tables.ts';
