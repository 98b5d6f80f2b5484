/**
 * Crash: a multiplier climbs from 1.00 until it crashes; a bet wins if it is cashed out before that.
 * Multipliers are hundredths in whole numbers (137 is 1.37x). Amounts are minor units.
 */
import type { GameModel, Ratio } from '../model.ts';

/**
 * `bet` joins the round. `cash-out` is sent by the server, never taken from the player: `at` is what the curve showed at the
 * server's time of receipt. `settle` ends the bet when the rocket is gone: it pays an auto cash-out that was reached.
 */
export type CrashAction =
  | { type: 'bet'; stake: number; autoCashOut: number | null }
  | { type: 'cash-out'; at: number }
  | { type: 'settle' };

/** An open bet. The crash point is secret until the round is over. */
export interface CrashState {
  stake: number;
  autoCashOut: number | null;
  crashPoint: number;
}

export interface CrashView {
  stake: number;
  autoCashOut: number | null;
}

export type CrashEvent =
  | { kind: 'bet'; stake: number; autoCashOut: number | null }
  | { kind: 'cash-out'; multiplier: number; automatic: boolean; win: number }
  /** The point at which this round crashes; shown when the bet is over. */
  | { kind: 'crash'; point: number };

export interface CrashHelp {
  /** P(crash point >= m) is this ratio divided by m (before rounding down to one part in 2^32). */
  rtp: Ratio;
  lowestCashOut: number;
  /** Reaching this multiplier cashes every bet out. */
  highestCashOut: number;
  /** Growth of the curve per millisecond in parts per million. */
  growthPpm: number;
}

export interface CrashModel extends GameModel<CrashAction, CrashState, CrashEvent, CrashView> {
  family: 'crash';
  help: CrashHelp;
}
