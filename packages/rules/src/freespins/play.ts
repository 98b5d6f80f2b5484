import { ladderIn, ladderKind } from '../play/ladders.ts';
import { stakeLimits } from '../play/stakes.ts';
import type { FreeSpinStage } from './stages.ts';

/**
 * The stake of each free spin in a currency, in minor units: the step of the pokies' own ladder, from 1. Null for a game that has
 * no such step there, or is no pokie.
 */
export function freeSpinStake(family: string, level: number, currency: string): number | null {
  const limits = stakeLimits(family, currency);
  if (ladderKind(family) !== 'slots' || !limits) return null;
  const stake = ladderIn('slots', currency)[level - 1];
  return stake !== undefined && stake >= limits.min && stake <= limits.max ? stake : null;
}

interface Playable {
  readonly stage: FreeSpinStage;
  readonly count: number;
  readonly performed: number;
  readonly validUntil: Date | null;
}

/** Whether another round may begin at a moment. One that has begun is always taken to its end. */
export const mayBeginFreeSpin = ({ stage, count, performed, validUntil }: Playable, now: Date): boolean =>
  stage === 'activated' && performed < count && validUntil !== null && validUntil > now;
