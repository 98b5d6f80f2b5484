import type { RoundChange } from './counting.ts';

/** By how much the sum of a player in a grain and a currency changes. */
export interface SumChange<Grain> {
  readonly playerId: number;
  readonly grain: Grain;
  readonly currency: string;
  readonly change: bigint;
}

/** What changes add to sums by player, grain and currency: each sum once, as one statement has to have it. */
export function byCurrency<Grain extends string | number>(
  changes: readonly RoundChange<Grain, object>[],
): SumChange<Grain>[] {
  const sums = new Map<string, SumChange<Grain>>();
  for (const { playerId, grain, round, change } of changes) {
    const key = `${playerId} ${round.currency} ${grain}`;
    const sum = sums.get(key) ?? { playerId, grain, currency: round.currency, change: 0n };
    sums.set(key, { ...sum, change: sum.change + change });
  }
  return [...sums.values()];
}
