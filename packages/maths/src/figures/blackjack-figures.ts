/** The figures of blackjack as a simulation by basic strategy gives them. */
import type { Figures } from '../model.ts';
import { estimate, type Tally } from '../simulation/tally.ts';
import { volatilityOf } from './volatility.ts';

export const BLACKJACK = 'blackjack-s17';
/** Four hands, each doubled and won, pay sixteen times the stake of the deal. */
const MAX_WIN = 16;
const MILLION = 1_000_000;

export function blackjackFigures(tally: Tally): Figures {
  const { mean, standardDeviation, halfWidth, hitRate } = estimate(tally);
  const rounded = Math.round(standardDeviation * 1000) / 1000;
  return {
    rtpPpm: Math.round(mean * MILLION),
    hitRatePpm: Math.round(hitRate * MILLION),
    standardDeviation: rounded,
    volatility: volatilityOf(rounded),
    maxWin: MAX_WIN,
    maxWinOneIn: null,
    basis: 'basic-strategy',
    method: 'simulation',
    confidencePpm: Math.ceil(halfWidth * MILLION),
  };
}
