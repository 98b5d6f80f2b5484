export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of the odd blocks over that of the even ones: 1.00 when the machine is quiet. */
export function againstItself(values: readonly number[]): number {
  return median(values.filter((_, index) => index % 2 === 0)) / median(values.filter((_, index) => index % 2 === 1));
}

/** The smallest value that so large a part of all is not above; NaN of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}
