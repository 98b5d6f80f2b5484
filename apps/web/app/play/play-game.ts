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

/** Rounds of this game run by themselves to their end, however long the flight. */
export const isShared = ({ categories }: Pick<PlayGame, 'categories'>): boolean => categories.includes('crash-games');
