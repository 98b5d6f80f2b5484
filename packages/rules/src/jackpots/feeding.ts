import type { GameFacts } from '../games/facts.ts';

/** Which games feed a jackpot: those of the families, made by the studios. */
export interface FeedingGames {
  readonly studios: readonly string[];
  readonly families: readonly string[];
}

/** Whether bets on a game feed a jackpot with this rule. */
export const feeds = (rule: FeedingGames, game: Pick<GameFacts, 'provider' | 'family'>): boolean =>
  rule.studios.includes(game.provider) && rule.families.includes(game.family);
