/** The chance of each of some weights that one is drawn from, in hundredths of a per cent; not rounded. */
export function chancesOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (weight / sum) * 10_000);
}
