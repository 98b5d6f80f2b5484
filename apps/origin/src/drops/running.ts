import { drawByWeight } from '@cosmodrome/fairness';
import { dropWeights } from '@cosmodrome/rules/drops/table';
import { nominalStake } from '@cosmodrome/rules/play/stakes';
import { chosenGames, type GameCatalogue } from '../games/index.ts';
import { ownBet, type Round } from '../ledger/index.ts';
import type { DropRow } from './tables.ts';

/** What a message says of a round already. */
type Told = Pick<Round, 'roundId' | 'gameId' | 'currency' | 'state' | 'bet' | 'betBonus'>;

/** A drop that rounds may win in. */
export interface Running {
  readonly row: DropRow;
  /** Whether a round draws a prize by what a message says of it: most draw none, and are not looked up. */
  mayWin(round: Told): boolean;
  /** The prize that a round draws, whether or not any is left; null for nothing, and for a round that does not count. */
  draws(round: Round): number | null;
}

export function runningOf(row: DropRow, catalogue: GameCatalogue): Running {
  const games = chosenGames(row.terms.games, catalogue.games);
  const weights = dropWeights(row.terms.prizes);
  const { least_stake_cents: least } = row.terms;
  const drawn = (round: Told): number | null => {
    const { state, gameId, currency, roundId } = round;
    if (state !== 'settled' || !games.has(gameId)) return null;
    const staked = ownBet(round);
    if (staked < nominalStake(least, currency) || staked === 0n) return null;
    const entry = drawByWeight({ serverSeed: row.seed, clientSeed: roundId, nonce: 0 }, weights);
    return entry < row.terms.prizes.length ? entry : null;
  };
  return {
    row,
    mayWin: (round) => drawn(round) !== null,
    draws: (round) => {
      const at = round.finishedAt;
      return at !== null && at >= row.start_at && at < row.end_at ? drawn(round) : null;
    },
  };
}
