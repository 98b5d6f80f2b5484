/** Volatility classes by the standard deviation of one stake's return: below each bound lies its class. */
import type { Volatility } from '../model.ts';

export const VOLATILITY_BOUNDS: readonly { below: number; volatility: Volatility }[] = [
  { below: 2.5, volatility: 'low' },
  { below: 4, volatility: 'low-medium' },
  { below: 6, volatility: 'medium' },
  { below: 9, volatility: 'medium-high' },
  { below: 14, volatility: 'high' },
  { below: Number.POSITIVE_INFINITY, volatility: 'very-high' },
];

export function volatilityOf(standardDeviation: number): Volatility {
  return VOLATILITY_BOUNDS.find(({ below }) => standardDeviation < below)?.volatility ?? 'very-high';
}
