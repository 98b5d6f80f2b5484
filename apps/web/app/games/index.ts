import { part } from '../platform/device/part.ts';

export { useCategories } from './category-menu.ts';
export { categoryPath } from './category-path.ts';
export { canonicalOf } from './list/canonical.ts';
export { artOf, GameTile } from './components/game-tile.tsx';
/** A studio that is new to the player, in the lobby. */
export const IntroductionPlace = /* @__PURE__ */ part(() => import('./introduction/introduction-place.tsx'));
export { WithTileFacts } from './components/tile-facts.tsx';
export { type GameCard, gameOfPath, isPlayedIn, playPath, sayingJackpot, toCard } from './card.ts';
export {
  type CardPage,
  collectionsQuery,
  gamesQuery,
  likeQuery,
  playedQuery,
  providersQuery,
  recommendedQuery,
  ROW_SIZE,
  selectQuery,
  sitemapGamesQuery,
  useTitleAt,
} from './queries.ts';
export { StudioLink } from './components/studio-link.tsx';
export { setFavorite, useIsFavorite } from './favorites.ts';
export { useStudios } from './studios.ts';
