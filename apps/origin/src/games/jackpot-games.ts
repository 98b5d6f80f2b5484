import type { JackpotPolicy } from '@cosmodrome/content/schema/jackpots.ts';
import { feeds } from '@cosmodrome/rules/jackpots/feeding';
import { JACKPOT_FEATURE } from '@cosmodrome/rules/jackpots/identifiers';
import type { GameCatalogue } from './catalogue.ts';

/** The catalogue with the jackpots' feature on the games that feed one: their categories follow from it. */
export function withJackpots(catalogue: GameCatalogue, policies: readonly JackpotPolicy[]): GameCatalogue {
  if (policies.length === 0) return catalogue;
  return {
    ...catalogue,
    games: catalogue.games.map((game) =>
      policies.some((policy) => feeds(policy.games, game))
        ? { ...game, features: [...new Set([...game.features, JACKPOT_FEATURE])] }
        : game,
    ),
  };
}
