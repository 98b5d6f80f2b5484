/** The exact figures of crash and roulette. */
import { reachOf } from '../crash/point.ts';
import type { CrashHelp } from '../crash/types.ts';
import type { Figures } from '../model.ts';
import { POCKETS } from '../roulette/table.ts';
import { volatilityOf } from './volatility.ts';

const MILLION = 1_000_000;

/** Figures of a bet that pays `multiple` of its stake with chance `numerator / denominator`, and nothing otherwise. */
function oneOutcome(multiple: number, numerator: number, denominator: number) {
  const chance = numerator / denominator;
  const standardDeviation = Math.round(multiple * Math.sqrt(chance * (1 - chance)) * 1000) / 1000;
  return {
    rtpPpm: Math.round(multiple * chance * MILLION),
    hitRatePpm: Math.round(chance * MILLION),
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    method: 'enumeration' as const,
    confidencePpm: 0,
  };
}

/** With every bet cashed out automatically at 2.00x; the return is the same at every target. */
export function crashFigures(help: CrashHelp): Figures {
  const double = reachOf(help.rtp, 200);
  const top = reachOf(help.rtp, help.highestCashOut);
  return {
    ...oneOutcome(2, double.numerator, double.denominator),
    maxWin: help.highestCashOut / 100,
    maxWinOneIn: Number((top.denominator / top.numerator).toPrecision(3)),
    basis: 'cash-out-at-2.00',
  };
}

/** Of a bet on red; the return is the same for every bet, a number straight up pays most. */
export function rouletteFigures(): Figures {
  return { ...oneOutcome(2, 18, POCKETS), maxWin: 36, maxWinOneIn: POCKETS, basis: 'even-chance-bet' };
}
