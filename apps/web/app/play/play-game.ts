import type { Game } from '@cosmodrome/contract/http/games';
import { type GameCard, toCard } from '../games/index.ts';

/** What the page of one game needs to know of it. */
export interface PlayGame {
  card: GameCard;
  categories: string[];
  volatility: NonNullable<Game['volatility_rating']> | null;
  /** Per cent as text. */
  rtp: string | null;
  hitRate: string | null;
  lines: number | null;
  ways: number | null;
}

export const toPlayGame = (game: Game): PlayGame => ({
  card: toCard(game),
  categories: game.categories,
  volatility: game.volatility_rating,
  rtp: game.payout,
  hitRate: game.hit_rate,
  lines: game.lines,
  ways: game.ways,
});

/** Categories that say little about what a game is like. */
const broad = new Set([
  'all',
  'pokies',
  'new',
  'top',
  'recommended',
  'exclusive',
  'animated',
  'prerelease',
  'btc-games',
  'bonus-wagering',
  'live',
  'live_all',
]);
/** A row of fewer games is no row. */
const LEAST = 7;

/** The smallest category of the game that still fills a row: what it shares with few others says most about it. */
export function kinCategory(
  { categories }: Pick<PlayGame, 'categories'>,
  counts: readonly { id: string; games_count: number }[],
): string {
  const narrow = counts
    .filter(({ id, games_count }) => categories.includes(id) && !broad.has(id) && games_count >= LEAST)
    .toSorted((a, b) => a.games_count - b.games_count);
  return narrow[0]?.id ?? (categories.includes('pokies') ? 'pokies' : 'all');
}

/** Rounds of this game run by themselves to their end, however long the flight. */
export const isShared = ({ categories }: Pick<PlayGame, 'categories'>): boolean => categories.includes('crash-games');
