import { drawByWeight } from '@cosmodrome/fairness';
import { dropWeights } from '@cosmodrome/rules/drops/table';
import { nominalStake } from '@cosmodrome/rules/play/stakes';
import { chosenGames, type GameCatalogue } from '../games/index.ts';
import type { Round } from '../ledger/index.ts';
import type { DropRow } from './tables.ts';

/** A drop that rounds may win in. */
export interface Running {
  readonly row: DropRow;
  readonly games: ReadonlySet<string>;
  /** The prize that a round draws, whether or not any is left; null for nothing, and for a round that does not count. */
  draws(round: Round): number | null;
}

export function runningOf(row: DropRow, catalogue: GameCatalogue): Running {
  const games = chosenGames(row.terms.games, catalogue.games);
  const weights = dropWeights(row.terms.prizes);
  const { least_stake_cents: least } = row.terms;
  return {
    row,
    games,
    draws: ({ state, finishedAt: at, gameId, currency, bet, betBonus, roundId }) => {
      if (state !== 'settled' || at === null || !games.has(gameId)) return null;
      if (at < row.start_at || at >= row.end_at) return null;
      // Bonus money and free rounds are no stake of the player's own.
      if (bet - betBonus < nominalStake(least, currency) || bet === betBonus) return null;
      const drawn = drawByWeight({ serverSeed: row.seed, clientSeed: roundId, nonce: 0 }, weights);
      return drawn < row.terms.prizes.length ? drawn : null;
    },
  };
}
