/** The prizes of places: money as a sum or as a share of the pool, or anything else that can be given. */

export interface PlaceRange {
  readonly from: number;
  readonly to: number;
}

/** Hundredths of a per cent that make the whole pool. */
export const WHOLE_BP = 10_000;

/** The prize of a place, if it has one. */
export const prizeAt = <Prize extends PlaceRange>(prizes: readonly Prize[], place: number): Prize | undefined =>
  prizes.find(({ from, to }) => from <= place && place <= to);

/** How many places are given something. */
export const placesPaid = (prizes: readonly PlaceRange[]): number =>
  prizes.reduce((most, { to }) => Math.max(most, to), 0);

/** What a place gets of a pool, in minor units, rounded down. */
export const shareOfPool = (poolCents: number, shareBp: number): number =>
  Number((BigInt(poolCents) * BigInt(shareBp)) / BigInt(WHOLE_BP));

/** What all places together get of a pool, in hundredths of a per cent. */
export const sharesTogether = (prizes: readonly (PlaceRange & { readonly share_bp?: number | undefined })[]): number =>
  prizes.reduce((sum, { from, to, share_bp: share = 0 }) => sum + share * (to - from + 1), 0);
