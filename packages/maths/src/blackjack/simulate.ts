/** Plays blackjack by basic strategy. */
import type { Rng } from '../model.ts';
import type { Tally } from '../simulation/tally.ts';
import { playBlackjack } from './round.ts';
import { viewOf } from './rules.ts';
import { basicStrategy } from './strategy.ts';
import type { BlackjackState } from './types.ts';

const STAKE = 2;

/**
 * Adds whole rounds to `tally`. A round's return is one plus its net result per initial stake, so that the mean is the
 * return to player on the stake of the deal.
 */
export function simulateBlackjack(rounds: number, rng: Rng, tally: Tally): void {
  for (let round = 0; round < rounds; round += 1) {
    let step = playBlackjack(null, { type: 'deal', stake: STAKE }, rng);
    let staked = step.stake;
    let won = step.win;
    let state: BlackjackState | null = step.state;
    while (state !== null) {
      step = playBlackjack(state, basicStrategy(viewOf(state)), rng);
      staked += step.stake;
      won += step.win;
      state = step.state;
    }
    const returned = 1 + (won - staked) / STAKE;
    tally.rounds += 1;
    tally.sum += returned;
    tally.squares += returned * returned;
    if (won > 0) tally.hits += 1;
  }
}
