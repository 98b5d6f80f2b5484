import { convert } from '../money/rates.ts';

/**
 * What one round may stake at most from an age on (player protection R14), in cents of a euro: data of a policy. A list of
 * them is in the order of the ages; an empty one sets no bound.
 */
export interface StakeTier {
  readonly fromAge: number;
  readonly cents: number;
}

/** The currency in which policies name stakes. */
const REFERENCE = 'EUR';

const centsAt = (tiers: readonly StakeTier[], age: number): number =>
  (tiers.findLast(({ fromAge }) => fromAge <= age) ?? tiers[0])?.cents ?? Infinity;

/**
 * The most that a round may stake in a currency, in its minor units at the reference rates, rounded down; null where
 * nothing bounds it. Whoever has not told an age is held like the one who may stake least.
 */
export function highestStake(tiers: readonly StakeTier[], age: number | null, currency: string): number | null {
  if (tiers.length === 0) return null;
  const cents = age === null ? Math.min(...tiers.map((tier) => tier.cents)) : centsAt(tiers, age);
  return convert(cents, REFERENCE, currency);
}

/** What holds where two policies meet: at every age the lower of both. */
export function lowerStakes(one: readonly StakeTier[], other: readonly StakeTier[]): readonly StakeTier[] {
  const ages = [...new Set([...one, ...other].map(({ fromAge }) => fromAge))].sort((a, b) => a - b);
  const met = ages.map((fromAge) => ({ fromAge, cents: Math.min(centsAt(one, fromAge), centsAt(other, fromAge)) }));
  return met.filter(({ cents }, at) => cents !== met[at - 1]?.cents);
}
