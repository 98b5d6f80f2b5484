/** European roulette: 37 pockets, one zero. Amounts are minor units. */
import type { GameModel, Ratio } from '../model.ts';

export type InsideBet = 'straight' | 'split' | 'street' | 'corner' | 'six-line';
export type OutsideThird = 'dozen' | 'column';
export type EvenChance = 'red' | 'black' | 'even' | 'odd' | 'low' | 'high';
export type RouletteBetKind = InsideBet | OutsideThird | EvenChance;

/**
 * One placement on the table. Inside bets name the numbers they cover, in ascending order. Dozen 1 is 1-12; column 1
 * is 1, 4, ... 34. With the zero: splits 0-1, 0-2, 0-3, streets 0-1-2 and 0-2-3, corner 0-1-2-3.
 */
export type RouletteBet =
  | { kind: InsideBet; numbers: number[]; stake: number }
  | { kind: OutsideThird; index: 1 | 2 | 3; stake: number }
  | { kind: EvenChance; stake: number };

export type RouletteAction = { type: 'spin'; bets: RouletteBet[] };

/** A spin is a whole round: there is never an unfinished one. */
export type RouletteState = never;

export type RouletteEvent =
  | { kind: 'bets'; bets: RouletteBet[]; stake: number }
  | { kind: 'ball'; pocket: number; colour: 'red' | 'black' | 'green' }
  /** A winning placement: index into the bets; `pay` is the stake back and the winnings. */
  | { kind: 'bet-won'; bet: number; pay: number };

export interface RouletteHelp {
  /** Numbers in the order of the wheel, clockwise from the zero. */
  wheel: readonly number[];
  reds: readonly number[];
  /** Winnings to one of stake, the numbers covered, and the chance to win, for each kind of bet. */
  pays: { kind: RouletteBetKind; covers: number; toOne: number; chance: Ratio }[];
  rtp: Ratio;
  /** At most this many placements in a spin. */
  maxBets: number;
}

export interface RouletteModel extends GameModel<RouletteAction, RouletteState, RouletteEvent> {
  family: 'roulette';
  help: RouletteHelp;
}
