import { ladderIn } from '@cosmodrome/rules/play/ladders';
import { stakeCurrencies, stakeLimits } from '@cosmodrome/rules/play/stakes';
import { IllegalAction, type Family } from '@cosmodrome/maths/model';
import type { Stakes } from '../../api/calls.ts';
import type { StakeKind, StakeTable } from './titles.ts';

/** The ladders that the studio has when the operator brings no own ones. */
export const defaultStakes: StakeTable = {
  slots: ladders('slots'),
  crash: ladders('crash'),
  roulette: ladders('roulette'),
  blackjack: ladders('blackjack'),
};

function ladders(kind: StakeKind): Record<string, readonly number[]> {
  return Object.fromEntries(stakeCurrencies.map((currency) => [currency, ladderIn(kind, currency)]));
}

export function stakeKind(family: Family): StakeKind {
  return family === 'lines' || family === 'book' || family === 'ways' ? 'slots' : family;
}

/**
 * The stakes of a game in a currency: the ladder with each rung raised to the model's next whole unit, within the table
 * limits that the wallet holds too. Null when the currency is not offered.
 */
export function stakesOf(table: StakeTable, family: Family, unit: number, currency: string): Stakes | null {
  const rungs = table[stakeKind(family)][currency];
  if (!rungs || rungs.length === 0) return null;
  const limits = stakeLimits(family, currency);
  if (!limits) return null;
  const whole = new Set(rungs.map((rung) => Math.ceil(rung / unit) * unit));
  const ladder = [...whole].filter((rung) => rung >= limits.min && rung <= limits.max).sort((a, b) => a - b);
  if (ladder.length === 0) return null;
  const [min = unit] = ladder;
  const max = ladder.at(-1) ?? min;
  return { min, max, unit, ladder, start: ladder[Math.min(4, ladder.length - 1)] ?? min };
}

/** The same stakes without those above the most that a round may stake; null when that leaves none. */
export function stakesUpTo(stakes: Stakes, most: number | null): Stakes | null {
  const ladder = stakes.ladder.filter((rung) => most === null || rung <= most);
  const max = ladder.at(-1);
  return max === undefined ? null : { ...stakes, ladder, max, start: Math.min(stakes.start, max) };
}

/** Throws IllegalAction unless an opening stake lies within the bounds. The model itself checks the unit. */
export function requireStakeInRange(stakes: Stakes, stake: number): void {
  if (stake < stakes.min || stake > stakes.max) throw new StakeOutOfRange(stakes);
}

export class StakeOutOfRange extends IllegalAction {
  override name = 'StakeOutOfRange';
  readonly min: number;
  readonly max: number;
  constructor(stakes: Stakes) {
    super(`stake must be ${stakes.min} to ${stakes.max}`);
    this.min = stakes.min;
    this.max = stakes.max;
  }
}
